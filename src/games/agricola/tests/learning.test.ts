import { expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { game } from "../index.ts";
import { overview, shownGoods, suggestions } from "../learning.ts";
import { SPACE_IDS } from "../spaces.ts";
import { table } from "../testing.ts";
import { en } from "../text/en.ts";

test("AG-001 Every space explains itself, and every kind of question has a sentence for the first time", () => {
  const words: { readonly [id: string]: string } = en;
  for (const id of SPACE_IDS) expect(words[`${id}.about`]).toBeTruthy();
  for (const kind of [
    "place",
    "build",
    "fence",
    "plow",
    "sow",
    "bake",
    "improve",
    "renovate",
    "pick",
    "raise",
    "house",
    "feed",
    "breed",
  ])
    expect(words[`guide.${kind}`]).toBeTruthy();
});

test("AG-002 Three usable spaces are suggested, all if there are fewer, and nothing changes", () => {
  const { anna } = table({ anna: {}, bert: {} });
  const before = JSON.stringify(anna.state);
  const marked = suggestions(anna.state, 0);
  expect(marked).toHaveLength(3);
  expect(new Set(marked).size).toBe(3);
  for (const space of marked) expect(anna.spaces).toContain(space);
  expect(JSON.stringify(anna.state)).toBe(before);
  anna.state.occupants.fill(2);
  anna.state.occupants[SPACE_IDS.indexOf("fishing")] = 0;
  expect(suggestions(anna.state, 0)).toEqual(["fishing"]);
  expect(suggestions(anna.state, 1)).toEqual([]);
});

test("AG-002 A space is suggested for what the whole turn brings, not for what lies there alone", () => {
  const farm = `
    +    +    +    +    +    +
       .    F    F    F    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna } = table({ anna: { goods: { grain: 3, vegetable: 2, food: 20 }, farm }, bert: {} }, { round: 8 });
  anna.state.stock.fill(0);
  expect(suggestions(anna.state, 0)[0]).toBe("grain-utilization");
  const { carl } = table({ carl: { goods: { wood: 5, reed: 2, food: 20 } }, dora: {} }, { round: 5 });
  carl.state.stock.fill(0);
  expect(suggestions(carl.state, 0)[0]).toBe("farm-expansion");
});

test("AG-002 Suggestions look past choices, animals without a place and the harvest", () => {
  const goods = { wood: 9, clay: 9, reed: 5, stone: 5, grain: 3, vegetable: 2, sheep: 1 };
  const farm = `
    +    +    +    +    +    +
       F    F    .    ^    ^
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  for (const round of [5, 14]) {
    const stock = { "sheep-market": 9, "pig-market": 9 };
    const { anna } = table({ anna: { atHome: 1, goods, farm }, bert: {} }, { round, stock });
    expect(suggestions(anna.state, 0)).toHaveLength(3);
  }
});

test("AG-003 Without hand cards nobody holds any, and a wish for children brings nothing but a child", () => {
  const { anna } = table({
    anna: {
      farm: `
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +
           R    .    .    .    .
        +    +    +    +    +    +`,
    },
    bert: {},
  });
  anna.uses("basic-wish-for-children");
  expect(anna.asked).toBe("place");
});

test("AG-004 Meeting Place gets 1 food a round; its user takes the food and the token", () => {
  const { anna } = table(
    { anna: { atHome: 1 }, bert: { people: 0 } },
    { round: 1, startingPlayer: 1, stock: { "meeting-place": 2 } },
  );
  anna.uses("forest");
  expect(anna.stock("meeting-place")).toBe(3);
  anna.uses("meeting-place");
  expect(anna.goods.food).toBe(3);
  expect(anna.state.startingPlayer).toBe(0);
});

test("AG-006 Side Job builds exactly one stable for 1 wood, bakes, or both", () => {
  const { anna } = table({ anna: { goods: { wood: 3, grain: 2 }, plays: ["fireplace-2"] }, bert: {} });
  anna.uses("side-job").takes("build").buildsStable("c2");
  expect(anna.may()).toEqual(["take", "stop"]);
  anna.takes("bake").bakes(2);
  expect(anna.goods).toMatchObject({ wood: 2, grain: 0, food: 4 });
  expect(anna.asked).toBe("place");
});

test("AG-007 Without a baking improvement Side Job offers the stable alone; a Hearth bakes 2 grain for 6 food", () => {
  const { anna } = table({ anna: { goods: { wood: 1, grain: 2 } }, bert: {} });
  anna.uses("side-job");
  expect(anna.may()).toEqual(["stable"]);
  const { carl } = table({ carl: { goods: { grain: 2 }, plays: ["cooking-hearth-4"] }, dora: {} });
  carl.uses("side-job").bakes(2);
  expect(carl.goods.food).toBe(6);
});

test("AG-008 The overview lists all 14 action space cards by stage and marks those revealed", () => {
  const { anna } = table({ anna: {}, bert: {} }, { round: 2 });
  const stages = overview(anna.state);
  expect(stages.map(({ cards }) => cards.length)).toEqual([4, 3, 2, 2, 2, 1]);
  expect(stages.flatMap(({ cards }) => cards.filter(({ isRevealed }) => isRevealed).map(({ id }) => id))).toEqual([
    "major-improvement",
    "fencing",
  ]);
});

test("AG-009 Each space is refilled once a round, also after the state was saved and read", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: { people: 0 } }, { round: 1 });
  anna.uses("day-laborer");
  const { options, ...saved } = anna.state;
  expect({ options, ...JSON.parse(JSON.stringify(saved)) }).toEqual(anna.state);
  anna.uses("day-laborer").uses("grain-seeds");
  expect(anna.state.round).toBe(3);
  expect(anna.stock("forest")).toBe(6);
});

test("AG-010 What came this round is told apart from what lay there", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: { people: 0 } }, { round: 1, stock: { forest: 3 } });
  anna.uses("day-laborer");
  expect(shownGoods(anna.state, "forest")).toEqual([{ good: "wood", count: 6, fresh: 3 }]);
  anna.uses("forest");
  expect(shownGoods(anna.state, "forest")).toEqual([]);
});

test("AG-011 Nobody has refill duties: between two rounds nobody is asked, and every space has its goods", () => {
  const { anna } = table({ anna: { atHome: 1 }, bert: { people: 0 } }, { round: 2 });
  game.play(anna.state, 0, { type: "place", space: "day-laborer" });
  expect(game.actors(anna.state)).toEqual([CHANCE]);
  game.play(anna.state, CHANCE, game.moves(anna.state, CHANCE)[0]!);
  expect(anna.asked).toBe("place");
  for (const space of ["forest", "clay-pit", "reed-bank", "fishing", "meeting-place"] as const)
    expect(anna.stock(space)).toBeGreaterThan(0);
});

test("AG-012 Permanent spaces can show what they give, the same each round", () => {
  const { anna } = table({ anna: {}, bert: {}, carl: {}, dora: {} });
  expect(shownGoods(anna.state, "grain-seeds")).toEqual([{ good: "grain", count: 1, fresh: 0 }]);
  expect(shownGoods(anna.state, "resource-market").map(({ good }) => good)).toEqual(["reed", "stone", "food"]);
  expect(shownGoods(table({ anna: {}, bert: {}, carl: {} }).anna.state, "resource-market")).toEqual([
    { good: "reed", count: 1, fresh: 0 },
    { good: "food", count: 1, fresh: 0 },
    { good: "stone", count: 1, fresh: 0 },
  ]);
  expect(shownGoods(anna.state, "farmland")).toEqual([]);
});
