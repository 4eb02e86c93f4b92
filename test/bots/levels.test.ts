import { expect, test } from "vitest";
import { levelsOf } from "../../src/bots/levels/levels.ts";
import type { Levels } from "../../src/table/module.ts";
import { tiny } from "./tiny.ts";

const levels = (change: Partial<Levels>): Levels => ({
  novice: { algorithm: "one-ply", temperature: 2 },
  casual: { algorithm: "one-ply", temperature: 1 },
  club: { algorithm: "greedy" },
  strong: { algorithm: "flat-monte-carlo", simulations: 10, width: 3, length: 5 },
  expert: { algorithm: "flat-monte-carlo", simulations: 20, width: 3, length: 5 },
  ...change,
});

const withLevels = (of: (seats: number) => Levels) =>
  tiny({ value: ({ points }, seat) => points[seat]!, levels: ({ seats }) => of(seats) });

test("a game offers the levels it tells apart", () => {
  const merged = withLevels(() => levels({ strong: { algorithm: "greedy" }, expert: { algorithm: "greedy" } }));
  expect(levelsOf(merged)).toEqual(["novice", "casual", "club"]);
});

test("levels that differ at one number of seats are all offered", () => {
  const mixed = withLevels((seats) => levels(seats === 2 ? {} : { expert: levels({}).strong }));
  expect(levelsOf(mixed)).toHaveLength(5);
});
