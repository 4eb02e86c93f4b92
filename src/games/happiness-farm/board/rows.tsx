import type { ReactElement } from "react";
import { Icon, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import type { Message } from "../../../table/messages.ts";
import { type Row, rowsOf } from "../scoring.ts";
import type { State } from "../state.ts";

/** The scoring rows of a seat as bars, with a mark at every threshold. */
export function Rows({ view, seat }: { readonly view: State; readonly seat: Seat }): ReactElement {
  return (
    <ul className="hf-rows">
      {rowsOf(view, seat).map((row) => (
        <li key={row.row}>
          <RowBar row={row} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  readonly row: Row;
  readonly seat: Seat;
}

const RowBar = whenChanged(function RowBar({ row, seat }: BarProps): ReactElement {
  const { say } = useTable();
  const label = say(rowText(row));
  return (
    <div className="hf-bar-line" role="img" aria-label={label} title={label}>
      <Icon of={row.row} size={20} silent />
      <Bar row={row} seat={seat} />
    </div>
  );
});

/** How far a seat has come in a row, in words. */
export function rowText({ row, have, thresholds, happiness }: Row): Message {
  const next = thresholds[happiness];
  const values = { row, n: have, happiness };
  return next === undefined ? { id: "board.row-full", ...values } : { id: "board.row", ...values, next };
}

/** How many a seat has, the thresholds on a track, and the happiness they bring. */
export function Bar({ row: { thresholds, have, happiness }, seat }: BarProps): ReactElement {
  const { seats } = useTable();
  const most = thresholds.at(-1)!;
  const at = (n: number) => (Math.min(n, most) / most) * 100;
  // Of numbers that would touch, the next one to reach is written, else the higher.
  const isNear = (i: number, other: number) => Math.abs(at(thresholds[i]!) - at(thresholds[other]!)) < 14;
  const isHidden = (i: number) =>
    i !== happiness && ((i + 1 < thresholds.length && isNear(i, i + 1)) || (i - 1 === happiness && isNear(i, i - 1)));
  return (
    <span className="hf-bar" aria-hidden="true">
      <b>{have}</b>
      <span className="hf-track">
        <span className="hf-fill" style={{ width: `${at(have)}%`, background: seats[seat]?.colour }} />
        {thresholds.map((threshold, i) => (
          <span
            key={threshold}
            className="hf-mark"
            data-reached={i < happiness || undefined}
            data-next={i === happiness || undefined}
            style={{ left: `${at(threshold)}%` }}
          >
            {!isHidden(i) && <small>{threshold}</small>}
          </span>
        ))}
      </span>
      <span className="hf-points">{happiness}</span>
    </span>
  );
}
