import type { ReactElement } from "react";
import { Piece, Place, useTable } from "../../../client/board.ts";
import { isInField } from "../fields.ts";
import { type Cell, NEIGHBOURS, nameOf } from "../grid.ts";
import { openings } from "../places.ts";
import type { State } from "../state.ts";
import { ALL_KINDS, listed, NONE, vegetableOf } from "../vegetables.ts";
import { Cube } from "./cube.tsx";
import { cellPlace, cellsInSight, type Layout } from "./layout.ts";

interface GridProps {
  readonly view: State;
  readonly shown: State;
  readonly layout: Layout;
  /** Where a new cube comes from. */
  readonly from: { readonly x: number; readonly y: number };
}

/** The cubes, the fields they form, and the cells around them: free, reserved for a field, or dead. */
export function Grid({ view, shown, layout, from }: GridProps): ReactElement {
  const { say } = useTable();
  const at = cellPlace(view, layout);
  const open = openings(shown).slice();
  const side = layout.cell;
  return (
    <g role="group" aria-label={say({ id: "board.grid" })}>
      <rect
        {...layout.grid}
        rx="8"
        fill="var(--field)"
        stroke="var(--print-line)"
        strokeWidth="1.5"
        className="earth"
      />
      <rect {...layout.grid} rx="8" fill="url(#furrows)" />
      {cellsInSight(view).map((cell) => {
        const { x, y } = at(cell);
        const ground = groundOf(shown, cell, open[cell]!);
        const cube = shown.grid[cell]!;
        return (
          <Place
            key={cell}
            id={`grid/${nameOf(cell)}`}
            label={say(labelOf(nameOf(cell), ground, cube))}
            shape={<rect x={x + 4} y={y + 4} width={side - 8} height={side - 8} rx="5" />}
            {...(cube === NONE && ground.explains !== undefined ? { explains: ground.explains } : {})}
            {...(cube !== NONE && isInField(shown.grid, cell) ? { explains: "field" } : {})}
          >
            {cube === NONE && <Ground ground={ground} x={x} y={y} side={side} />}
            {cube !== NONE && <Joints grid={shown.grid} cell={cell} x={x} y={y} side={side} />}
            {cube !== NONE && (
              <Piece
                id={`cube/${cell}`}
                x={x + 5}
                y={y + 5}
                from={{ x: from.x, y: from.y }}
                isGhost={view.grid[cell] === NONE}
              >
                <Cube vegetable={vegetableOf(cube)} size={side - 10} />
              </Piece>
            )}
          </Place>
        );
      })}
    </g>
  );
}

/** What an empty cell is good for. */
interface GroundKind {
  readonly kind: "free" | "reserved" | "dead" | "far";
  readonly vegetable?: string;
  readonly explains?: string;
}

function groundOf(state: State, cell: Cell, kinds: number): GroundKind {
  const touches = NEIGHBOURS[cell]!.some((neighbour) => state.grid[neighbour] !== NONE);
  const [first, second] = listed(kinds);
  if (kinds === ALL_KINDS || (first !== undefined && second !== undefined)) return { kind: "free" };
  if (first !== undefined) return { kind: "reserved", vegetable: first, explains: "reserved-cell" };
  return touches ? { kind: "dead", explains: "dead-cell" } : { kind: "far" };
}

function labelOf(cell: string, { kind, vegetable }: GroundKind, cube: number) {
  if (cube !== NONE) return { id: "board.cube", cell, vegetable: vegetableOf(cube) };
  if (vegetable !== undefined) return { id: "board.reserved", cell, vegetable };
  return { id: `board.${kind}`, cell };
}

interface GroundProps {
  readonly ground: GroundKind;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function Ground({ ground, x, y, side }: GroundProps): ReactElement | null {
  const box = { x: x + 5, y: y + 5, width: side - 10, height: side - 10, rx: 5 };
  if (ground.kind === "far") return null;
  if (ground.kind === "dead") return <rect {...box} fill="url(#dead)" stroke="var(--print-line)" strokeWidth="1.5" />;
  if (ground.vegetable === undefined)
    return <rect {...box} fill="var(--sand)" fillOpacity="0.55" stroke="var(--print-line)" strokeDasharray="4 4" />;
  return (
    <g>
      <rect {...box} fill="var(--sand)" fillOpacity="0.8" />
      <rect
        {...box}
        fill={`var(--${ground.vegetable})`}
        fillOpacity="0.75"
        stroke="var(--print-line)"
        strokeDasharray="4 4"
      />
      <circle
        cx={x + side / 2}
        cy={y + side / 2}
        r={side * 0.09}
        fill={`var(--${ground.vegetable})`}
        stroke="var(--print-line)"
      />
    </g>
  );
}

interface JointsProps {
  readonly grid: readonly number[];
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** What joins a cube to those of its kind: a field is one patch. */
function Joints({ grid, cell, x, y, side }: JointsProps): ReactElement {
  const colour = `var(--${vegetableOf(grid[cell]!)})`;
  const isSame = (neighbour: Cell) => NEIGHBOURS[cell]!.includes(neighbour) && grid[neighbour] === grid[cell];
  const thick = side * 0.5;
  const start = (side - thick) / 2;
  return (
    <g fill={colour} stroke="var(--print-line)" strokeWidth="1.2">
      {isSame(cell + 1) && <rect x={x + side - 14} y={y + start} width={28} height={thick} />}
      {isSame(cell + 9) && <rect x={x + start} y={y + side - 14} width={thick} height={28} />}
    </g>
  );
}
