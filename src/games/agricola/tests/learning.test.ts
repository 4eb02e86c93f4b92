import { expect, test } from "vitest";
import { overview, shownGoods } from "../learning.ts";
import { SPACE_IDS } from "../space-ids.ts";
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
