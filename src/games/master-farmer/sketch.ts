import { KINDS_ON } from "./cubes.ts";
import { boxOf, type Cell, cellAt, columnName, columnOf, NEIGHBOURS, rowOf } from "./grid.ts";
import { openings } from "./places.ts";
import { score } from "./scoring.ts";
import type { State } from "./state.ts";
import { ALL_KINDS, type Kind, type Kinds, listed, NONE, VEGETABLES, vegetableOf } from "./vegetables.ts";

/** A letter for each vegetable; corn has an M, for maize. */
export const LETTERS = "CTMEPL";

/**
 * The board as text. Cubes are capital letters; an empty cell where something may be placed shows the vegetable it is
 * kept for in a small letter, `+` if it takes several and `.` if it takes all; `x` is a cell that is dead.
 */
export function sketch(state: State): string {
  return [...gridLines(state), "", ...seatLines(state), ...cubeLines(state)].join("\n");
}

function gridLines(state: State): string[] {
  const open = openings(state);
  const { top, bottom, left, right } = boxOf(state.grid);
  if (bottom < top) return ["(no cube placed)"];
  const columns = range(left - 1, right + 1);
  const heading = `   ${columns.map(columnName).join(" ")}`;
  const lines = range(top - 1, bottom + 1).map((row) => {
    const signs = columns.map((column) => signAt(state, open, cellAt(row, column)));
    return `${row + 1}  ${signs.join(" ")}`;
  });
  return [heading, ...lines].map((line) => line.trimEnd());
}

const range = (first: number, last: number): number[] => {
  const from = Math.max(first, 0);
  return Array.from({ length: Math.min(last, 8) - from + 1 }, (_, i) => from + i);
};

function signAt({ grid }: State, open: Readonly<Uint8Array>, cell: Cell): string {
  const kind = grid[cell]!;
  if (kind !== NONE) return letterOf(kind);
  return open[cell] === 0 && isEnclosed(grid, cell) ? "x" : openingSign(open[cell]!);
}

/** Whether an empty cell lies inside the box and beside a cube. */
function isEnclosed(grid: readonly Kind[], cell: Cell): boolean {
  const { top, bottom, left, right } = boxOf(grid);
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const isInBox = row >= top && row <= bottom && column >= left && column <= right;
  return isInBox && NEIGHBOURS[cell]!.some((neighbour) => grid[neighbour] !== NONE);
}

function openingSign(kinds: Kinds): string {
  if (kinds === 0) return " ";
  if (kinds === ALL_KINDS) return ".";
  const [vegetable, ...others] = listed(kinds);
  return others.length > 0 ? "+" : letterOf(VEGETABLES.indexOf(vegetable!)).toLowerCase();
}

const letterOf = (kind: Kind): string => LETTERS[kind]!;

function seatLines(state: State): string[] {
  return state.collects.map((kind, seat) => {
    const collects = kind === NONE ? "" : ` ${vegetableOf(kind)} (${letterOf(kind)})`;
    return `seat ${seat + 1}:${collects} ${score(state, seat).total}`;
  });
}

function cubeLines({ bag, aside, drawn, face, turns, seats }: State): string[] {
  const lines = [`bag ${bag.length}, set aside ${aside.length}`];
  if (seats === 1) lines.push(`turns left ${turns}`);
  if (drawn !== NONE) {
    const faces = listed(KINDS_ON[drawn]!).map((name) => `${name} (${letterOf(VEGETABLES.indexOf(name))})`);
    lines.push(`drawn: ${faces.join(", ")}${face === NONE ? "" : `; ${vegetableOf(face)} faces up`}`);
  }
  return lines;
}
