import { expect, test } from "vitest";
import { game } from "../index.ts";
import { points, pointsFor, type Scored } from "../scoring.ts";
import { table, withCard } from "../testing.ts";

const THRESHOLDS: readonly (readonly [string, Scored, readonly number[]])[] = [
  ["AG-281", "fields", [-1, -1, 1, 2, 3, 4, 4]],
  ["AG-282", "pastures", [-1, 1, 2, 3, 4, 4, 4]],
  ["AG-283", "grain", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ["AG-284", "vegetable", [-1, 1, 2, 3, 4, 4]],
  ["AG-286", "sheep", [-1, 1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ["AG-287", "boar", [-1, 1, 1, 2, 2, 3, 3, 4, 4]],
  ["AG-288", "cattle", [-1, 1, 2, 2, 3, 3, 4, 4]],
];

for (const [item, category, expected] of THRESHOLDS)
  test(`${item} ${category}: 0 to ${expected.length - 1} score ${expected.join(", ")}`, () => {
    expect(expected.map((_, count) => pointsFor(category, count))).toEqual(expected);
  });

const FARM = `
  +    +    +    +----+----+
     .   g3   v2 |  ^    . |
  +    +    +    +----+----+
     R    F    .    .    ^
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-280 After the harvest of round 14 the game is over and shows the whole sheet", () => {
  const { anna } = table({ anna: { atHome: 1, goods: { food: 4 } }, bert: { goods: { food: 4 } } });
  expect(game.result(anna.state)).toBeUndefined();
  anna.uses("fishing");
  expect(game.actors(anna.state)).toEqual([]);
  const { scores, places } = game.result(anna.state)!;
  expect(scores[0]!.parts).toHaveLength(14);
  expect(places).toEqual([1, 1]);
});

test("AG-283, AG-284, AG-285 Crops in fields and supply count together", () => {
  const { anna } = table({ anna: { farm: FARM, goods: { grain: 3 } }, bert: {} });
  expect(anna.scores("grain")).toBe(3);
  expect(anna.scores("vegetable")).toBe(2);
});

test("AG-290 Every unused space costs a point: rooms, fields, stables and fenced spaces are used", () => {
  const { anna } = table({ anna: { farm: FARM, goods: { sheep: 1 } }, bert: {} });
  expect(anna.scores("unused")).toBe(-7);
});

test("AG-291, AG-298 A space that a card calls used costs nothing; other losses stay", () => {
  withCard("well", { allows: { countsAsUsed: ({ cell }) => cell === 14 } }, () => {
    const { anna } = table({ anna: { farm: FARM, plays: ["well"] }, bert: {} });
    expect(anna.scores("unused")).toBe(-6);
    expect(anna.scores("sheep")).toBe(-1);
  });
});

test("AG-292 Fenced stables bring 1 point each, others none", () => {
  expect(table({ anna: { farm: FARM }, bert: {} }).anna.scores("fenced-stables")).toBe(1);
});

test("AG-293 Clay rooms bring 1 point, stone rooms 2, wooden ones none", () => {
  const rooms = (house: "wood" | "clay" | "stone") => table({ anna: { house }, bert: {} }).anna.scores("rooms");
  expect([rooms("wood"), rooms("clay"), rooms("stone")]).toEqual([0, 2, 4]);
});

test("AG-294 People bring 3 points each", () => {
  expect(table({ anna: { people: 5 }, bert: {} }).anna.scores("people")).toBe(15);
});

test("AG-295 Improvements before you bring their printed points, one handed in brings none", () => {
  const { anna } = table({ anna: { plays: ["fireplace-2"] }, bert: {} });
  anna.uses("major-improvement").builds("cooking-hearth-5", "fireplace-2");
  expect(anna.scores("improvements")).toBe(1);
});

test("AG-296 Bonus points and begging markers are counted apart, 3 less for each marker", () => {
  const { anna } = table({ anna: { plays: ["joinery"], goods: { wood: 5 }, begs: 1 }, bert: {} });
  expect([anna.scores("bonus"), anna.scores("begging")]).toEqual([2, -3]);
});

test("AG-299 Only resources in the supply bring the bonus of a craft, 3 points at most", () => {
  const { anna } = table({ anna: { plays: ["joinery"], goods: { wood: 20 } }, bert: {} }, { stock: { forest: 9 } });
  expect(anna.scores("bonus")).toBe(3);
});

test("AG-300 A tie goes to whoever has more building resources left; still tied, they share", () => {
  const end = (wood: number, stone: number) => {
    const { anna } = table({ anna: { atHome: 1, goods: { food: 4, wood } }, bert: { goods: { food: 4, stone } } });
    anna.uses("fishing");
    return game.result(anna.state)!.places;
  };
  expect([end(3, 2), end(2, 3), end(2, 2)]).toEqual([
    [1, 2],
    [2, 1],
    [1, 1],
  ]);
});

test("AG-289 What nobody owns does not count: animals on spaces score for no one", () => {
  const { anna } = table({ anna: {}, bert: {} }, { stock: { "sheep-market": 8 } });
  expect(anna.scores("sheep")).toBe(-1);
});

test("A new farm scores -14", () => {
  const { anna } = table({ anna: {}, bert: {} });
  expect(anna.points).toBe(-7 - 13 + 6);
  expect(points(anna.state, 0)).toBe(anna.points);
});
