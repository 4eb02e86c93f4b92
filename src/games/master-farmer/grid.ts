import { type Kind, NONE } from "./vegetables.ts";

/**
 * A cell of the table around the first cube, row by row. The box around all cubes is at most 5 by 5 and floats, so that
 * no cube can come to lie more than four cells away from the first one.
 */
export type Cell = number;

const SIDE = 9;

export const CELLS = SIDE * SIDE;

/** Where the first cube goes. */
export const MIDDLE: Cell = (CELLS - 1) / 2;

export const rowOf = (cell: Cell): number => Math.floor(cell / SIDE);

export const columnOf = (cell: Cell): number => cell % SIDE;

export const cellAt = (row: number, column: number): Cell => row * SIDE + column;

/** The cell's name, from "a1" to "i9"; the middle is "e5". */
export const nameOf = (cell: Cell): string => `${columnName(columnOf(cell))}${rowOf(cell) + 1}`;

export const columnName = (column: number): string => String.fromCharCode(97 + column);

/** The cells that touch a cell: they share a side with it. */
export const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const around = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  return around.filter(([r, c]) => isOnTable(r, c)).map(([r, c]) => cellAt(r, c));
});

function isOnTable(row: number, column: number): boolean {
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
}

/** The smallest rectangle around all cubes; its `top` is below its `bottom` as long as there is none. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function boxOf(grid: readonly Kind[]): Box {
  let top = SIDE;
  let bottom = -1;
  let left = SIDE;
  let right = -1;
  for (let row = 0, cell = 0; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++, cell++) {
      if (grid[cell] === NONE) continue;
      if (row < top) top = row;
      bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
  return { top, bottom, left, right };
}

export function cubesOn(grid: readonly Kind[]): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (grid[cell] !== NONE) count++;
  return count;
}
