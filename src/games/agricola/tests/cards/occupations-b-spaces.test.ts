import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE } from "./farms.ts";

test("B091 Assistant Tiller: Day Laborer also lets its user plow a field", () => {
  const { anna } = table({ anna: { plays: ["B091"] }, bert: {} });
  anna.uses("day-laborer").heeds("B091").plows("c2");
  expect(anna.goods.food).toBe(2);
  expect(anna.own.fields).not.toBe(0);
});

test("B091 Assistant Tiller may be left, and is no use of Farmland", () => {
  const { anna } = table({ anna: { plays: ["B091", "A119"] }, bert: {} });
  anna.uses("day-laborer");
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.heeds("B091").plows("c2");
  expect(anna.goods.wood).toBe(0);
  const left = table({ anna: { plays: ["B091"] }, bert: {} });
  left.anna.uses("day-laborer").stops();
  expect(left.anna.own.fields).toBe(0);
});

test("B108 Oven Firing Boy: a wood accumulation space also brings a Bake Bread action", () => {
  const { anna } = table(
    { anna: { plays: ["B108", "fireplace-2"], goods: { grain: 2 } }, bert: {} },
    { stock: { copse: 1 } },
  );
  anna.uses("copse").heeds("B108").bakes(2);
  expect(anna.goods).toMatchObject({ wood: 1, grain: 0, food: 4 });
});

test("B108 Oven Firing Boy is silent without grain, without an oven and on other spaces", () => {
  const hungry = table({ anna: { plays: ["B108", "fireplace-2"] }, bert: {} });
  expect(hungry.anna.uses("forest").asked).toBe("place");
  const cold = table({ anna: { plays: ["B108"], goods: { grain: 1 } }, bert: {} });
  expect(cold.anna.uses("forest").asked).toBe("place");
  const reed = table({ anna: { plays: ["B108", "fireplace-2"], goods: { grain: 1 } }, bert: {} });
  expect(reed.anna.uses("reed-bank").asked).toBe("place");
});

test("B121 Geologist: Forest and Reed Bank bring 1 clay, with three players the Clay Pit too", () => {
  const { anna } = table({ anna: { plays: ["B121"], people: 4 }, bert: {}, carl: {} }, { stock: { "clay-pit": 1 } });
  anna.uses("forest").uses("reed-bank");
  expect(anna.goods.clay).toBe(2);
  anna.uses("clay-pit");
  expect(anna.goods.clay).toBe(4);
});

test("B121 Geologist is silent on the Clay Pit with two players, and on other spaces", () => {
  const { anna } = table({ anna: { plays: ["B121"], people: 3 }, bert: {} }, { stock: { "clay-pit": 1 } });
  anna.uses("clay-pit").uses("copse");
  expect(anna.goods.clay).toBe(1);
});

test("B142 Greengrocer: Grain Seeds also bring 1 vegetable", () => {
  const { anna } = table({ anna: { plays: ["B142"] }, bert: {}, carl: {} });
  expect(anna.uses("grain-seeds").goods).toMatchObject({ grain: 1, vegetable: 1 });
});

test("B142 Greengrocer is silent about grain from elsewhere", () => {
  const { anna } = table({ anna: { plays: ["B142"], holds: ["A112"], goods: { food: 1 } }, bert: {}, carl: {} });
  anna.uses("lessons").lays("A112");
  expect(anna.goods).toMatchObject({ grain: 1, vegetable: 0 });
});

test("B156 Storehouse Keeper: each use of the Resource Market brings 1 clay or 1 grain", () => {
  const { anna } = table({ anna: { plays: ["B156"] }, bert: {}, carl: {}, dora: {} });
  anna.uses("resource-market");
  expect(anna.may()).toEqual(["pick"]);
  anna.picks("grain");
  expect(anna.goods).toMatchObject({ reed: 1, stone: 1, food: 1, clay: 0, grain: 1 });
});

test("B156 Storehouse Keeper is silent at another player's use", () => {
  const { anna, bert } = table({ anna: { plays: ["B156"] }, bert: { atHome: 1 }, carl: {}, dora: {} });
  anna.uses("forest");
  bert.uses("resource-market");
  expect(anna.goods).toMatchObject({ clay: 0, grain: 0 });
});

test("B166 Cattle Feeder: Grain Seeds sell 1 cattle for 1 food", () => {
  const { anna } = table({ anna: { plays: ["B166"], goods: { food: 2 } }, bert: {}, carl: {}, dora: {} });
  anna.uses("grain-seeds").heeds("B166");
  expect(anna.goods).toMatchObject({ grain: 1, food: 1, cattle: 1 });
  expect(anna.asked).toBe("place");
});

test("B166 Cattle Feeder takes what has just come: the grain itself may be eaten as food", () => {
  const { anna } = table({ anna: { plays: ["B166"] }, bert: {}, carl: {}, dora: {} });
  anna.uses("grain-seeds").heeds("B166");
  expect(anna.goods).toMatchObject({ grain: 0, food: 0, cattle: 1 });
});

test("B166 Cattle Feeder may be left, and is silent on the Cattle Market", () => {
  const { anna } = table(
    { anna: { plays: ["B166"], goods: { food: 2 }, farm: BARE.replace(".", "^") }, bert: {}, carl: {}, dora: {} },
    { stock: { "cattle-market": 1 } },
  );
  anna.uses("grain-seeds").stops();
  expect(anna.goods).toMatchObject({ food: 2, cattle: 0 });
  expect(anna.uses("cattle-market").goods.cattle).toBe(1);
});
