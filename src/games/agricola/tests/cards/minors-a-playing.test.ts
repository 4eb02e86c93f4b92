import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE } from "./farms.ts";

/** Occupations that say nothing here. */
const TWO = ["A087", "A098"] as const;
const THREE = [...TWO, "B098"] as const;

const FULL = `
  +----+----+----+----+----+
  |  .    .    .    .    . |
  +----+----+----+----+----+
     R    F    F    F    F
  +    +    +    +    +    +
     R    F    F    F    F
  +    +    +    +    +    +`;

const NO_MEADOW = FULL.replace("R    F", "R    R");

const PASTURE = `
  +----+    +    +    +    +
  |  . |  .    .    .    .
  +----+    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("A002 Shifting Cultivation: for 2 food plow 1 field at once; then the card is in the left neighbour's hand", () => {
  const { anna, bert } = table({ anna: { holds: ["A002"], goods: { food: 2 } }, bert: { holds: [] } });
  anna.uses("meeting-place").lays("A002").plows("c2");
  expect(anna.goods.food).toBe(0);
  expect(anna.own.fields).not.toBe(0);
  expect(anna.own.cards).toEqual([]);
  expect(bert.state.hands?.held).toEqual([[], ["A002"]]);
});

test("A002 Shifting Cultivation plows exactly one field, beside those there are", () => {
  const farm = BARE.replace(".    .    .", ".    .    F");
  const { anna } = table({ anna: { holds: ["A002"], goods: { food: 2 }, farm }, bert: {} });
  anna.uses("meeting-place").lays("A002");
  expect(anna.cellsFor("plow")).toEqual(["b1", "d1", "c2"]);
  anna.plows("d1");
  expect(anna.asked).toBe("place");
});

test("A002 Shifting Cultivation: without a space to plow the effect lapses and the card still goes on", () => {
  const { anna } = table({ anna: { holds: ["A002"], goods: { food: 2 }, farm: FULL }, bert: {} });
  anna.uses("meeting-place").lays("A002");
  expect(anna.asked).toBe("place");
  expect(anna.state.hands?.held).toEqual([[], ["A002"]]);
});

test("A002 Shifting Cultivation leaves the game when it is played alone", () => {
  const { anna } = table({ anna: { holds: ["A002"], goods: { food: 2 } } });
  anna.uses("meeting-place").lays("A002").plows("c2");
  expect(anna.state.hands?.held).toEqual([[]]);
});

test("A005 Clay Embankment: 1 clay for every 2 clay in the supply, rounded down", () => {
  const { anna } = table({ anna: { holds: ["A005"], goods: { food: 1, clay: 7 } }, bert: {} });
  anna.uses("meeting-place").lays("A005");
  expect(anna.goods).toMatchObject({ food: 0, clay: 10 });
});

test("A005 Clay Embankment gives nothing for a single clay, and does not look at clay on round spaces", () => {
  const { anna } = table({ anna: { holds: ["A005"], plays: ["A120"], goods: { food: 1, clay: 1 } }, bert: {} });
  anna.own.promised.push({ round: 14, good: "clay", count: 5, from: "A120" });
  anna.uses("meeting-place").lays("A005");
  expect(anna.goods.clay).toBe(1);
});

test("A009 Young Animal Market: the sheep that is paid leaves its place to the cattle", () => {
  const { anna } = table({ anna: { holds: ["A009"], goods: { sheep: 1 } }, bert: {} });
  anna.uses("meeting-place").lays("A009");
  expect(anna.goods).toMatchObject({ sheep: 0, cattle: 1 });
  expect(anna.asked).toBe("place");
  expect(anna.state.hands?.held).toEqual([[], ["A009"]]);
});

test("A009 Young Animal Market: cattle that find no place are cooked or let go", () => {
  const goods = { sheep: 2, boar: 1 };
  const { anna } = table({ anna: { holds: ["A009"], plays: ["fireplace-2"], goods, farm: PASTURE }, bert: {} });
  anna.uses("meeting-place").lays("A009");
  expect(anna.asked).toBe("house");
  anna.cooks("cattle");
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 1, cattle: 0, food: 3 });
});

test("A009 Young Animal Market cannot be played without a sheep", () => {
  const { anna } = table({ anna: { holds: ["A009"], goods: { boar: 1 } }, bert: {} });
  anna.uses("meeting-place");
  expect(anna.may()).not.toContain("play");
});

test("A019 Handplow: five rounds later a field may be plowed as the round starts", () => {
  const { anna } = table(
    { anna: { holds: ["A019"], goods: { wood: 1, food: 20 } }, bert: { people: 0 } },
    { round: 1 },
  );
  anna.uses("meeting-place").lays("A019").uses("day-laborer");
  for (let round = 2; round < 6; round++) {
    expect(anna.state.round).toBe(round);
    anna.uses("forest").uses("clay-pit");
    if (anna.asked === "feed") anna.feeds();
  }
  expect(anna.state.round).toBe(6);
  expect(anna.asked).toBe("heed");
  anna.heeds("A019").plows("c2");
  expect(anna.own.fields).not.toBe(0);
  expect(anna.asked).toBe("place");
});

test("AG-068 A019 Handplow: a tile that is declined is gone", () => {
  const { anna } = table({ anna: { plays: ["A019"], atHome: 1 }, bert: {} }, { round: 1 });
  anna.own.due.push({ round: 2, from: "A019" });
  anna.uses("forest");
  expect(anna.asked).toBe("heed");
  anna.stops();
  expect(anna.own.fields).toBe(0);
  expect(anna.own.due).toEqual([]);
});

test("A019 Handplow leaves no tile if round 14 is fewer than five rounds ahead", () => {
  const late = (round: number) =>
    table({ anna: { holds: ["A019"], goods: { wood: 1 } }, bert: {} }, { round })
      .anna.uses("meeting-place")
      .lays("A019").own.due;
  expect(late(9)).toEqual([{ round: 14, from: "A019" }]);
  expect(late(10)).toEqual([]);
});

test("A033 Big Country: for each complete round to come 2 food and 1 point, which stays", () => {
  const { anna } = table({ anna: { holds: ["A033"], farm: FULL }, bert: {} }, { round: 10 });
  anna.uses("meeting-place").lays("A033");
  expect(anna.goods.food).toBe(8);
  expect(anna.scores("bonus")).toBe(4);
  anna.uses("forest");
  expect(anna.state.round).toBe(11);
  expect(anna.scores("bonus")).toBe(4);
});

test("A033 Big Country: in the last round there is nothing to come", () => {
  const { anna } = table({ anna: { holds: ["A033"], farm: NO_MEADOW }, bert: {} }, { round: 14 });
  anna.uses("meeting-place").lays("A033");
  expect(anna.goods.food).toBe(0);
  expect(anna.scores("bonus")).toBe(0);
});

test("A033 Big Country cannot be played while a farmyard space is unused", () => {
  const farm = FULL.replace("F", ".");
  const { anna } = table({ anna: { holds: ["A033"], farm }, bert: {} });
  anna.uses("meeting-place");
  expect(anna.may()).not.toContain("play");
});

test("AG-057 A044 Pond Hut: 1 food on each of the next three round spaces, as far as there are any", () => {
  const played = (round: number) =>
    table({ anna: { holds: ["A044"], plays: TWO, goods: { wood: 1 } }, bert: {} }, { round })
      .anna.uses("meeting-place")
      .lays("A044")
      .own.promised.map((promised) => [promised.round, promised.good, promised.count]);
  expect(played(4)).toEqual([5, 6, 7].map((round) => [round, "food", 1]));
  expect(played(13)).toEqual([[14, "food", 1]]);
});

test("AG-043 A044 Pond Hut needs exactly two occupations", () => {
  const mayPlay = (plays: typeof TWO | typeof THREE | readonly ["A087"]) =>
    table({ anna: { holds: ["A044"], plays, goods: { wood: 1 } }, bert: {} })
      .anna.uses("meeting-place")
      .may()
      .includes("play");
  expect([mayPlay(["A087"]), mayPlay(TWO), mayPlay(THREE)]).toEqual([false, true, false]);
});

test("AG-043 B068 Beanfield needs two occupations or more", () => {
  const mayPlay = (plays: typeof TWO | typeof THREE | readonly ["A087"]) =>
    table({ anna: { holds: ["B068"], plays, goods: { food: 1 } }, bert: {} })
      .anna.uses("meeting-place")
      .may()
      .includes("play");
  expect([mayPlay(["A087"]), mayPlay(TWO), mayPlay(THREE)]).toEqual([false, true, true]);
});

test("AG-305 A044 Pond Hut: the food comes as each round starts", () => {
  const { anna } = table({ anna: { holds: ["A044"], plays: TWO, goods: { wood: 1 } }, bert: {} }, { round: 1 });
  anna.uses("meeting-place").lays("A044").uses("forest");
  expect(anna.state.round).toBe(2);
  expect(anna.goods.food).toBe(1);
});

test("A069 Large Greenhouse: 1 vegetable four, seven and nine rounds ahead", () => {
  const rounds = (round: number) =>
    table({ anna: { holds: ["A069"], plays: TWO, goods: { wood: 2 } }, bert: {} }, { round })
      .anna.uses("meeting-place")
      .lays("A069")
      .own.promised.map((promised) => `${promised.good} ${promised.round}`);
  expect(rounds(2)).toEqual(["vegetable 6", "vegetable 9", "vegetable 11"]);
  expect(rounds(7)).toEqual(["vegetable 11", "vegetable 14"]);
});

test("A069 Large Greenhouse: what would come after round 14 is lost", () => {
  const { anna } = table({ anna: { holds: ["A069"], plays: TWO, goods: { wood: 2 } }, bert: {} }, { round: 11 });
  anna.uses("meeting-place").lays("A069");
  expect(anna.own.promised).toEqual([]);
});
