import { expect, test } from "vitest";
import { table, withCard } from "../../testing.ts";
import { BARE, FOUR_ROOMS, THREE_ROOMS } from "./farms.ts";

test("AG-038, AG-311 Paper Maker makes Lessons usable without food: 1 wood brings 3 food, 1 of them pays", () => {
  const plays = ["A116", "A119", "B109"] as const;
  const { anna } = table({ anna: { plays, holds: ["A125"], goods: { wood: 1 } }, bert: {} });
  expect(anna.spaces).toContain("lessons");
  anna.uses("lessons").lays("A125").heeds("B109");
  expect(anna.goods).toMatchObject({ wood: 0, food: 2 });
  const poor = table({ anna: { plays, holds: ["A125"] }, bert: {} });
  expect(poor.anna.spaces).not.toContain("lessons");
});

test("AG-310 Paper Maker speaks before the occupation that Scholar plays", () => {
  const { anna } = table(
    { anna: { plays: ["B097", "B109"], house: "stone", holds: ["A125"], goods: { wood: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.uses("fishing").heeds("B097").takes("improve").lays("A125").heeds("B109");
  expect(anna.goods).toMatchObject({ wood: 0, food: 2 - 1 });
});

test("AG-069, AG-310 What Scholar plays at the start of a round works in that same start: Plow Driver, Groom", () => {
  const { anna } = table(
    { anna: { plays: ["B097", "well"], house: "stone", holds: ["A090"], goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.own.promised.push({ round: 6, good: "food", count: 1, from: "well" });
  anna.uses("forest").heeds("B097").takes("improve").lays("A090").heeds("A090").plows("c2");
  expect(anna.goods.food).toBe(0);
  const groom = table(
    { anna: { plays: ["B097"], house: "stone", holds: ["B089"], goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  groom.anna.uses("reed-bank").heeds("B097").takes("improve").lays("B089").heeds("B089").buildsStable("c2");
  expect(groom.anna.goods.wood).toBe(0);
});

test("AG-310 Manservant played by Scholar begins with the next round", () => {
  const { anna } = table(
    { anna: { plays: ["B097"], house: "stone", holds: ["B107"], goods: { food: 5 }, atHome: 1 }, bert: {} },
    { round: 11 },
  );
  anna.uses("forest").heeds("B097").takes("improve").lays("B107");
  expect(anna.own.promised.map(({ round }) => round)).toEqual([13, 14]);
});

test("AG-069 Several cards at the start of a round are heeded in the order their owner likes", () => {
  const plays = ["A090", "B089"] as const;
  const given = { plays, house: "stone", goods: { food: 1, wood: 1 }, atHome: 1 } as const;
  const first = table({ anna: given, bert: {} }, { round: 5 });
  first.anna.uses("fishing").heeds("A090").plows("c2").heeds("B089").buildsStable("c1");
  expect(first.anna.asked).toBe("place");
  const second = table({ anna: given, bert: {} }, { round: 5 });
  second.anna.uses("fishing").heeds("B089").buildsStable("c1").heeds("A090").plows("c2");
  expect(second.anna.asked).toBe("place");
  expect(second.anna.drawing).toBe(first.anna.drawing);
});

test("Cottager and Assistant Tiller speak on the same use of Day Laborer, either first, each once", () => {
  const plays = ["B087", "B091", "A114"] as const;
  const { anna } = table({ anna: { plays, goods: { clay: 2, reed: 1 } }, bert: {} }, { round: 5 });
  anna.uses("day-laborer");
  expect(anna.goods).toMatchObject({ grain: 1, food: 2 });
  expect(anna.moves).toEqual([{ type: "card", card: "B087" }, { type: "card", card: "B091" }, { type: "stop" }]);
  anna.heeds("B091").plows("c2").heeds("B087").takes("renovate");
  expect(anna.own.house).toBe("clay");
  expect(anna.asked).toBe("place");
});

test("Stonecutter, Frame Builder and Brushwood Collector together renovate two clay rooms at four prices", () => {
  const { anna } = table({
    anna: { plays: ["A143", "A123", "B145"], house: "clay", goods: { wood: 9, stone: 9, reed: 9 } },
    bert: {},
  });
  anna.uses("house-redevelopment");
  expect(anna.moves).toHaveLength(4);
  for (const goods of [{ stone: 1, reed: 1 }, { wood: 1, stone: 1 }, { wood: 1, reed: 1 }, { wood: 2 }])
    expect(anna.moves).toContainEqual({ type: "pay", goods });
});

test("AG-099 The order in which cost changing cards were played makes no difference", () => {
  const orders = [
    ["A143", "A123", "B145", "B126"],
    ["B126", "B145", "A123", "A143"],
    ["A123", "B126", "A143", "B145"],
  ] as const;
  const prices = orders.map((plays) => {
    const { anna } = table({ anna: { plays, house: "stone", goods: { wood: 9, stone: 9, reed: 9 } }, bert: {} });
    anna.uses("farm-expansion").buildsRoom("a1");
    return anna.moves;
  });
  expect(prices[0]!.length).toBeGreaterThan(1);
  expect(prices[1]).toEqual(prices[0]);
  expect(prices[2]).toEqual(prices[0]);
});

test("Carpenter and Stonecutter: a stone room costs 2 stone and 2 reed", () => {
  const { anna } = table({ anna: { plays: ["A143", "B126"], house: "stone", goods: { stone: 2, reed: 2 } }, bert: {} });
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ stone: 0, reed: 0 });
});

test("Master Bricklayer and Stonecutter: with four rooms a Stone Oven costs 1 clay alone", () => {
  const { anna } = table({ anna: { plays: ["B095", "A143"], farm: FOUR_ROOMS, goods: { clay: 1 } }, bert: {} });
  anna.uses("major-improvement").builds("stone-oven");
  expect(anna.goods).toMatchObject({ clay: 0, stone: 0 });
});

test("Conservator from wood to stone: Clay Hut Builder and Manservant speak, once each; Roughcaster does not", () => {
  const plays = ["A087", "A120", "B107", "A110"] as const;
  const { anna } = table({ anna: { plays, goods: { stone: 2, reed: 1 }, people: 3 }, bert: {} }, { round: 8 });
  anna.uses("house-redevelopment");
  expect(anna.own.promised.filter(({ from }) => from === "A120")).toHaveLength(5);
  expect(anna.own.promised.filter(({ from }) => from === "B107")).toHaveLength(6);
  expect(anna.goods.food).toBe(0);
});

test("Wall Builder and Roughcaster hear the same clay room; Pastor falls silent with it", () => {
  const others = { farm: THREE_ROOMS };
  const { anna } = table(
    {
      anna: { plays: ["A111", "A110", "B163"], house: "clay", goods: { clay: 5, reed: 2 }, people: 3 },
      bert: {},
      carl: others,
      dora: others,
    },
    { round: 5 },
  );
  anna.uses("farm-expansion").buildsRoom("a1");
  expect(anna.goods).toMatchObject({ food: 3, wood: 0 });
  expect(anna.own.promised).toHaveLength(4);
});

test("Adoptive Parents in a solo harvest: whoever acted eats 3", () => {
  const { anna } = table(
    { anna: { plays: ["A092"], farm: THREE_ROOMS, goods: { food: 10 }, atHome: 1 } },
    { round: 7 },
  );
  anna.uses("basic-wish-for-children").heeds("A092").uses("forest");
  expect(anna.state.round).toBe(8);
  expect(anna.goods.food).toBe(0);
  expect(anna.own.beggingMarkers).toBe(0);
});

test("Wood Cutter's wood is there in time for Oven Firing Boy's turn and for Mushroom Collector", () => {
  const { anna } = table(
    { anna: { plays: ["A116", "B108", "A108", "fireplace-2"], goods: { grain: 1 } }, bert: {} },
    { stock: { forest: 0 } },
  );
  anna.uses("forest").heeds("B108").heeds("A108");
  expect(anna.goods).toMatchObject({ wood: 0, grain: 0, food: 2 + 2 });
  expect(anna.stock("forest")).toBe(1);
});

test("Animal Tamer and Animal Dealer: the second animal lives in the second room", () => {
  const { anna } = table(
    { anna: { plays: ["A086", "A147"], goods: { food: 1 } }, bert: {} },
    { stock: { "pig-market": 1 } },
  );
  anna.uses("pig-market").heeds("A147");
  expect(anna.goods).toMatchObject({ boar: 2, food: 0 });
  expect(anna.asked).toBe("place");
});

test("Greengrocer and Cattle Feeder on one Grain Seeds: the vegetable is there first and may be eaten for the cattle", () => {
  const { anna } = table({ anna: { plays: ["B142", "B166"] }, bert: {}, carl: {}, dora: {} });
  anna.uses("grain-seeds").heeds("B166").cooks("vegetable");
  expect(anna.goods).toMatchObject({ grain: 1, vegetable: 0, food: 0, cattle: 1 });
});

test("Conjurer and another's Lutenist: each hears Traveling Players for its own owner", () => {
  const { anna, bert } = table({ anna: { plays: ["A155"] }, bert: { plays: ["A160"] }, carl: {}, dora: {} });
  anna.uses("traveling-players");
  expect(anna.goods).toMatchObject({ wood: 1, grain: 1 });
  expect(bert.goods).toMatchObject({ wood: 1, food: 1, grain: 0 });
});

test("AG-061 The grain that Scythe Worker takes besides is obtained in the harvest like any other", () => {
  const hears = { on: { gained: { get: ({ goods }: { goods: { grain?: number } }) => ({ reed: goods.grain ?? 0 }) } } };
  withCard("well", hears, () => {
    const farm = BARE.replace(".", "g3").replace("g3    ", "g3   ");
    const given = { plays: ["A112", "well"], farm, goods: { food: 4 }, atHome: 1 } as const;
    const { anna } = table({ anna: given, bert: { people: 0 } }, { round: 4 });
    anna.uses("fishing").plays({ type: "reap", plot: 0 });
    expect(anna.goods).toMatchObject({ grain: 2, reed: 2 });
  });
});

test("AG-061 What a card brings beside a space is obtained, too", () => {
  const hears = { on: { gained: { get: ({ goods }: { goods: { grain?: number } }) => ({ reed: goods.grain ?? 0 }) } } };
  withCard("well", hears, () => {
    const { anna } = table({ anna: { plays: ["A067", "well"] }, bert: {} });
    expect(anna.uses("grain-seeds").goods).toMatchObject({ grain: 2, reed: 2 });
  });
});

test("B109 Paper Maker may be left if the food is there", () => {
  const { anna } = table(
    { anna: { plays: ["B109", "A098"], holds: ["A116"], goods: { wood: 1, food: 1 } }, bert: { holds: [] } },
    { round: 3 },
  );
  anna.uses("lessons").acts();
  expect(anna.goods).toMatchObject({ wood: 1, food: 0 });
});
