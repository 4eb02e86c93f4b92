import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { FOUR_ROOMS, THREE_ROOMS } from "./farms.ts";

test("A086 Animal Tamer: on playing take 1 wood or 1 grain", () => {
  const { anna } = table({ anna: { holds: ["A086"] }, bert: {} });
  anna.uses("lessons").lays("A086");
  expect(anna.moves).toEqual([
    { type: "pick", good: "wood" },
    { type: "pick", good: "grain" },
  ]);
  anna.picks("grain");
  expect(anna.goods).toMatchObject({ wood: 0, grain: 1 });
});

test("A086 Animal Tamer: every room holds an animal, of different types if you like, and no room holds two", () => {
  const { anna } = table(
    { anna: { plays: ["A086"], goods: { boar: 1, cattle: 1 }, farm: THREE_ROOMS }, bert: {} },
    { stock: { "sheep-market": 2 } },
  );
  anna.uses("sheep-market");
  expect(anna.asked).toBe("house");
  anna.discards("sheep");
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 1, cattle: 1 });
});

test("A087 Conservator: a wooden house becomes stone in one renovation, at the price of stone", () => {
  const { anna } = table({ anna: { plays: ["A087"], goods: { clay: 2, stone: 2, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.moves).toEqual([
    { type: "renovate", to: "clay" },
    { type: "renovate", to: "stone" },
  ]);
  anna.plays({ type: "renovate", to: "stone" });
  expect(anna.own.house).toBe("stone");
  expect(anna.goods).toMatchObject({ clay: 2, stone: 0, reed: 0 });
});

test("A087 Conservator skips no price: with clay alone the house becomes clay", () => {
  const { anna } = table({ anna: { plays: ["A087"], goods: { clay: 2, stone: 1, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("clay");
  expect(anna.goods.stone).toBe(1);
});

test("A088 Hedge Keeper: three fences of a Build Fences action are free, however many pastures it makes", () => {
  const { anna } = table({ anna: { plays: ["A088"], goods: { wood: 4 } }, bert: {} });
  anna.uses("fencing").fences("e1").fences("d1");
  expect(anna.own.pastures).toHaveLength(2);
  expect(anna.goods.wood).toBe(0);
});

test("A088 Hedge Keeper: with a pasture there, three fences and no wood make another, but not a third in the same action", () => {
  const farm = `
    +    +    +    +    +----+
       .    .    .    . |  . |
    +    +    +    +    +----+
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna } = table({ anna: { plays: ["A088"], farm }, bert: {} });
  anna.uses("fencing").fences("d1");
  expect(anna.own.pastures).toHaveLength(2);
  expect(anna.asked).toBe("place");
});

test("A088 Hedge Keeper is silent with four fences and no wood", () => {
  const { anna } = table({ anna: { plays: ["A088"] }, bert: {} });
  expect(anna.spaces).not.toContain("fencing");
});

test("A098 Stable Architect: each stable outside pastures scores 1 point, one inside does not", () => {
  const farm = `
    +    +    +    +    +----+
       .    ^    ^    . |  ^ |
    +    +    +    +    +----+
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna, bert } = table({ anna: { plays: ["A098"], farm }, bert: { farm } });
  expect(anna.scores("bonus")).toBe(2);
  expect(bert.scores("bonus")).toBe(0);
});

test("A110 Roughcaster: building clay rooms brings 3 food once, however many", () => {
  const { anna } = table({ anna: { plays: ["A110"], house: "clay", goods: { clay: 10, reed: 4 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1");
  expect(anna.own.house).toBe("clay");
  expect(anna.goods).toMatchObject({ clay: 0, food: 3 });
});

test("A110 Roughcaster: renovating from clay to stone brings 3 food", () => {
  const { anna } = table({ anna: { plays: ["A110"], house: "clay", goods: { stone: 2, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.goods.food).toBe(3);
});

test("A110 Roughcaster is silent about wooden and stone rooms and about renovating to clay", () => {
  for (const house of ["wood", "stone"] as const) {
    const { anna } = table({ anna: { plays: ["A110"], house, goods: { [house]: 5, reed: 2 } }, bert: {} });
    expect(anna.uses("farm-expansion").buildsRoom("a1").goods.food).toBe(0);
  }
  const { anna } = table({ anna: { plays: ["A110"], goods: { clay: 2, reed: 1 } }, bert: {} });
  expect(anna.uses("house-redevelopment").goods.food).toBe(0);
});

test("A111 Wall Builder: rooms built in one action put 1 food on each of the next four round spaces", () => {
  const { anna } = table(
    { anna: { plays: ["A111"], goods: { wood: 10, reed: 4 }, people: 3 }, bert: {} },
    { round: 5 },
  );
  anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1");
  expect(anna.own.promised.map(({ round, good, count }) => [round, good, count])).toEqual(
    [6, 7, 8, 9].map((round) => [round, "food", 1]),
  );
});

test("A111 Wall Builder: what lies past round 14 is lost, and stables bring nothing", () => {
  const { anna } = table(
    { anna: { plays: ["A111"], goods: { wood: 7, reed: 2 }, people: 3 }, bert: {} },
    { round: 13 },
  );
  anna.uses("side-job").buildsStable("e1");
  expect(anna.asked).toBe("place");
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.own.promised.map(({ round }) => round)).toEqual([14]);
});

test("A120 Clay Hut Builder: when the house is wooden no longer, 2 clay come to each of the next five round spaces", () => {
  const { anna } = table({ anna: { plays: ["A120"], goods: { clay: 2, reed: 1 }, people: 3 }, bert: {} }, { round: 6 });
  expect(anna.own.promised).toEqual([]);
  anna.uses("house-redevelopment");
  expect(anna.own.promised.map(({ round, good, count }) => [round, good, count])).toEqual(
    [7, 8, 9, 10, 11].map((round) => [round, "clay", 2]),
  );
});

test("A120 Clay Hut Builder speaks at once in a clay house, and only once", () => {
  const { anna } = table(
    { anna: { holds: ["A120"], house: "clay", goods: { stone: 2, reed: 1 }, people: 3 }, bert: {} },
    { round: 9 },
  );
  anna.uses("lessons").lays("A120");
  expect(anna.own.promised).toHaveLength(5);
  anna.uses("house-redevelopment");
  expect(anna.own.house).toBe("stone");
  expect(anna.own.promised).toHaveLength(5);
});

test("A120 Clay Hut Builder is silent in a wooden house", () => {
  const { anna } = table({ anna: { holds: ["A120"] }, bert: {} }, { round: 5 });
  anna.uses("lessons").lays("A120");
  expect(anna.own.promised).toEqual([]);
});

test("A123 Frame Builder: 1 wood replaces exactly 2 clay or 2 stone, once for each room", () => {
  const { anna } = table({ anna: { plays: ["A123"], house: "clay", goods: { clay: 10, wood: 2, reed: 4 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.moves).toEqual([
    { type: "pay", goods: { wood: 1, clay: 3, reed: 2 } },
    { type: "pay", goods: { clay: 5, reed: 2 } },
  ]);
  anna.pays({ wood: 1, clay: 3, reed: 2 }).buildsRoom("b1").pays({ wood: 1, clay: 3, reed: 2 });
  expect(anna.goods).toMatchObject({ wood: 0, clay: 4, reed: 0 });
});

test("A123 Frame Builder: a renovation of three rooms takes one replacement, and one clay alone is not replaced", () => {
  const renovation = table({
    anna: { plays: ["A123"], farm: THREE_ROOMS, goods: { clay: 1, wood: 5, reed: 1 } },
    bert: {},
  });
  renovation.anna.uses("house-redevelopment");
  expect(renovation.anna.goods).toMatchObject({ clay: 0, wood: 4, reed: 0 });
  const { anna } = table({
    anna: { plays: ["A123"], farm: FOUR_ROOMS, goods: { clay: 1, wood: 5, reed: 1 } },
    bert: {},
  });
  expect(anna.spaces).not.toContain("house-redevelopment");
});

test("A125 Priest: a clay house of two rooms brings 3 clay, 2 reed and 2 stone on playing", () => {
  const { anna } = table({ anna: { holds: ["A125"], house: "clay" }, bert: {} });
  anna.uses("lessons").lays("A125");
  expect(anna.goods).toMatchObject({ clay: 3, reed: 2, stone: 2 });
});

test("A125 Priest is silent in another house or with three rooms, and stays so", () => {
  const three = table({ anna: { holds: ["A125"], house: "clay", farm: THREE_ROOMS }, bert: {} });
  expect(three.anna.uses("lessons").lays("A125").goods).toMatchObject({ clay: 0, reed: 0, stone: 0 });
  const { anna } = table({ anna: { holds: ["A125"], goods: { clay: 2, reed: 1 } }, bert: {} });
  anna.uses("lessons").lays("A125").uses("house-redevelopment");
  expect(anna.own.house).toBe("clay");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, stone: 0 });
});

test("A143 Stonecutter: improvements, rooms and a whole renovation cost 1 stone less each", () => {
  const goods = { clay: 2, stone: 1 };
  const pottery = table({ anna: { plays: ["A143"], goods }, bert: {} });
  pottery.anna.uses("major-improvement").builds("pottery");
  expect(pottery.anna.goods.stone).toBe(0);
  const rooms = table({ anna: { plays: ["A143"], house: "stone", goods: { stone: 8, reed: 4 } }, bert: {} });
  rooms.anna.uses("farm-expansion").buildsRoom("a1").buildsRoom("b1");
  expect(rooms.anna.goods.stone).toBe(0);
  const house = table({
    anna: { plays: ["A143"], house: "clay", farm: THREE_ROOMS, goods: { stone: 2, reed: 1 } },
    bert: {},
  });
  house.anna.uses("house-redevelopment");
  expect(house.anna.own.house).toBe("stone");
  expect(house.anna.goods.stone).toBe(0);
});

test("A143 Stonecutter takes off nothing but stone, and never more than there is", () => {
  const { anna } = table({ anna: { plays: ["A143"], goods: { clay: 2, reed: 1 } }, bert: {} });
  anna.uses("house-redevelopment");
  expect(anna.goods).toMatchObject({ clay: 0, reed: 0, stone: 0 });
  const short = table({ anna: { plays: ["A143"], house: "clay", goods: { stone: 3, reed: 2 } }, bert: {} });
  expect(short.anna.spaces).not.toContain("farm-expansion");
});
