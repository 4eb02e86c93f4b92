import type { ReactElement } from "react";
import { Piece, useTable } from "../../../client/board.ts";
import { isInField } from "../fields.ts";
import { type Cell, NEIGHBOURS } from "../grid.ts";
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

/** How many cells a row of the table has. */
const ROW = 9;

function groundOf(state: State, cell: Cell, kinds: number): { ground: GroundKind; reservedFor?: string } {
  const [first, second] = listed(kinds);
  if (kinds === ALL_KINDS || (first !== undefined && second !== undefined)) return { ground: "free" };
  if (first !== undefined) return { ground: "reserved", reservedFor: first };
  const touches = NEIGHBOURS[cell]!.some((neighbour) => state.grid[neighbour] !== NONE);
  return { ground: touches ? "dead" : "far" };
}
