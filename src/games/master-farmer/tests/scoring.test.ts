import { expect, test } from "vitest";
import { game } from "../index.ts";
import type { MasterFarmerOptions } from "../options.ts";
import { table } from "../testing.ts";
import type { Vegetable } from "../vegetables.ts";

/** The result of a game that ends with this grid. */
function resultOf(grid: string, collects: readonly Vegetable[], options: Partial<MasterFarmerOptions> = {}) {
  const collectors = Object.fromEntries(collects.map((vegetable, seat) => [`seat${seat}`, vegetable]));
  const { state } = table<string>(collectors, { grid, options }).seat0!;
  state.agenda = [];
  return game.result(state)!;
}

test("MF-057 Each cube of one's own vegetable in a field is a point", () => {
  const { scores } = resultOf("CCC.\n.TM.\n.CC.", ["carrot", "tomato"]);
  expect(scores[0]).toMatchObject({ total: 5, parts: [{ points: 3 }, { points: 2 }] });
});

test("MF-058 Single cubes count nothing", () => {
  expect(resultOf("CCM\nTMC", ["carrot", "tomato"]).scores.map(({ total }) => total)).toEqual([2, 0]);
});

test("MF-059 A cube counts for its owner, whoever placed it", () => {
  const { bert, anna } = table({ bert: "tomato", anna: "carrot" }, { grid: "CC" });
  bert.draws(["carrot"]).places("carrot", "c5");
  expect([anna.points, bert.points]).toEqual([3, 0]);
});

test("MF-060 Vegetables that nobody collects count for nobody", () => {
  expect(resultOf("MMM", ["carrot", "tomato"]).scores.map(({ total }) => total)).toEqual([0, 0]);
});

test("MF-061 Most points win", () => {
  const { places } = resultOf("CCCM\nTTLL\nEPEP", ["tomato", "carrot", "lettuce", "eggplant"]);
  expect(places).toEqual([2, 1, 2, 4]);
});

test("MF-062 Equal points share the victory", () => {
  expect(resultOf("CCTT\nCCTT", ["carrot", "tomato"]).places).toEqual([1, 1]);
  expect(resultOf("CCCC.\n....M\nTT.TT", ["tomato", "carrot"]).places).toEqual([1, 1]);
});

test("MF-062 Largest field: with equal points the larger largest field wins, then the victory is shared", () => {
  const options = { tie: "largest-field" } as const;
  expect(resultOf("CCCC.\n....M\nTT.TT", ["tomato", "carrot"], options).places).toEqual([2, 1]);
  expect(resultOf("CCTT\nCCTT", ["carrot", "tomato"], options).places).toEqual([1, 1]);
  expect(resultOf("CCCMM\nCCM..\nTTTTM", ["tomato", "carrot"], options).places).toEqual([2, 1]);
});

test("MF-063 Nobody needs to have a field: all without one share the place", () => {
  const { places, scores } = resultOf("CTM\nTMC", ["carrot", "tomato", "pumpkin"]);
  expect(scores.map(({ total }) => total)).toEqual([0, 0, 0]);
  expect(places).toEqual([1, 1, 1]);
});
