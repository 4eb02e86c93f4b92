import type { ReactElement } from "react";
import {
  type BoardModule,
  type BoardProps,
  Hatching,
  Icon,
  type SeatLineProps,
  useTable,
} from "../../../client/board.ts";
import { isSolo, type State } from "../state.ts";
import { NONE, vegetableOf } from "../vegetables.ts";
import { BagContents } from "./bag.tsx";
import { Grid } from "./grid.tsx";
import { Hand } from "./hand.tsx";
import { lying, small, wide } from "./layout.ts";
import { VegetableShelf } from "./vegetables.tsx";

function Board({ view, preview, compact, screen }: BoardProps<State>): ReactElement {
  const { say } = useTable();
  const layout = compact ? small : screen === "lying" ? lying : wide;
  const shown = preview ?? view;
  return (
    <svg
      className="board"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="group"
      aria-label={say({ id: "board.table" })}
    >
      <defs>
        <Hatching id="dead" colour="var(--print-line)" gap={7} />
        <Hatching id="furrows" colour="color-mix(in oklab, var(--print-line) 25%, transparent)" gap={14} angle={90} />
      </defs>
      <Grid view={view} shown={shown} layout={layout} />
      <Hand
        drawn={view.drawn}
        face={view.face}
        inBag={view.bag.length}
        turns={isSolo(view) ? view.turns : undefined}
        allTurns={view.options.soloTurns}
        layout={layout}
      />
      <VegetableShelf shown={shown} layout={layout} />
    </svg>
  );
}

function SeatLine({ view, seat }: SeatLineProps<State>): ReactElement | null {
  const { say } = useTable();
  const kind = view.collects[seat] ?? NONE;
  if (kind === NONE) return null;
  const vegetable = vegetableOf(kind);
  return (
    <p className="seat-line">
      <Icon of={vegetable} size={18} />{" "}
      <span className="seat-line-words">{say({ id: "board.collects", vegetable })}</span>
    </p>
  );
}

export const board: BoardModule<State> = {
  Board,
  compactOn: ["upright"],
  SeatLine,
  panels: [
    {
      id: "bag",
      title: (view) => ({ id: "board.bag", n: view.bag.length }),
      Body: BagContents,
    },
  ],
};
