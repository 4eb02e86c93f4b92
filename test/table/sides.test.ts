import { expect, test } from "vitest";
import { placesOf, sidesOf } from "../../src/table/sides.ts";

test("every seat is a side of its own where the game says nothing else", () => {
  expect(sidesOf({}, {}, 3)).toEqual([0, 1, 2]);
  expect(sidesOf({ sides: () => undefined }, {}, 2)).toEqual([0, 1]);
  expect(sidesOf({ sides: () => [0, 1, 0, 1] }, {}, 4)).toEqual([0, 1, 0, 1]);
});

test("a place counts the sides that are better, and seats of a side share it", () => {
  const points = [3, 5, 3, 5];
  const isBetter = (one: number, other: number) => points[one]! > points[other]!;
  expect(placesOf([0, 1, 0, 1], isBetter)).toEqual([2, 1, 2, 1]);
  expect(placesOf([0, 1, 2, 3], isBetter)).toEqual([3, 1, 3, 1]);
});
