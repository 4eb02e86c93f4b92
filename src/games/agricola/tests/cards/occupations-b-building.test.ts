import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, FOUR_ROOMS, THREE_ROOMS } from "./farms.ts";

test("B087 Cottager: Day Laborer also lets its user build one room or renovate, at the usual price", () => {
  const goods = { wood: 5, clay: 2, reed: 3 };
  const { anna } = table({ anna: { plays: ["B087"], goods }, bert: {} });
  anna.uses("day-laborer").heeds("B087").takes("renovate");
  expect(anna.own.house).toBe("clay");
  expect(anna.goods).toMatchObject({ wood: 5, clay: 0, reed: 2, food: 2 });
  expect(anna.asked).toBe("place");
});

test("B087 Cottager: never more than one room, never both, and it may be left", () => {
  const goods = { wood: 10, clay: 3, reed: 5 };
  const { anna } = table({ anna: { plays: ["B087"], goods }, bert: {} });
  anna.uses("day-laborer");
  expect(anna.may()).toEqual(["card", "stop"]);
  anna.heeds("B087").takes("build").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ wood: 5, clay: 3, reed: 3 });
  expect(anna.asked).toBe("place");
});

test("B087 Cottager is silent without the price and on Farm Expansion", () => {
  const { anna } = table({ anna: { plays: ["B087"], goods: { wood: 4, reed: 2 } }, bert: {} });
  expect(anna.uses("day-laborer").asked).toBe("place");
  const other = table({ anna: { plays: ["B087"], goods: { wood: 5, clay: 3, reed: 3 } }, bert: {} });
  expect(other.anna.uses("farm-expansion").buildsRoom("a1").asked).toBe("place");
});

test("B089 Groom: 1 wood on playing, and in a stone house one stable for 1 wood at the start of each round", () => {
  const played = table({ anna: { holds: ["B089"] }, bert: {} });
  expect(played.anna.uses("lessons").lays("B089").goods.wood).toBe(1);
  const { anna } = table(
    { anna: { plays: ["B089"], house: "stone", goods: { wood: 2 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.uses("fishing").heeds("B089").buildsStable("c2");
  expect(anna.goods.wood).toBe(1);
  expect(anna.asked).toBe("place");
});

test("B089 Groom is silent in a clay house, without wood and without a stable left", () => {
  const clay = table(
    { anna: { plays: ["B089"], house: "clay", goods: { wood: 2 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(clay.anna.uses("fishing").asked).toBe("place");
  const poor = table({ anna: { plays: ["B089"], house: "stone", atHome: 1 }, bert: {} }, { round: 5 });
  expect(poor.anna.uses("fishing").asked).toBe("place");
  const farm = BARE.replace(".    .    .    .", "^    ^    ^    ^");
  const done = table(
    { anna: { plays: ["B089"], house: "stone", goods: { wood: 2 }, farm, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  expect(done.anna.uses("fishing").asked).toBe("place");
});

test("B095 Master Bricklayer: each major improvement costs 1 stone less for every room beyond two", () => {
  const { anna } = table({ anna: { plays: ["B095"], farm: FOUR_ROOMS, goods: { wood: 1, stone: 1 } }, bert: {} });
  anna.uses("major-improvement").builds("well");
  expect(anna.goods).toMatchObject({ wood: 0, stone: 0 });
});

test("B095 Master Bricklayer takes off no clay, nothing with two rooms, and nothing from minors", () => {
  const small = table({ anna: { plays: ["B095"], goods: { wood: 2, stone: 1 } }, bert: {} });
  expect(small.anna.spaces).not.toContain("major-improvement");
  const clay = table({ anna: { plays: ["B095"], farm: FOUR_ROOMS, goods: { clay: 1 } }, bert: {} });
  expect(clay.anna.spaces).not.toContain("major-improvement");
  const minor = table({ anna: { plays: ["B095"], farm: FOUR_ROOMS, holds: ["A075"], goods: { stone: 1 } }, bert: {} });
  expect(minor.anna.uses("meeting-place").moves).not.toContainEqual({ type: "play", card: "A075" });
});

test("B123 Roof Ballaster: on playing 1 food buys 1 stone for each room", () => {
  const { anna } = table({ anna: { holds: ["B123"], farm: THREE_ROOMS, goods: { food: 1 } }, bert: {} });
  anna.uses("lessons").lays("B123").heeds("B123");
  expect(anna.goods).toMatchObject({ food: 0, stone: 3 });
});

test("B123 Roof Ballaster: the food is due besides the occupation cost, and may be kept", () => {
  const poor = table({ anna: { plays: ["A116"], holds: ["B123"], goods: { food: 1 } }, bert: {} });
  poor.anna.uses("lessons").lays("B123");
  expect(poor.anna.goods).toMatchObject({ food: 0, stone: 0 });
  expect(poor.anna.asked).toBe("place");
  const { anna } = table({ anna: { holds: ["B123"], goods: { food: 1 } }, bert: {} });
  anna.uses("lessons").lays("B123").stops();
  expect(anna.goods).toMatchObject({ food: 1, stone: 0 });
});

test("B126 Carpenter: a room costs 3 of the house's material and 2 reed", () => {
  for (const house of ["wood", "clay", "stone"] as const) {
    const { anna } = table({ anna: { plays: ["B126"], house, goods: { [house]: 3, reed: 2 } }, bert: {} });
    anna.uses("farm-expansion").buildsRoom("a1");
    expect(anna.goods).toMatchObject({ [house]: 0, reed: 0 });
  }
});

test("B126 Carpenter is silent about another material, stables and renovations", () => {
  const { anna } = table({ anna: { plays: ["B126"], house: "clay", goods: { wood: 3, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion");
  expect(anna.may()).toEqual(["stable"]);
  anna.buildsStable("c2");
  expect(anna.goods).toMatchObject({ wood: 1, reed: 2 });
  const four = { plays: ["B126"], farm: FOUR_ROOMS, goods: { clay: 3, reed: 2 } } as const;
  expect(table({ anna: four, bert: {} }).anna.spaces).not.toContain("house-redevelopment");
});

test("B136 House Steward: 1, 3, 6 or 9 rounds still to come bring 1, 2, 3 or 4 wood, none bring none", () => {
  const wood = [14, 13, 12, 11, 9, 8, 6, 5, 1].map((round) => {
    const { anna } = table({ anna: { holds: ["B136"] }, bert: {}, carl: {} }, { round });
    return anna.uses("lessons").lays("B136").goods.wood;
  });
  expect(wood).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test("B136 House Steward: all players with the most rooms score 3 points, the owner only if among them", () => {
  const { anna, bert, carl } = table({
    anna: { plays: ["B136"] },
    bert: { farm: THREE_ROOMS },
    carl: { farm: THREE_ROOMS },
  });
  expect([anna, bert, carl].map((player) => player.scores("bonus"))).toEqual([0, 3, 3]);
});

test("B145 Brushwood Collector: 1 wood replaces all the reed of a room or a renovation", () => {
  const { anna } = table({ anna: { plays: ["B145"], goods: { wood: 6 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods.wood).toBe(0);
  const house = table({ anna: { plays: ["B145"], goods: { wood: 1, clay: 2 } }, bert: {} });
  house.anna.uses("house-redevelopment");
  expect(house.anna.own.house).toBe("clay");
  expect(house.anna.goods.wood).toBe(0);
});

test("B145 Brushwood Collector replaces all the reed or none, and none of an improvement", () => {
  const { anna } = table({ anna: { plays: ["B145"], goods: { wood: 7, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.moves).toEqual([
    { type: "pay", goods: { wood: 6 } },
    { type: "pay", goods: { wood: 5, reed: 2 } },
  ]);
  const shop = table({ anna: { plays: ["B145"], goods: { wood: 1, stone: 2 } }, bert: {} });
  expect(shop.anna.spaces).not.toContain("major-improvement");
});

test("B107 Manservant: as soon as the house is of stone, 3 food lie on every round space ahead", () => {
  const { anna } = table(
    { anna: { plays: ["B107"], house: "clay", goods: { stone: 2, reed: 1 }, people: 3 }, bert: {} },
    { round: 10 },
  );
  anna.uses("house-redevelopment");
  expect(anna.own.promised.map(({ round, good, count }) => [round, good, count])).toEqual(
    [11, 12, 13, 14].map((round) => [round, "food", 3]),
  );
});

test("B107 Manservant speaks at once in a stone house, and is silent in one of clay", () => {
  const stone = table({ anna: { holds: ["B107"], house: "stone" }, bert: {} }, { round: 12 });
  expect(stone.anna.uses("lessons").lays("B107").own.promised).toHaveLength(2);
  const clay = table({ anna: { holds: ["B107"], house: "clay" }, bert: {} }, { round: 12 });
  expect(clay.anna.uses("lessons").lays("B107").own.promised).toEqual([]);
});

test("B163 Pastor: the only player left with two rooms gets 3 wood, 2 clay, 1 reed and 1 stone, whoever built", () => {
  const { anna, bert } = table({
    anna: { goods: { wood: 5, reed: 2 } },
    bert: { plays: ["B163"] },
    carl: { farm: THREE_ROOMS },
    dora: { farm: THREE_ROOMS },
  });
  expect(bert.goods.wood).toBe(0);
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(bert.goods).toMatchObject({ wood: 3, clay: 2, reed: 1, stone: 1 });
});

test("B163 Pastor speaks on playing and then never again", () => {
  const others = { farm: THREE_ROOMS };
  const { anna } = table({ anna: { holds: ["B163"], people: 3 }, bert: others, carl: others, dora: others });
  anna.uses("lessons").lays("B163");
  expect(anna.goods).toMatchObject({ wood: 3, clay: 2, reed: 1, stone: 1 });
  anna.uses("farmland").plows("c2");
  expect(anna.goods.wood).toBe(3);
});

test("B163 Pastor is silent while another player has two rooms, and with more than two", () => {
  const others = { farm: THREE_ROOMS };
  const shared = table({ anna: { holds: ["B163"] }, bert: {}, carl: others, dora: others });
  expect(shared.anna.uses("lessons").lays("B163").goods.wood).toBe(0);
  const large = table({ anna: { holds: ["B163"], ...others }, bert: others, carl: others, dora: others });
  expect(large.anna.uses("lessons").lays("B163").goods.wood).toBe(0);
});
