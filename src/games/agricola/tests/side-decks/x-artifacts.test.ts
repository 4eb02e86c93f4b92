import { expect, test } from "vitest";
import { table } from "../../testing.ts";
import { BARE, THREE_ROOMS } from "../cards/farms.ts";

const COLUMNS = `
  +    +    +----+----+    +
     R    F |  .    . |  .
  +    +    +    +    +    +
     R    F |  .    . |  F
  +    +    +    +    +    +
     R    F |  .    . |  F
  +    +    +----+----+    +`;

test("AG-212 X07 Ley Lines: a point for a column of rooms, of fields, of one pasture, which counts once", () => {
  const { anna } = table({ anna: { farm: COLUMNS, plays: ["X07"] }, bert: {} });
  expect(anna.scores("bonus")).toBe(3);
});

test("AG-212 X07 gives nothing for mixed columns or two pastures in one", () => {
  const farm = `
  +    +    +    +    +----+
     .    .    .    . |  . |
  +    +    +    +    +----+
     R    .    .    . |  . |
  +    +    +    +    +    +
     R    .    .    . |  . |
  +    +    +    +    +----+`;
  expect(table({ anna: { farm, plays: ["X07"] }, bert: {} }).anna.scores("bonus")).toBe(0);
});

test("AG-213 X08 Strange Alien Energy: a tank for the effect of a free space, one a round; the card costs 3 points", () => {
  const { anna } = table({ anna: { plays: ["X08"], atHome: 1 }, bert: {} }, { round: 8 });
  anna.uses("fishing").heeds("X08").plays({ type: "useFree", space: "day-laborer" });
  expect(anna.goods.food).toBe(2);
  expect(anna.own.onCard).toEqual({ X08: 2 });
  expect(anna.state.round).toBe(9);
  expect(anna.scores("improvements")).toBe(-3);
});

test("AG-213 X08 offers no space where somebody stands, needs a tank, and is no use of the space", () => {
  const { anna, bert } = table(
    { anna: { plays: ["X08"] }, bert: { plays: ["A050"], atHome: 1 } },
    { round: 11, stock: { "cattle-market": 1 } },
  );
  anna.uses("day-laborer");
  bert.uses("forest");
  anna.uses("fishing").heeds("X08");
  expect(anna.moves).not.toContainEqual({ type: "useFree", space: "day-laborer" });
  expect(anna.moves).not.toContainEqual({ type: "useFree", space: "forest" });
  anna.plays({ type: "useFree", space: "cattle-market" });
  expect(anna.goods.cattle).toBe(1);
  expect(bert.goods.food).toBe(0);
  const spent = table({ anna: { plays: ["X08"], atHome: 1 }, bert: {} }, { round: 8 }).anna;
  spent.own.onCard.X08 = 0;
  spent.uses("fishing");
  expect(spent.state.round).toBe(9);
});

test("AG-213 X08 on the Western Quarry draws a card", () => {
  const { anna } = table(
    { anna: { plays: ["X08"], atHome: 1 }, bert: {} },
    { round: 8, stock: { "western-quarry": 2 }, draws: ["X07"] },
  );
  anna.uses("fishing").heeds("X08").plays({ type: "useFree", space: "western-quarry" });
  expect(anna.own.cards).toEqual(["X08", "X07"]);
});

test("AG-213 An abduction drawn by X08 just before people return is still of this round", () => {
  const { anna } = table(
    { anna: { plays: ["X08"], people: 3, atHome: 1, farm: THREE_ROOMS }, bert: {} },
    { round: 8, stock: { "western-quarry": 2 }, draws: ["X19"] },
  );
  anna.uses("fishing").heeds("X08").plays({ type: "useFree", space: "western-quarry" });
  for (const animal of ["boar", "cattle"] as const) anna.discards(animal);
  expect(anna.state.round).toBe(9);
  expect(anna.own.people).toBe(2);
});

test("AG-214 X09 Alien Farmhand: one good from the marked space if nobody stands there", () => {
  const { anna } = table(
    { anna: { atHome: 1 }, bert: {} },
    { round: 8, stock: { "western-quarry": 1, "reed-bank": 3 }, draws: ["X09"] },
  );
  anna.uses("western-quarry").plays({ type: "mark", space: "reed-bank" }).heeds("X09");
  expect(anna.goods.reed).toBe(1);
  // Two stayed, and one came with the next round.
  expect(anna.stock("reed-bank")).toBe(3);
});

test("AG-214 X09 is silent while somebody stands there, and only accumulation spaces can be marked", () => {
  const { anna, bert } = table(
    { anna: { atHome: 1 }, bert: { atHome: 1 } },
    { round: 8, stock: { "western-quarry": 1, "reed-bank": 3 }, draws: ["X09"] },
  );
  anna.uses("western-quarry");
  expect(anna.moves).not.toContainEqual({ type: "mark", space: "farmland" });
  expect(anna.moves).not.toContainEqual({ type: "mark", space: "cattle-market" });
  anna.plays({ type: "mark", space: "reed-bank" });
  bert.uses("reed-bank");
  expect(anna.state.round).toBe(9);
  expect(anna.goods.reed).toBe(0);
});

test("AG-215 X10 Replicator: the next accumulation space gives everything twice; then the card goes to the left", () => {
  const pasture = `
  +    +    +    +    +----+
     .    .    .    . |  . |
  +    +    +    +    +    +
     R    .    .    . |  . |
  +    +    +    +    +----+
     R    .    .    .    .
  +    +    +    +    +    +`;
  const { anna, bert } = table(
    { anna: { plays: ["X10"] }, bert: { farm: pasture, atHome: 1 }, carl: {} },
    { stock: { "clay-pit": 4, "sheep-market": 2 } },
  );
  anna.uses("clay-pit");
  expect(anna.goods.clay).toBe(8);
  expect([anna.own.cards, bert.own.cards]).toEqual([[], ["X10"]]);
  bert.uses("sheep-market");
  expect(bert.goods.sheep).toBe(4);
  expect(bert.own.cards).toEqual([]);
});

test("AG-215 X10 does not copy what other spaces give, and alone it is gone after one use", () => {
  const { anna } = table({ anna: { plays: ["X10"] }, bert: {} }, { stock: { forest: 3 }, round: 8 });
  anna.uses("day-laborer");
  expect(anna.goods.food).toBe(2);
  expect(anna.own.cards).toEqual(["X10"]);
  const alone = table({ anna: { plays: ["X10"] } }, { stock: { forest: 2 }, options: { extraTile: false } }).anna;
  alone.uses("forest");
  expect(alone.goods.wood).toBe(4);
  expect(alone.own.cards).toEqual([]);
});

test("AG-216 X11 The X File: fences, a stable and a wooden room each cost 1 wood less in all", () => {
  const fences = table({ anna: { plays: ["X11"], goods: { wood: 6 } }, bert: { atHome: 1 } }).anna;
  fences.uses("fencing").fences("d3", "e3").stops();
  expect(fences.goods.wood).toBe(1);
  const stable = table({ anna: { plays: ["X11"] }, bert: { atHome: 1 } }).anna;
  expect(stable.spaces).toContain("side-job");
  const room = table({ anna: { plays: ["X11"], goods: { wood: 4, reed: 2 } }, bert: { atHome: 1 } }).anna;
  room.uses("farm-expansion").buildsRoom("a1");
  expect(room.goods).toMatchObject({ wood: 0, reed: 0 });
});

test("AG-216 X11 helps rooms and stables of one Farm Expansion apart, each once, and no clay room", () => {
  const goods = { wood: 7, reed: 2 };
  const { anna } = table({ anna: { plays: ["X11"], goods }, bert: { atHome: 1 } });
  anna.uses("farm-expansion").buildsRoom("a1").buildsStable("e1").buildsStable("e2");
  expect(anna.goods.wood).toBe(0);
  const clay = table({ anna: { plays: ["X11"], house: "clay", goods: { clay: 4, reed: 2, wood: 1 } }, bert: {} }).anna;
  expect(clay.uses("farm-expansion").may()).toEqual(["stable"]);
});

test("AG-217 X12 Furry Friends: they grow in each field phase, eat, and score a point each", () => {
  const { anna } = table(
    { anna: { plays: ["X12"], goods: { food: 7 }, atHome: 1 }, bert: { goods: { food: 4 } } },
    { round: 7 },
  );
  anna.uses("forest");
  expect(anna.own.onCard).toEqual({ X12: 3 });
  anna.plays({ type: "choose", n: 3 });
  expect(anna.goods.food).toBe(0);
  expect(anna.scores("bonus")).toBe(3);
});

test("AG-217 X12 Those that get no food leave and cost a point each, but no begging marker", () => {
  const { anna } = table(
    { anna: { plays: ["X12"], goods: { food: 6 }, atHome: 1 }, bert: { goods: { food: 4 } } },
    { round: 7 },
  );
  anna.uses("forest");
  expect(anna.moves).toEqual([2, 1, 0].map((n) => ({ type: "choose", n })));
  anna.plays({ type: "choose", n: 2 });
  expect(anna.own).toMatchObject({ onCard: { X12: 2 }, noted: -1, beggingMarkers: 0 });
  expect(anna.scores("bonus")).toBe(1);
});

test("AG-217 X12 always fed: 2, 3, 4, 6, 9, 13", () => {
  const counts = [2];
  for (let harvest = 0; harvest < 5; harvest++) {
    const { anna } = table(
      { anna: { plays: ["X12"], goods: { food: 30 }, atHome: 1, farm: BARE }, bert: { goods: { food: 4 } } },
      { round: 7 },
    );
    anna.own.onCard.X12 = counts.at(-1)!;
    anna.uses("forest").plays({ type: "choose", n: anna.own.onCard.X12! });
    counts.push(anna.own.onCard.X12!);
  }
  expect(counts).toEqual([2, 3, 4, 6, 9, 13]);
});
