import "./board.css";
import type { ReactElement } from "react";
import { type BoardModule, type BoardProps, Icon, type SeatLineProps } from "../../../client/board.ts";
import { ANIMALS } from "../data.ts";
import { animalsOf } from "../scoring.ts";
import type { State } from "../state.ts";
import { tables } from "../tables.ts";
import { Farm } from "./farm.tsx";
import { icons } from "./icons.tsx";
import { lots } from "./lots.ts";
import { Market } from "./market.tsx";
import { NumbersPanel } from "./numbers.tsx";
import { AllBoards, PlayerBoard, Rivals } from "./player-board.tsx";

function Board({ view, preview, focus, compact, screen }: BoardProps<State>): ReactElement {
  const shown = preview ?? view;
  return (
    <div className="happiness-farm" data-compact={compact || undefined}>
      <Farm view={view} shown={shown} compact={compact} />
      <div className="hf-side">
        <PlayerBoard shown={shown} seat={focus} />
        <Market shown={shown} seat={focus} />
      </div>
      {view.seats > 1 && screen === undefined && <Rivals view={view} focus={focus} />}
    </div>
  );
}

/** Money and animals of a seat. */
function SeatLine({ view, seat }: SeatLineProps<State>): ReactElement {
  const { kinds } = tables(view);
  return (
    <p className="seat-line">
      <Icon of="money" size={18} /> {view.money[seat]}{" "}
      <span className="seat-line-words hf-animals">
        {animalsOf(view, seat, kinds).map((count, kind) =>
          count === 0 ? null : (
            <span key={ANIMALS[kind]} className="hf-amount">
              <Icon of={ANIMALS[kind]!} size={18} /> {count}
            </span>
          ),
        )}
      </span>
    </p>
  );
}

export const board: BoardModule<State> = {
  Board,
  compactOn: ["lying"],
  SeatLine,
  lots,
  icons,
  panels: [
    { id: "boards", title: () => ({ id: "board.boards" }), Body: AllBoards },
    { id: "numbers", title: () => ({ id: "board.numbers" }), Body: NumbersPanel },
  ],
};
