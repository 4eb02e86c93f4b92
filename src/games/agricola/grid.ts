/**
 * The farmyard: three rows of five spaces, counted row by row. A set of spaces is a number with one bit for each; the
 * fence spaces are two such numbers, one for those above and below spaces, one for those to their left and right.
 */
export const COLUMNS = 5;
export const ROWS = 3;
export const CELLS = COLUMNS * ROWS;
export type Cell = number;
/** A set of farmyard spaces. */
export type Cells = number;
/** A field: a space of the farmyard or, from the fifteenth on, a field card. */
export type Plot = number;

export const ALL: Cells = (1 << CELLS) - 1;
const LEFT_COLUMN: Cells = 0b00001_00001_00001;
const RIGHT_COLUMN: Cells = 0b10000_10000_10000;
const TOP_ROW: Cells = 0b11111;

/** "a1" is the space at the top left, "e3" the one at the bottom right. */
export const CELL_NAMES: readonly string[] = Array.from(
  { length: CELLS },
  (_, cell) => `${"abcde"[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`,
);

/** All spaces that share an edge with one of these. */
export const besides = (cells: Cells): Cells =>
  ((cells << COLUMNS) | (cells >> COLUMNS) | ((cells & ~RIGHT_COLUMN) << 1) | ((cells & ~LEFT_COLUMN) >> 1)) & ALL;

export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const lowest = (cells: Cells): Cell => 31 - Math.clz32(cells & -cells);

/** The single spaces of a set, in order. */
export function cellsOf(cells: Cells): Cell[] {
  const list: Cell[] = [];
  for (let rest = cells; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}

export function setOf(list: readonly Cell[]): Cells {
  let cells = 0;
  for (const cell of list) cells |= 1 << cell;
  return cells;
}

/** The level fence spaces around a set: bit 5 × line + column, line 0 above the top row. */
export const levelEdges = (cells: Cells): number => cells ^ (cells << COLUMNS);

/** The upright fence spaces around a set: bit 6 × row + column, column 0 left of the first. */
export function uprightEdges(cells: Cells): number {
  const spread = (cells & 0b11111) | ((cells & (0b11111 << 5)) << 1) | ((cells & (0b11111 << 10)) << 2);
  return spread ^ (spread << 1);
}

/** Fence spaces, level and upright. */
export interface Fences {
  readonly level: number;
  readonly upright: number;
}

/** Upright fence spaces as the farmyard spaces to their right. */
const rightOf = (upright: number): Cells =>
  (upright & 0b11111) | ((upright >> 1) & (0b11111 << 5)) | ((upright >> 2) & (0b11111 << 10));

/** The areas that fences close on every side, in ascending order. */
export function closedAreas({ level, upright }: Fences): Cells[] {
  const areas: Cells[] = [];
  const [left, right] = [rightOf(upright), rightOf(upright >> 1)];
  for (let rest = ALL; rest !== 0; ) {
    let area = rest & -rest;
    for (let before = 0; before !== area; ) {
      before = area;
      area |= ((area << COLUMNS) & ALL & ~level) | ((area & ~level) >> COLUMNS);
      area |= ((area & ~right & ~RIGHT_COLUMN) << 1) | ((area & ~left & ~LEFT_COLUMN) >> 1);
    }
    rest &= ~area;
    const outward = (area & TOP_ROW & ~level) | ((area << COLUMNS) & ~ALL & ~level);
    if ((outward | (area & LEFT_COLUMN & ~left) | (area & RIGHT_COLUMN & ~right)) === 0) areas.push(area);
  }
  return areas.sort((a, b) => a - b);
}

/** A place for one fence: between two farmyard spaces, or along the edge of the farmyard on one side of a space. */
export interface FenceSpace extends Fences {
  readonly side: "between" | "above" | "below" | "left" | "right";
  readonly cells: readonly Cell[];
}

/** All of them: those that lie level, line by line, then those that stand upright, row by row. */
export const FENCE_SPACES: readonly FenceSpace[] = [
  ...Array.from({ length: (ROWS + 1) * COLUMNS }, (_, at): FenceSpace => {
    const fences = { level: 1 << at, upright: 0 };
    if (at < COLUMNS) return { ...fences, side: "above", cells: [at] };
    if (at >= CELLS) return { ...fences, side: "below", cells: [at - COLUMNS] };
    return { ...fences, side: "between", cells: [at - COLUMNS, at] };
  }),
  ...Array.from({ length: ROWS * (COLUMNS + 1) }, (_, at): FenceSpace => {
    const [column, cell] = [at % (COLUMNS + 1), at - Math.floor(at / (COLUMNS + 1))];
    const fences = { level: 0, upright: 1 << at };
    if (column === 0) return { ...fences, side: "left", cells: [cell] };
    if (column === COLUMNS) return { ...fences, side: "right", cells: [cell - 1] };
    return { ...fences, side: "between", cells: [cell - 1, cell] };
  }),
];

/** Whether a set of spaces hangs together. */
const connected = new Uint8Array(1 << CELLS);
for (let cells = 1; cells <= ALL; cells++) {
  let reached = cells & -cells;
  for (let before = 0; before !== reached; ) {
    before = reached;
    reached |= besides(reached) & cells;
  }
  if (reached === cells) connected[cells] = 1;
}
export const isConnected = (cells: Cells): boolean => connected[cells] === 1;

/** Fences around a set that stands alone. */
const outline = (cells: Cells): number => countBits(levelEdges(cells)) + countBits(uprightEdges(cells));

/** Every set of spaces that so many fences could enclose, up to fifteen. */
export const ENCLOSURES: readonly Int32Array[] = Array.from({ length: 16 }, (_, fences) =>
  Int32Array.from({ length: ALL }, (_, i) => i + 1).filter((cells) => isConnected(cells) && outline(cells) <= fences),
);

/** Every two spaces side by side. */
export const PAIRS: readonly Cells[] = cellsOf(ALL).flatMap((cell) =>
  cellsOf(besides(1 << cell))
    .filter((other) => other > cell)
    .map((other) => (1 << cell) | (1 << other)),
);

/** The five columns. */
export const COLUMN_CELLS: readonly Cells[] = Array.from({ length: COLUMNS }, (_, column) => LEFT_COLUMN << column);
