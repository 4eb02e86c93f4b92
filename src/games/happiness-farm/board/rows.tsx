import type { ReactElement } from "react";
import { Icon, useTable, whenChanged } from "../../../client/board.ts";
import type { Seat } from "../../../table/game.ts";
import { type Row, rowsOf } from "../scoring.ts";
import type { State } from "../state.ts";

/** The scoring rows of a seat as bars, with a mark at every threshold. */
export function Rows({ view, seat }: { readonly view: State; readonly seat: Seat }): ReactElement {
  const rows = rowsOf(view, seat);
  return (
    <ul className="hf-rows">
      {rows.map((row) => (
        <li key={row.row}>
          <RowBar row={row} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

const RowBar = whenChanged(function RowBar({ row, seat }: { readonly row: Row; readonly seat: Seat }): ReactElement {
  const { say, seats } = useTable();
  const { thresholds, have, happiness } = row;
  const most = thresholds.at(-1)!;
  const next = thresholds[happiness];
  const values = { row: row.row, n: have, happiness };
  const label = say(next === undefined ? { id: "board.row-full", ...values } : { id: "board.row", ...values, next });
  const at = (n: number) => (Math.min(n, most) / most) * 100;
  return (
    <div className="hf-bar" role="img" aria-label={label} title={label}>
      <Icon of={row.row} size={20} silent />
      <b>{have}</b>
      <span className="hf-track" aria-hidden="true">
        <span className="hf-fill" style={{ width: `${at(have)}%`, background: seats[seat]?.colour }} />
        {thresholds.map((threshold, i) => (
          <span
            key={threshold}
            className="hf-mark"
            data-reached={i < happiness || undefined}
            style={{ left: `${at(threshold)}%` }}
          >
            <small>{threshold}</small>
          </span>
        ))}
      </span>
      <span className="hf-points" aria-hidden="true">
        {happiness}
      </span>
    </div>
  );
});
