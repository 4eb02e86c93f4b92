import { expect, test } from "vitest";
import type { CardId } from "../../cards/index.ts";
import type { Goods } from "../../goods.ts";
import type { House } from "../../houses.ts";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "./farms.ts";

const PASTURE = `
  +    +    +    +----+----+
     .    .    . |  ^    ^ |
  +    +    +    +----+----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("AG-119 B010 Caravan: one more person has room", () => {
  const open = (plays: readonly CardId[], farm = BARE) =>
    table({ anna: { plays, farm }, bert: {} }, { round: 6 }).anna.spaces.includes("basic-wish-for-children");
  expect(open([])).toBe(false);
  expect(open(["B010"])).toBe(true);
});

test("B010 Caravan holds one person, and is no room: it scores nothing, houses no animal and is not renovated", () => {
  const { anna } = table(
    { anna: { plays: ["B010"], people: 3, house: "clay", goods: { stone: 2, reed: 1 } }, bert: {} },
    { stock: { "sheep-market": 2 } },
  );
  expect(anna.spaces).not.toContain("basic-wish-for-children");
  expect(anna.scores("rooms")).toBe(2);
  expect(anna.uses("sheep-market").goods.sheep).toBe(1);
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("stone");
  expect(anna.goods.stone).toBe(0);
});

test("B013 Carpenter's Parlor: each wooden room costs 2 wood and 2 reed", () => {
  const { anna } = table({ anna: { plays: ["B013"], goods: { wood: 4, reed: 4 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("b2").buildsRoom("b3");
  expect(anna.goods).toMatchObject({ wood: 0, reed: 0 });
});

test("B013 Carpenter's Parlor is silent for clay and stone rooms", () => {
  const open = (house: House, goods: Partial<Goods>) =>
    table({ anna: { plays: ["B013"], house, goods }, bert: {} }).anna.spaces.includes("farm-expansion");
  expect(open("wood", { wood: 2, reed: 2 })).toBe(true);
  expect(open("clay", { clay: 4, wood: 1, reed: 2 })).toBe(false);
  expect(open("stone", { stone: 4, wood: 1, reed: 2 })).toBe(false);
});

test("B016 Mining Hammer: 1 food on playing", () => {
  const { anna } = table({ anna: { holds: ["B016"], goods: { wood: 1 } }, bert: {} });
  expect(anna.uses("meeting-place").lays("B016").goods.food).toBe(1);
});

test("B016 Mining Hammer: each renovation lets you build one stable for nothing", () => {
  const { anna } = table({ anna: { plays: ["B016"], goods: { clay: 2, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment").heeds("B016").buildsStable("c2");
  expect(anna.own.stables).not.toBe(0);
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, wood: 0 });
  expect(anna.asked).toBe("place");
});

test("B016 Mining Hammer may be left alone, and is silent when all four stables stand", () => {
  const goods = { clay: 2, reed: 1 };
  const declined = table({ anna: { plays: ["B016"], goods }, bert: {} }).anna;
  declined.uses("house-redevelopment").stops();
  expect(declined.own.stables).toBe(0);
  const farm = BARE.replace(".    .    .    .", "^    ^    ^    ^");
  const full = table({ anna: { plays: ["B016"], goods, farm }, bert: {} }).anna;
  expect(full.uses("house-redevelopment").asked).toBe("place");
});

/** The food that is there after the harvest of round 4, in which two people ate 4 of 10. */
const afterHarvest = (plays: readonly CardId[], goods: Partial<Goods>, farm = PASTURE) => {
  const { anna } = table(
    { anna: { plays, goods: { food: 10, ...goods }, farm, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("forest");
  if (anna.asked === "feed") anna.feeds();
  expect(anna.state.round).toBe(5);
  return anna.goods.food - 6;
};

test("AG-317 B039 Loom: in the field phase 1, 4 or 7 sheep bring 1, 2 or 3 food", () => {
  expect([0, 1, 3, 4, 6, 7, 9].map((sheep) => afterHarvest(["B039"], { sheep }))).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

test("B039 Loom: every 3 sheep score 1 point, and it is silent in rounds without a harvest", () => {
  const { anna } = table(
    { anna: { plays: ["B039"], goods: { sheep: 8 }, farm: PASTURE, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(anna.scores("bonus")).toBe(2);
  anna.uses("forest");
  expect(anna.state.round).toBe(6);
  expect(anna.goods.food).toBe(0);
});

test("B050 Butter Churn: 1 food for every 3 sheep and 1 for every 2 cattle, rounded apart", () => {
  expect(afterHarvest(["B050"], { sheep: 6 })).toBe(2);
  expect(afterHarvest(["B050"], { cattle: 5 })).toBe(2);
  expect(afterHarvest(["B050"], { sheep: 3, cattle: 1 })).toBe(1);
});

test("B050 Butter Churn is silent for 2 sheep and 1 cattle, for boars and without a harvest", () => {
  expect(afterHarvest(["B050"], { sheep: 2, cattle: 1 })).toBe(0);
  expect(afterHarvest(["B050"], { boar: 6 })).toBe(0);
  const { anna } = table(
    { anna: { plays: ["B050"], goods: { sheep: 6 }, farm: PASTURE, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(anna.uses("forest").goods.food).toBe(0);
});

test("B057 Scullery: 1 food as each round starts while the house is wooden", () => {
  const { anna } = table({ anna: { plays: ["B057"], atHome: 1 }, bert: {} }, { round: 1 });
  anna.uses("forest");
  expect(anna.state.round).toBe(2);
  expect(anna.goods.food).toBe(1);
});

test("B057 Scullery is silent in a clay house", () => {
  const { anna } = table({ anna: { plays: ["B057"], atHome: 1, house: "clay" }, bert: {} }, { round: 1 });
  expect(anna.uses("forest").goods.food).toBe(0);
});

test("B061 Three-Field Rotation: a grain, a vegetable and an empty field bring 3 food as the field phase starts", () => {
  expect(afterHarvest(["B061"], {}, BARE.replace(".    .    .", "g1   v1   F"))).toBe(3);
});

test("B061 Three-Field Rotation looks before crops are taken: a field emptied by this harvest is no empty one", () => {
  expect(afterHarvest(["B061"], {}, BARE.replace(".    .    .", "g1   v1   g1"))).toBe(0);
  expect(afterHarvest(["B061"], {}, BARE.replace(".    .    .", "g1   g1   F"))).toBe(0);
});

test("B061 Three-Field Rotation counts field cards", () => {
  expect(afterHarvest(["B061", "B068"], {}, BARE.replace(".    .", "g1   v1"))).toBe(3);
});

test("AG-048, AG-089 B068 Beanfield is sown with a vegetable, harvested and sown again like a field", () => {
  const { anna } = table(
    { anna: { plays: ["B068"], goods: { vegetable: 1, food: 4 }, atHome: 1 }, bert: { people: 0 } },
    { round: 4 },
  );
  anna.uses("grain-utilization");
  expect(anna.goods.vegetable).toBe(1);
  expect(anna.own.vegetable[15]).toBe(1);
  expect(anna.scores("vegetable")).toBe(2);
});

test("AG-312 B068 Beanfield takes no grain, is no field tile and makes no field beside it necessary", () => {
  const { anna } = table({ anna: { plays: ["B068"], goods: { grain: 1 } }, bert: {} });
  expect(anna.spaces).not.toContain("grain-utilization");
  expect(anna.scores("fields")).toBe(-1);
  anna.uses("farmland");
  expect(anna.cellsFor("plow")).toHaveLength(13);
});

test("B080 Hard Porcelain: at any time 2, 3 or 4 clay become 1, 2 or 3 stone, as often as you like", () => {
  const { anna } = table({ anna: { plays: ["B080"], goods: { clay: 9 } }, bert: {} });
  anna.exchanges("B080", 0).exchanges("B080", 1).exchanges("B080", 2);
  expect(anna.goods).toMatchObject({ clay: 0, stone: 6 });
});

test("B080 Hard Porcelain: clay pays where stone is due", () => {
  const { anna } = table({ anna: { plays: ["B080"], house: "clay", goods: { clay: 3, reed: 1 } }, bert: {} });
  expect(anna.spaces).toContain("house-redevelopment");
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("stone");
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0 });
});

test("B080 Hard Porcelain is silent with a single clay", () => {
  const { anna } = table({ anna: { plays: ["B080"], goods: { clay: 1 }, farm: THREE_ROOMS }, bert: {} });
  expect(anna.asides.filter(({ type }) => type === "exchange")).toEqual([]);
});
