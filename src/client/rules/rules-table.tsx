import type { ReactElement } from "react";
import type { RulesTable as Table } from "../../table/module.ts";
import { figures } from "../words/figures.ts";
import type { Speech } from "../words/use-words.ts";

type Cell = Table["columns"][number];

/** A table of points, prices or other numbers. */
export function RulesTable({ table, words }: { readonly table: Table; readonly words: Speech }): ReactElement {
  const { title, columns, rows } = table;
  const text = (cell: Cell) => (typeof cell === "number" ? figures(cell) : words.say(cell));
  return (
    <table className="rules-table">
      <caption>{words.say(title)}</caption>
      <thead>
        <tr>
          {columns.map((cell) => (
            <th key={text(cell)} scope="col">
              {text(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first === undefined ? "" : text(first)}>
            <th scope="row">{first !== undefined && text(first)}</th>
            {cells.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
              <td key={i}>{text(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
