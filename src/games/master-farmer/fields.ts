import { CELLS, type Cell, NEIGHBOURS } from "./grid.ts";
import type { Kind } from "./vegetables.ts";

/** Whether the cube in a cell belongs to a field: it touches another one of its kind. */
export function isInField(grid: readonly Kind[], cell: Cell): boolean {
  const kind = grid[cell];
  const around = NEIGHBOURS[cell]!;
  for (let i = 0; i < around.length; i++) if (grid[around[i]!] === kind) return true;
  return false;
}

/** How many cubes of a kind lie in fields. */
export function cubesInFields(grid: readonly Kind[], kind: Kind): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) if (grid[cell] === kind && isInField(grid, cell)) count++;
  return count;
}

/** The sizes of a kind's fields, the largest first. */
export function fieldSizes(grid: readonly Kind[], kind: Kind): number[] {
  const counted = new Set<Cell>();
  const sizes: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (grid[cell] !== kind || counted.has(cell)) continue;
    const size = groupAround(grid, cell, counted);
    if (size >= 2) sizes.push(size);
  }
  return sizes.sort((a, b) => b - a);
}

/** The size of the group a cube belongs to; its cells are marked as counted. */
function groupAround(grid: readonly Kind[], first: Cell, counted: Set<Cell>): number {
  const group = [first];
  counted.add(first);
  for (const cell of group)
    for (const neighbour of NEIGHBOURS[cell]!)
      if (grid[neighbour] === grid[first] && !counted.has(neighbour)) {
        counted.add(neighbour);
        group.push(neighbour);
      }
  return group.length;
}
