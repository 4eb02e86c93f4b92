import { expect, test } from "vitest";
import type { CardId } from "../../cards/index.ts";
import type { Goods } from "../../goods.ts";
import type { House } from "../../houses.ts";
import { table } from "../../testing.ts";
import { BARE } from "./farms.ts";

const PASTURE = `
  +----+    +    +    +    +
  |  . |  .    .    .    .
  +----+    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("A012 Drinking Trough: a pasture holds 2 animals more, after its stable has doubled it", () => {
  const held = (farm: string, plays: readonly CardId[]) => {
    const { anna } = table({ anna: { farm, plays }, bert: {} }, { stock: { "sheep-market": 12 } });
    anna.uses("sheep-market");
    while (anna.asked === "house") anna.discards("sheep");
    return anna.goods.sheep - 1;
  };
  expect(held(PASTURE, [])).toBe(2);
  expect(held(PASTURE, ["A012"])).toBe(4);
  expect(held(PASTURE.replace("  . |", "  ^ |"), ["A012"])).toBe(6);
});

test("A012 Drinking Trough is silent for the house and for stables outside pastures", () => {
  const farm = BARE.replace(".", "^");
  const { anna } = table({ anna: { farm, plays: ["A012"] }, bert: {} }, { stock: { "sheep-market": 3 } });
  expect(anna.uses("sheep-market").goods.sheep).toBe(2);
});

test("A016 Rammed Clay: 1 clay on playing", () => {
  const { anna } = table({ anna: { holds: ["A016"] }, bert: {} });
  expect(anna.uses("meeting-place").lays("A016").goods.clay).toBe(1);
});

test("A016 Rammed Clay: fences are paid with wood and clay as you like", () => {
  const { anna } = table({ anna: { plays: ["A016"], goods: { wood: 3, clay: 3 } }, bert: {} });
  anna.uses("fencing").fences("e1");
  expect(anna.moves).toEqual([
    { type: "pay", goods: { wood: 3, clay: 1 } },
    { type: "pay", goods: { wood: 2, clay: 2 } },
    { type: "pay", goods: { wood: 1, clay: 3 } },
  ]);
  anna.pays({ wood: 2, clay: 2 });
  expect(anna.goods).toMatchObject({ wood: 1, clay: 1 });
});

test("A016 Rammed Clay is silent where stables and rooms are built", () => {
  const { anna } = table({ anna: { plays: ["A016"], goods: { wood: 1, clay: 9, reed: 2 } }, bert: {} });
  expect(anna.spaces).toContain("fencing");
  expect(anna.spaces).not.toContain("farm-expansion");
});

const PARTS: readonly (readonly [cells: string, points: number])[] = [
  ["c1 d1 e1 d2 e2", 0],
  ["c1 d1 e1 c2 d2 e2", 1],
  ["c1 d1 e1 c2 d2 e2 e3", 2],
  ["b1 c1 d1 e1 b2 c2 d2 e2", 3],
  ["c1 d1 e1 c2 d2 e2 c3 d3 e3", 3],
  ["b1 c1 d1 e1 b2 c2 d2 e2 d3 e3", 4],
  ["b1 c1 d1 e1 b2 c2 d2 e2 b3 c3 d3 e3", 4],
];
for (const [cells, points] of PARTS)
  test(`A032 Manger: ${cells.split(" ").length} fenced spaces score ${points} points`, () => {
    const { anna } = table({ anna: { plays: ["A032"], goods: { wood: 15 } }, bert: {} });
    anna.uses("fencing").fences(...cells.split(" "));
    expect(anna.scores("bonus")).toBe(points);
  });

test("AG-303 A032 Manger counts the spaces of all pastures together, and no spaces outside", () => {
  const { anna } = table({ anna: { plays: ["A032"], goods: { wood: 15 }, farm: BARE.replace(".", "^") }, bert: {} });
  anna.uses("fencing").fences("d1", "e1").fences("b2", "c2", "d2", "e2");
  expect(anna.scores("bonus")).toBe(1);
});

test("A038 Wool Blankets: 3 points for a wooden house, 2 for a clay one, none for a stone one", () => {
  const bonus = (house: House) => table({ anna: { plays: ["A038"], house }, bert: {} }).anna.scores("bonus");
  expect([bonus("wood"), bonus("clay"), bonus("stone")]).toEqual([3, 2, 0]);
});

test("A038 Wool Blankets needs 5 sheep when it is played, and never again", () => {
  const farm = PASTURE.replace("  . |", "  ^ |");
  const holder = (sheep: number) => table({ anna: { holds: ["A038"], goods: { sheep }, farm }, bert: {} }).anna;
  expect(holder(4).uses("meeting-place").may()).not.toContain("play");
  const anna = holder(5).uses("meeting-place").lays("A038");
  expect(anna.goods.sheep).toBe(5);
  anna.discards("sheep");
  expect(anna.scores("bonus")).toBe(3);
});

test("A053 Claypipe: 7 building resources gained in the work phase bring 2 food, though some were spent", () => {
  const { anna } = table({ anna: { plays: ["A053"] }, bert: {} }, { round: 1, stock: { forest: 7 } });
  anna.uses("forest").uses("farm-expansion").buildsStable("c2");
  expect(anna.goods.food).toBe(0);
  anna.stops();
  expect(anna.state.round).toBe(2);
  expect(anna.goods).toMatchObject({ wood: 5, food: 2 });
});

test("A053 Claypipe is silent with 6, whatever lay in the supply or came as the round started", () => {
  const { anna } = table(
    { anna: { plays: ["A053"], goods: { wood: 9 }, atHome: 1 }, bert: { people: 0 } },
    { round: 1, stock: { forest: 6 } },
  );
  anna.own.promised.push({ round: 2, good: "clay", count: 5, from: "A053" });
  anna.uses("forest");
  expect(anna.goods).toMatchObject({ clay: 5, food: 0 });
  anna.uses("forest").uses("clay-pit");
  expect(anna.state.round).toBe(3);
  expect(anna.goods.food).toBe(0);
});

test("A055 Junk Room: 1 food after each improvement, major or minor, and for itself", () => {
  const { anna } = table({ anna: { holds: ["A055", "A016"], goods: { wood: 1, clay: 3 }, people: 3 }, bert: {} });
  expect(anna.uses("meeting-place").lays("A055").goods.food).toBe(1);
  expect(anna.uses("major-improvement").builds("fireplace-2").goods.food).toBe(2);
});

test("A055 Junk Room: its food cannot pay for the improvement, and it is silent for occupations", () => {
  const { anna } = table({ anna: { holds: ["B068", "A112"], plays: ["A055", "A087", "A098"] }, bert: {} });
  anna.uses("meeting-place");
  expect(anna.own.cards).not.toContain("B068");
  anna.state.farms[0]!.goods.food = 1;
  anna.uses("lessons").lays("A112");
  expect(anna.goods.food).toBe(0);
});

test("A055 Junk Room: a travelling card counts as well", () => {
  const { anna } = table({ anna: { holds: ["B008"], plays: ["A055"], goods: { grain: 1 } }, bert: {} });
  expect(anna.uses("meeting-place").lays("B008").goods).toMatchObject({ vegetable: 1, food: 1 });
});

const baked = (round: number, plays: readonly CardId[], goods: Partial<Goods>) =>
  table({ anna: { plays, goods }, bert: {} }, { round }).anna.uses("grain-utilization").bakes(1).goods.food;

test("A063 Dutch Windmill: baking brings 3 food more in the rounds after a harvest: 5, 8, 10, 12 and 14", () => {
  const rounds = Array.from({ length: 12 }, (_, i) => i + 3);
  const helped = rounds.filter((round) => baked(round, ["A063", "fireplace-2"], { grain: 1 }) === 5);
  expect(helped).toEqual([5, 8, 10, 12, 14]);
});

test("A063 Dutch Windmill: 3 food for the whole action, however much grain, whatever grants it", () => {
  const { anna } = table(
    { anna: { plays: ["A063", "fireplace-2", "A024"], goods: { grain: 2 } }, bert: {} },
    { round: 5 },
  );
  anna.uses("farmland").acts().plows("c2").heeds("A024").bakes(2);
  expect(anna.goods.food).toBe(4 + 3);
});

test("A063 Dutch Windmill is silent where grain is eaten raw", () => {
  const { anna } = table({ anna: { plays: ["A063"], goods: { grain: 1 } }, bert: {} }, { round: 5 });
  expect(anna.cooks("grain").goods.food).toBe(1);
});

const SOWN = BARE.replace(".    .    .", "g3   F    F");

test("A071 Clearing Spade: at any time a crop moves from a field with two or more into an empty one", () => {
  const { anna } = table({ anna: { plays: ["A071"], farm: SOWN }, bert: {} });
  expect(anna.asides).toEqual([{ type: "shift", from: 0, to: 1 }]);
  anna.plays({ type: "shift", from: 0, to: 1 }).plays({ type: "shift", from: 0, to: 2 });
  expect(anna.own.grain.slice(0, 3)).toEqual([1, 1, 1]);
  expect(anna.goods.grain).toBe(0);
  expect(anna.asides).toEqual([]);
});

test("A071 Clearing Spade: of fields alike one is offered, to take from and to fill", () => {
  const farm = BARE.replace(".    .    .    .    .", "g3   g3   g2   F    F");
  const { anna } = table({ anna: { plays: ["A071"], farm }, bert: {} });
  expect(anna.asides).toEqual([
    { type: "shift", from: 0, to: 3 },
    { type: "shift", from: 2, to: 3 },
  ]);
});

test("A071 Clearing Spade: crops sown with the last person may move before the harvest brings one from each field", () => {
  const { anna } = table(
    {
      anna: { plays: ["A071"], goods: { grain: 1, food: 4 }, atHome: 1, farm: BARE.replace(".    .", "F    F") },
      bert: {},
    },
    { round: 4 },
  );
  anna.uses("grain-utilization").sows({ grain: 1 });
  expect(anna.asked).toBe("shiftCrops");
  anna.plays({ type: "shift", from: 0, to: 1 });
  expect(anna.goods.grain).toBe(2);
  expect(anna.own.grain.slice(0, 2)).toEqual([1, 0]);
});

test("A071 Clearing Spade leaves the last crop of a field and full fields alone, and may be left alone", () => {
  const single = table({ anna: { plays: ["A071"], farm: BARE.replace(".    .", "g1   F") }, bert: {} }).anna;
  expect(single.asides).toEqual([]);
  const full = table({ anna: { plays: ["A071"], farm: BARE.replace(".    .", "g3   v1") }, bert: {} }).anna;
  expect(full.asides).toEqual([]);
  const { anna } = table(
    { anna: { plays: ["A071"], goods: { food: 4 }, atHome: 1, farm: SOWN }, bert: {} },
    { round: 4 },
  );
  anna.uses("forest").stops();
  expect(anna.goods.grain).toBe(1);
  expect(anna.own.grain.slice(0, 3)).toEqual([2, 0, 0]);
});

test("A075 Lumber Mill: each improvement costs 1 wood less, major and minor", () => {
  const { anna } = table({ anna: { holds: ["A055"], plays: ["A075"], goods: { clay: 1, stone: 3 } }, bert: {} });
  anna.uses("meeting-place").lays("A055");
  expect(anna.goods.clay).toBe(0);
  anna.uses("major-improvement").builds("well");
  expect(anna.goods.stone).toBe(0);
});

test("A075 Lumber Mill is silent for rooms, stables and fences, and costs nothing below nothing", () => {
  const { anna } = table({ anna: { plays: ["A075"], goods: { wood: 1, clay: 2 } }, bert: {} });
  expect(anna.spaces).not.toContain("farm-expansion");
  anna.uses("major-improvement").builds("fireplace-2");
  expect(anna.goods).toMatchObject({ wood: 1, clay: 0 });
});

test("A075 Lumber Mill may be played with three occupations, not with four", () => {
  const mayPlay = (plays: readonly CardId[]) =>
    table({ anna: { holds: ["A075"], plays, goods: { stone: 2 } }, bert: {} })
      .anna.uses("meeting-place")
      .may();
  expect(mayPlay(["A087", "A098", "B098"])).toContain("play");
  expect(mayPlay(["A087", "A098", "B098", "B095"])).not.toContain("play");
});

test("AG-308 A083 Shepherd's Crook: a new pasture of 4 spaces gets 2 sheep, two such pastures 4", () => {
  const shepherd = () => table({ anna: { plays: ["A083"], goods: { wood: 15 } }, bert: {} }).anna;
  const one = shepherd().uses("fencing").fences("d1", "e1", "d2", "e2").stops();
  expect(one.goods.sheep).toBe(2);
  const two = shepherd().uses("fencing").fences("d1", "e1", "d2", "e2").fences("b1", "c1", "b2", "c2");
  expect(two.goods.sheep).toBe(4);
});

test("A083 Shepherd's Crook judges the finished layout: 6 new spaces divided 4 and 2 give 2 sheep, 3 and 3 none", () => {
  const six = () =>
    table({ anna: { plays: ["A083"], goods: { wood: 15 } }, bert: {} })
      .anna.uses("fencing")
      .fences("c1", "d1", "e1", "c2", "d2", "e2");
  expect(six().fences("e1", "e2").stops().goods.sheep).toBe(2);
  expect(six().fences("c2", "d2", "e2").stops().goods.sheep).toBe(0);
});

test("A083 Shepherd's Crook is silent for 3 spaces and where an old pasture is divided", () => {
  const small = table({ anna: { plays: ["A083"], goods: { wood: 15 } }, bert: {} }).anna;
  expect(small.uses("fencing").fences("c1", "d1", "e1").stops().goods.sheep).toBe(0);
  const farm = `
  +    +    +    +    +    +
     .    .    .    .    .
  +    +----+----+----+----+
     R |  .    .    .    . |
  +    +    +    +    +    +
     R |  .    .    .    . |
  +    +----+----+----+----+`;
  const old = table({ anna: { plays: ["A083"], goods: { wood: 2 }, farm }, bert: {} }).anna;
  old.uses("fencing").fences("d2", "e2", "d3", "e3");
  expect(old.own.pastures).toHaveLength(2);
  expect(old.goods.sheep).toBe(0);
});

test("A083 Shepherd's Crook speaks at Farm Redevelopment too", () => {
  const { anna } = table({ anna: { plays: ["A083"], goods: { wood: 8, clay: 2, reed: 1 } }, bert: {} });
  anna.uses("farm-redevelopment").fences("d1", "e1", "d2", "e2");
  expect(anna.goods.sheep).toBe(2);
});
