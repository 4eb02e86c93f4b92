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

/** What the others own, in a line each; a click shows their boards in full. */
export function Rivals({ view, focus }: { readonly view: State; readonly focus: Seat }): ReactElement {
  const { say, name, openPanel, seats } = useTable();
  return (
    <ul className="hf-rivals" aria-label={name("board.rivals")}>
      {seats
        .filter(({ seat }) => seat !== focus)
        .map(({ seat, name: who }) => (
          <li key={seat}>
            <button type="button" className="hf-rival" onClick={() => openPanel("boards")}>
              <span className="hf-rival-name">
                <SeatMark seat={seat} size={18} /> {who}
              </span>
              {[...ownedBy(view, seat), { good: "scraps", n: view.scraps[seat]! }]
                .filter(({ n }) => n > 0)
                .map(({ good, n }) => (
                  <span key={good} className="hf-amount" role="img" aria-label={say({ id: "board.has", good, n })}>
                    <Icon of={good} size={20} silent />
                    {n}
                  </span>
                ))}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** Money and goods of a seat. */
const ownedBy = (view: State, seat: Seat): readonly { readonly good: string; readonly n: number }[] => [
  { good: "money", n: view.money[seat]! },
  ...view.goods[seat]!.map((n, i) => ({ good: GOODS[i]!, n })),
];

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
            {ownedBy(view, seat)
              .filter(({ good, n }) => n > 0 || good === "money")
              .map(({ good, n }) => (
                <span key={good} className="hf-amount">
                  <Icon of={good} size={20} silent />
                  <span className="hidden-text">{name(good)}</span> {n}
                </span>
              ))}
          </p>
          <Rows view={view} seat={seat} />
        </div>
      ))}
    </div>
  );
}
