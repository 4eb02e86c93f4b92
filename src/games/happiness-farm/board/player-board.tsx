import type { ReactElement } from "react";
import { type BoardProps, Icon, PlaceBox, SeatMark, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { GOODS } from "../data.ts";
import type { State } from "../state.ts";
import { Rows } from "./rows.tsx";

interface PlayerBoardProps {
  readonly shown: State;
  readonly seat: Seat;
}

/** Money, goods and table scraps of the seat in focus; its tracks can be clicked. */
export function PlayerBoard({ shown, seat }: PlayerBoardProps): ReactElement {
  const { say } = useTable();
  return (
    <div role="group" className="hf-box hf-player" aria-label={say({ id: "board.board-of", seat })}>
      <h3>
        <SeatMark seat={seat} size={18} /> {say({ id: "board.board-of", seat })}
      </h3>
      <div className="hf-row">
        <Store good="money" n={shown.money[seat]!} />
        {shown.goods[seat]!.map((n, good) => (
          <Store key={GOODS[good]} good={GOODS[good]!} n={n} />
        ))}
        <Store good="scraps" n={shown.scraps[seat]!} />
      </div>
      {shown.due[seat]! > 0 && <p className="hf-note">{say({ id: "board.due", n: shown.due[seat]! })}</p>}
    </div>
  );
}

const Store = whenChanged(function Store({ good, n }: { readonly good: string; readonly n: number }): ReactElement {
  const { say } = useTable();
  return (
    <PlaceBox
      id={`good/${good}`}
      label={say({ id: "board.has", good, n })}
      className="hf-item"
      {...(good === "hay" || good === "scraps" ? { explains: good } : {})}
    >
      <Icon of={good} size={26} silent />
      <b>{n}</b>
    </PlaceBox>
  );
});

/** The boards of all seats with their way to the next thresholds. */
export function AllBoards({ view }: BoardProps<State>): ReactElement {
  const { say, name } = useTable();
  return (
    <div className="hf-boards">
      {[...Array(view.seats).keys()].map((seat) => (
        <div key={seat} role="group" className="hf-box" aria-label={say({ id: "board.board-of", seat })}>
          <h3>
            <SeatMark seat={seat} size={18} /> {say({ id: "board.board-of", seat })}
          </h3>
          <p className="hf-row">
            {["money", ...GOODS].flatMap((good, i) => {
              const n = i === 0 ? view.money[seat]! : (view.goods[seat]![i - 1] ?? 0);
              return n === 0 && i > 0
                ? []
                : [
                    <span key={good} className="hf-amount">
                      <Icon of={good} size={20} silent />
                      <span className="hidden-text">{name(good)}</span> {n}
                    </span>,
                  ];
            })}
          </p>
          <Rows view={view} seat={seat} />
        </div>
      ))}
    </div>
  );
}
