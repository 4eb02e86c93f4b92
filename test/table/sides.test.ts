import { expect, test } from "vitest";
import { placesOf, sidesOf, tiesOf } from "../../src/table/sides.ts";

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

const scores = (...totals: readonly number[]) => totals.map((total) => ({ total, parts: [] }));
const tieBreak = (...counts: readonly number[]) => ({ text: { id: "score.tie" }, counts });

test("equal points are a tie that the tie-break settles, the better seat first", () => {
  const result = { places: [3, 1, 2], scores: scores(20, 31, 31), tieBreak: tieBreak(9, 5, 2) };
  expect(tiesOf(result, [0, 1, 2])).toEqual([{ points: 31, seats: [1, 2], isSettled: true }]);
});

test("what the tie-break does not tell apart shares the place", () => {
  const result = { places: [1, 1], scores: scores(12, 12), tieBreak: tieBreak(4, 4) };
  expect(tiesOf(result, [0, 1])).toEqual([{ points: 12, seats: [0, 1], isSettled: false }]);
});

test("partners are no tie, and neither are equals where nothing settles them", () => {
  const result = { places: [1, 2, 1, 2], scores: scores(50, 40, 50, 40), tieBreak: tieBreak(3, 1, 3, 1) };
  expect(tiesOf(result, [0, 1, 0, 1])).toEqual([]);
  expect(tiesOf({ places: [1, 1], scores: scores(7, 7) }, [0, 1])).toEqual([]);
});
