import { expect, test } from "vitest";
import { farm } from "../testing.ts";

const solo = (setting: Parameters<typeof farm>[1], holding: Parameters<typeof farm>[0][string] = {}) =>
  farm({ anna: holding }, { step: "farming", ...setting });

test("HF-054: a farmer converts or collects, once a round", () => {
  const { anna, bert } = farm({ anna: {}, bert: {} }, { step: "farming" });
  anna.converts("c2", "garden");
  expect(bert.isAsked).toBe(true);
  bert.passes();
});

test("HF-054: with the switch a farmer does one of each, in either order", () => {
  const options = { farmerActions: "both" } as const;
  const first = solo({ farm: "PPP", options }).anna.converts("a1", "field").collects("b1");
  expect(first.choices).toEqual(["pass", "collect"]);
  const second = solo({ farm: "PPP", options }).anna.collects("b1").collects("c1");
  expect(second.choices).toEqual(["pass", "convert"]);
  expect(second.converts("a1", "garden").goods.hay).toBe(10);
});

test("HF-055, HF-056: pasture becomes garden or field at once, empty until food grows", () => {
  const garden = solo({ farm: "PP" });
  garden.anna.converts("a1", "garden");
  expect(garden.table.on("a1")).toMatchObject({ land: "garden", food: 2 });
  const field = farm({ anna: {}, bert: {} }, { farm: "PP", step: "farming" });
  field.anna.converts("a1", "field");
  expect(field.table.on("a1")).toMatchObject({ land: "field", food: 0 });
  field.bert.passes();
  expect(field.table.on("a1").food).toBe(1);
});

test("HF-057, HF-058: on rough or forest a farmer adds one effort", () => {
  const { anna, bert, table } = farm({ anna: {}, bert: {} }, { farm: "RF", step: "farming" });
  anna.works("a1");
  bert.works("b1");
  expect(table.on("a1")).toMatchObject({ land: "rough", effort: 1 });
  expect(table.on("b1")).toMatchObject({ land: "forest", effort: 1 });
});

test("HF-057, HF-058, HF-062: with the switch rough and forest change at once and keep their bugs", () => {
  const { anna, bert, table } = farm(
    { anna: {}, bert: {} },
    { farm: "RF", step: "farming", options: { farmerConversion: "immediate" } },
  );
  anna.converts("a1", "pasture");
  bert.converts("b1", "rough");
  expect(table.on("a1")).toMatchObject({ land: "pasture", bugs: 3 });
  expect(table.on("b1")).toMatchObject({ land: "rough", bugs: 6 });
});

test("HF-059, HF-068: garden and field stay, forest only becomes rough, and nothing is collected from rough or forest", () => {
  const { anna } = solo({ farm: "GDRF", food: { b1: 2 }, options: { farmerConversion: "immediate" } });
  expect(anna.moves).toEqual([
    { type: "pass" },
    { type: "collect", square: "a1" },
    { type: "collect", square: "b1" },
    { type: "convert", square: "c1", to: "pasture" },
    { type: "convert", square: "d1", to: "rough" },
  ]);
});

test("HF-060: a square with all its effort takes no more", () => {
  const { anna } = solo({ farm: "RR", effort: { a1: 3, b1: 2 } });
  expect(anna.moves).toEqual([{ type: "pass" }, { type: "work", square: "b1" }]);
});

test("HF-061, HF-062: animals and bugs stay on land that changes", () => {
  const { anna, table } = farm(
    { anna: { animals: ["horse a1"] }, bert: {} },
    { farm: "PP", step: "farming", bugs: { a1: 2 } },
  );
  anna.converts("a1", "field");
  expect(table.on("a1")).toMatchObject({ land: "field", bugs: 2, animals: ["horse a1"] });
});

test("HF-063, HF-069: from up to two squares, never the same twice, never an empty one", () => {
  const { anna, bert } = farm({ anna: {}, bert: {} }, { farm: "PPP", step: "farming" });
  anna.collects("a1");
  expect(anna.moves).toEqual([{ type: "pass" }, { type: "collect", square: "b1" }, { type: "collect", square: "c1" }]);
  anna.collects("b1");
  expect(bert.isAsked).toBe(true);
  expect(anna.goods.hay).toBe(10);
});

test("HF-064, HF-065, HF-067, HF-071: all grass becomes as much hay, all veggies are taken, of both in one action", () => {
  const { anna, bert, table } = farm({ anna: {}, bert: {} }, { farm: "PGP", step: "farming" });
  anna.collects("a1").collects("b1");
  expect(anna.goods).toMatchObject({ hay: 5, veggie: 3 });
  expect([table.on("a1").food, table.on("b1").food]).toEqual([0, 0]);
  expect(bert.isAsked).toBe(true);
});

test("HF-004, HF-066: grain of a field goes to its track, unless there is none", () => {
  const { anna } = solo({ farm: "DD", food: { a1: 4 } });
  expect(anna.collects("a1").goods.grain).toBe(4);
  expect(solo({ farm: "DP", food: { a1: 4 }, options: { grainTrack: false } }).anna.moves).not.toContainEqual({
    type: "collect",
    square: "a1",
  });
});

test("HF-066: a field grows 4 grain in 4 rounds", () => {
  const { table } = solo({ farm: "DP" });
  for (let round = 0; round < 5; round++) table.goesOnToNextRound();
  expect(table.on("a1").food).toBe(4);
});

test("HF-070: the land is everybody's, whoever's animals stand there", () => {
  const { anna } = farm({ anna: {}, bert: { animals: ["4 cow a1"] } }, { farm: "P", step: "farming" });
  expect(anna.collects("a1").goods.hay).toBe(5);
});
