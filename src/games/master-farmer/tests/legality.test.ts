import fc from "fast-check";
import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions, randomOptions } from "../../../table/options.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { KINDS_ON } from "../cubes.ts";
import { CELLS, cellAt, columnOf, rowOf } from "../grid.ts";
import { game } from "../index.ts";
import { options, type Protection } from "../options.ts";
import type { Move, State } from "../state.ts";
import { has, NONE, VEGETABLES } from "../vegetables.ts";

const protections = options.fields.protection.values;
const cells = Array.from({ length: CELLS }, (_, cell) => cell);

/** Plays at random, handing over the position before each placement. */
function playRandomly(state: State, seed: string, before: (state: State, placements: readonly Move[]) => void): void {
  const random = fastRandom(seed);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    if (state.drawn !== NONE && seat !== CHANCE) before(state, moves);
    game.play(state, seat, pick(moves, random));
  }
}

const placed = (moves: readonly Move[]) =>
  moves.flatMap((move) => (move.type === "place" ? [`${move.vegetable} ${move.cell}`] : [])).sort();

/** The sheet's sentences word for word, cell by cell and group by group. */
function legalPlacements(state: State, protection: Protection): string[] {
  const { grid, seats } = state;
  const size = seats === 1 ? 4 : 5;
  const occupied = cells.filter((cell) => grid[cell] !== NONE);
  const kinds = VEGETABLES.map((_, kind) => kind).filter((kind) =>
    state.face === NONE ? has(KINDS_ON[state.drawn]!, kind) : kind === state.face,
  );
  const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
  return cells
    .filter((cell) => grid[cell] === NONE)
    .filter((cell) => (occupied.length === 0 ? cell === 40 : occupied.some((other) => doTouch(cell, other))))
    .filter((cell) => spanOf([...occupied, cell].map(rowOf)) <= size)
    .filter((cell) => spanOf([...occupied, cell].map(columnOf)) <= size)
    .flatMap((cell) =>
      kinds
        .filter((kind) => isAllowed(grid, state.collects, cell, kind, protection))
        .map((kind) => `${VEGETABLES[kind]} ${cell}`),
    )
    .sort();
}

const doTouch = (a: number, b: number) => Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b)) === 1;

/** The group of a cube, found by walking. */
function groupOf(grid: readonly number[], cell: number): number[] {
  const group = [cell];
  for (const member of group)
    group.push(
      ...cells.filter((other) => doTouch(member, other) && grid[other] === grid[cell] && !group.includes(other)),
    );
  return group;
}

function isAllowed(
  grid: readonly number[],
  collects: readonly number[],
  cell: number,
  kind: number,
  protection: Protection,
): boolean {
  const touched = cells.filter((other) => doTouch(cell, other) && grid[other] !== NONE);
  const isField = (other: number) => groupOf(grid, other).length >= 2;
  const touchesForeignField = touched.some((other) => grid[other] !== kind && isField(other));
  switch (protection) {
    case "none":
      return true;
    case "players-fields":
      return !touched.some((other) => grid[other] !== kind && isField(other) && collects.includes(grid[other]!));
    case "all-fields":
      return !touchesForeignField;
    case "clean-join":
      return (
        !touchesForeignField &&
        (touched.every((other) => grid[other] === kind) || touched.every((other) => grid[other] !== kind))
      );
    case "strict": {
      const after = grid.with(cell, kind);
      return cells.every(
        (one) =>
          after[one] === NONE ||
          groupOf(after, one).length < 2 ||
          cells.every((other) => !doTouch(one, other) || after[other] === NONE || after[other] === after[one]),
      );
    }
  }
}

test("The listed placements are those that the rules allow, for every reading of them", () => {
  for (const protection of protections)
    for (const seats of [2, 4])
      for (const seed of ["one", "two"]) {
        const state = game.setup(seats, { ...defaultOptions(options), protection }, 1);
        playRandomly(state, seed, (state, moves) => expect(placed(moves)).toEqual(legalPlacements(state, protection)));
      }
});

test("The listed placements are those that the rules allow, alone", () => {
  for (const seed of ["one", "two", "three", "four", "five"]) {
    const state = game.setup(1, defaultOptions(options), 1);
    playRandomly(state, seed, (state, moves) => expect(placed(moves)).toEqual(legalPlacements(state, "all-fields")));
  }
});

type Turning = (row: number, column: number) => readonly [number, number];

const symmetries: readonly Turning[] = [
  (row, column) => [row, column],
  (row, column) => [row, 8 - column],
  (row, column) => [8 - row, column],
  (row, column) => [8 - row, 8 - column],
  (row, column) => [column, row],
  (row, column) => [column, 8 - row],
  (row, column) => [8 - column, row],
  (row, column) => [8 - column, 8 - row],
];

test("MF-078 What is legal does not change when the table is turned or mirrored", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, seats) => {
      const state = game.setup(seats, randomOptions(options, fastRandom(seed)), 1);
      playRandomly(state, seed, (state, moves) => {
        for (const symmetry of symmetries) {
          const turned = (cell: number) => cellAt(...symmetry(rowOf(cell), columnOf(cell)));
          const grid = new Array<number>(CELLS).fill(NONE);
          for (const cell of cells) grid[turned(cell)] = state.grid[cell]!;
          const expected = moves.map((move) => (move.type === "place" ? { ...move, cell: turned(move.cell) } : move));
          expect(placed(game.moves({ ...state, grid }, game.actors(state)[0]!))).toEqual(placed(expected));
        }
      });
    }),
    { numRuns: 20 },
  );
});

test("MF-056 Random games end, for all counts of players and options", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, seats) => {
      const state = game.setup(seats, randomOptions(options, fastRandom(seed)), 1);
      playRandomly(state, seed, () => {});
      expect(game.actors(state)).toEqual([]);
      expect(game.result(state)?.places).toHaveLength(seats);
    }),
    { numRuns: 200 },
  );
});
