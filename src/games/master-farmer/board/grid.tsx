import type { ReactElement } from "react";
import { Piece, useTable } from "../../../client/board.ts";
import { isInField } from "../fields.ts";
import { type Cell, cellAt, columnOf, NEIGHBOURS, nameOf, rowOf } from "../grid.ts";
import { openings } from "../places.ts";
import type { State } from "../state.ts";
import { ALL_KINDS, listed, NONE } from "../vegetables.ts";
import { GridCell, type GroundKind } from "./grid-cell.tsx";
import { cellsInSight, gridCorner, type Layout } from "./layout.ts";

interface GridProps {
  readonly view: State;
  readonly shown: State;
  readonly layout: Layout;
}

/** The cubes, the fields they form, and the cells around them: free, reserved for a field, or dead. */
export function Grid({ view, shown, layout }: GridProps): ReactElement {
  const { say } = useTable();
  const corner = gridCorner(view, layout);
  const open = openings(shown).slice();
  const { grid } = shown;
  const isJoined = (cell: Cell, other: Cell) => NEIGHBOURS[cell]!.includes(other) && grid[other] === grid[cell];
  return (
    <g role="group" aria-label={say({ id: "board.grid" })}>
      <rect {...layout.grid} rx="8" fill="var(--field)" stroke="var(--print-line)" strokeWidth="1.5" />
      <rect {...layout.grid} rx="8" fill="url(#furrows)" />
      <Piece id="grid" {...corner}>
        <Edges cells={cellsInSight(view)} side={layout.cell} text={layout.text} />
        {cellsInSight(view).map((cell) => {
          const isCube = grid[cell] !== NONE;
          return (
            <GridCell
              key={cell}
              cell={cell}
              side={layout.cell}
              comesFrom={isCube ? { x: layout.hand.x - corner.x, y: layout.hand.y - corner.y } : undefined}
              cube={grid[cell]!}
              isNew={isCube && view.grid[cell] === NONE}
              isInField={isCube && isInField(grid, cell)}
              joinsRight={isCube && isJoined(cell, cell + 1)}
              joinsDown={isCube && isJoined(cell, cell + ROW)}
              {...groundOf(shown, cell, open[cell]!)}
            />
          );
        })}
      </Piece>
    </g>
  );
}

interface EdgesProps {
  readonly cells: readonly Cell[];
  readonly side: number;
  readonly text: number;
}

/** Letters of the columns and numbers of the rows, as the log names them. */
function Edges({ cells, side, text }: EdgesProps): ReactElement {
  const columns = [...new Set(cells.map(columnOf))];
  const rows = [...new Set(cells.map(rowOf))];
  const top = Math.min(...rows) * side;
  const left = Math.min(...columns) * side;
  return (
    <g fontSize={text} fontWeight="600" textAnchor="middle" aria-hidden="true">
      {columns.map((column) => (
        <text key={column} x={(column + 0.5) * side} y={top - 4}>
          {nameOf(cellAt(0, column)).slice(0, 1)}
        </text>
      ))}
      {rows.map((row) => (
        <text key={row} x={left - text * 0.6} y={(row + 0.5) * side + text / 3}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

/** How many cells a row of the table has. */
const ROW = 9;

function groundOf(state: State, cell: Cell, kinds: number): { ground: GroundKind; reservedFor?: string } {
  const [first, second] = listed(kinds);
  if (kinds === ALL_KINDS || (first !== undefined && second !== undefined)) return { ground: "free" };
  if (first !== undefined) return { ground: "reserved", reservedFor: first };
  const touches = NEIGHBOURS[cell]!.some((neighbour) => state.grid[neighbour] !== NONE);
  return { ground: touches ? "dead" : "far" };
}
