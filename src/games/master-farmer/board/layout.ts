import { boxOf, type Cell, cellAt, columnOf, MIDDLE, rowOf } from "../grid.ts";
import { gridSize, type State } from "../state.ts";

/** Where the parts of the board lie, in units of its SVG. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The side of a cell. */
  readonly cell: number;
  readonly grid: Area;
  readonly hand: Area;
  readonly vegetables: Area;
  /** How many vegetables stand side by side. */
  readonly across: number;
  /** The size of letters and numbers. */
  readonly text: number;
  /** Whether the vegetables are named. */
  readonly isNamed: boolean;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const wide: Layout = {
  width: 900,
  height: 580,
  cell: 86,
  grid: { x: 10, y: 10, width: 560, height: 560 },
  hand: { x: 590, y: 10, width: 300, height: 270 },
  vegetables: { x: 590, y: 300, width: 300, height: 270 },
  across: 3,
  text: 15,
  isNamed: true,
};

/** As the wide one, where it is printed at half its size. */
export const lying: Layout = { ...wide, text: 24, isNamed: false };

export const small: Layout = {
  width: 360,
  height: 482,
  cell: 48,
  grid: { x: 8, y: 88, width: 344, height: 322 },
  hand: { x: 8, y: 0, width: 344, height: 84 },
  vegetables: { x: 8, y: 416, width: 344, height: 66 },
  across: 6,
  text: 15,
  isNamed: false,
};

/** The cells in sight: the cubes, and one more row or column wherever the grid may still grow. */
export function cellsInSight(state: State): readonly Cell[] {
  const { top, bottom, left, right } = boxOf(state.grid);
  if (bottom < top) return [MIDDLE];
  const size = gridSize(state);
  const cells: Cell[] = [];
  for (let row = Math.max(top - 1, bottom - size + 1); row <= Math.min(bottom + 1, top + size - 1); row++)
    for (let column = Math.max(left - 1, right - size + 1); column <= Math.min(right + 1, left + size - 1); column++)
      cells.push(cellAt(row, column));
  return cells;
}

/** Where the first cell of all lies: the cubes keep to the middle of their area. */
export function gridCorner(state: State, { grid, cell: side }: Layout): { x: number; y: number } {
  const { top, bottom, left, right } = boxOf(state.grid);
  const isEmpty = bottom < top;
  const middleRow = isEmpty ? rowOf(MIDDLE) : (top + bottom) / 2;
  const middleColumn = isEmpty ? columnOf(MIDDLE) : (left + right) / 2;
  return {
    x: grid.x + grid.width / 2 - (middleColumn + 0.5) * side,
    y: grid.y + grid.height / 2 - (middleRow + 0.5) * side,
  };
}
