import { type Cube, KINDS_ON } from "./cubes.ts";
import { isInField } from "./fields.ts";
import { boxOf, CELLS, type Cell, cellAt, MIDDLE, NEIGHBOURS } from "./grid.ts";
import type { Protection } from "./options.ts";
import { gridSize, isSolo, type State } from "./state.ts";
import { ALL_KINDS, isOne, type Kinds, NONE, only } from "./vegetables.ts";

/** For each cell, the vegetables that may be placed there. One array serves all calls: the next call overwrites it. */
export function openings(state: State): Readonly<Uint8Array> {
  open.fill(0);
  const { top, bottom, left, right } = boxOf(state.grid);
  if (bottom < top) {
    open[MIDDLE] = ALL_KINDS;
    return open;
  }
  const size = gridSize(state);
  const protection = protectionOf(state);
  const guarded = protection === "players-fields" ? collected(state) : ALL_KINDS;
  const lastRow = Math.min(bottom + 1, top + size - 1);
  const lastColumn = Math.min(right + 1, left + size - 1);
  for (let row = Math.max(top - 1, bottom - size + 1); row <= lastRow; row++)
    for (let column = Math.max(left - 1, right - size + 1); column <= lastColumn; column++) {
      const cell = cellAt(row, column);
      if (state.grid[cell] === NONE) open[cell] = fitting(state, cell, protection, guarded);
    }
  return open;
}

const open = new Uint8Array(CELLS);

/** The vegetables that may be placed somewhere. */
export function kindsThatFit(state: State): Kinds {
  const openCells = openings(state);
  let kinds = 0;
  for (let cell = 0; cell < CELLS; cell++) kinds |= openCells[cell]!;
  return kinds;
}

/** Whether any of these cubes has a face that fits somewhere. */
export function anyFits(state: State, cubes: readonly Cube[]): boolean {
  const kinds = kindsThatFit(state);
  for (let i = 0; i < cubes.length; i++) if ((KINDS_ON[cubes[i]!]! & kinds) !== 0) return true;
  return false;
}

// No vegetable is special in the solo game: all fields are protected.
const protectionOf = (state: State): Protection => (isSolo(state) ? "all-fields" : state.options.protection);

/** The vegetables that somebody collects. */
export function collected({ collects }: State): Kinds {
  let kinds = 0;
  for (let seat = 0; seat < collects.length; seat++) if (collects[seat] !== NONE) kinds |= only(collects[seat]!);
  return kinds;
}

/** The vegetables that an empty cell in the box takes, judged by the cubes it touches; none if it touches no cube. */
function fitting({ grid }: State, cell: Cell, protection: Protection, guarded: Kinds): Kinds {
  let touched = 0;
  let fields = 0;
  let crowded = 0;
  const around = NEIGHBOURS[cell]!;
  for (let i = 0; i < around.length; i++) {
    const neighbour = around[i]!;
    const kind = grid[neighbour]!;
    if (kind === NONE) continue;
    touched |= only(kind);
    if (isInField(grid, neighbour)) fields |= only(kind);
    else if (protection === "strict" && touchesAny(grid, neighbour)) crowded |= only(kind);
  }
  if (touched === 0) return 0;
  switch (protection) {
    case "none":
      return ALL_KINDS;
    case "players-fields":
    case "all-fields":
      return besideFields(fields & guarded);
    case "clean-join":
      return besideFields(fields) & cleanJoin(touched);
    case "strict":
      return besideFields(fields) & cleanJoin(touched) & ~crowded;
  }
}

/** Beside a field only its own vegetable; beside two fields that differ none. */
const besideFields = (fields: Kinds): Kinds => (fields === 0 ? ALL_KINDS : isOne(fields) ? fields : 0);

/** A cube that touches its own kind touches nothing else. */
const cleanJoin = (touched: Kinds): Kinds => (isOne(touched) ? ALL_KINDS : ALL_KINDS & ~touched);

function touchesAny(grid: readonly number[], cell: Cell): boolean {
  const around = NEIGHBOURS[cell]!;
  for (let i = 0; i < around.length; i++) if (grid[around[i]!] !== NONE) return true;
  return false;
}
