import { expect, test } from "vitest";
import { MAJOR_IDS } from "../cards/index.ts";
import { fields, ofCategory, ovens, wells } from "../cards/terms.ts";
import { ALL } from "../grid.ts";
import { game } from "../index.ts";
import { table, withCard } from "../testing.ts";
import { en } from "../text/en.ts";

test("AG-029, AG-030 Cards are counted by category; all ten major improvements are Food Providers", () => {
  const { anna } = table({ anna: { plays: ["A024", ...MAJOR_IDS] }, bert: {} });
  expect(ofCategory(anna.own, "food-provider")).toBe(10);
  expect(ofCategory(anna.own, "actions-booster")).toBe(1);
});

test("AG-033, AG-053 Cards that were played lie open before their owner: every view shows them", () => {
  const { anna } = table({ anna: { holds: ["A116"], atHome: 1 }, bert: { plays: ["well"] } });
  anna.uses("lessons").lays("A116");
  for (const viewer of [0, 1, "spectator"] as const)
    expect(game.view(anna.state, viewer).farms.map(({ cards }) => cards)).toEqual([["A116"], ["well"]]);
});

test("AG-037 A card that is played without a person uses no space", () => {
  const { anna } = table(
    { anna: { plays: ["B097"], house: "stone", holds: ["A116"], goods: { food: 1 }, atHome: 1 }, bert: {} },
    { round: 5 },
  );
  anna.uses("forest").heeds("B097").takes("improve").lays("A116");
  expect(anna.state.occupants.every((people) => people === 0)).toBe(true);
});

test("AG-040 A card whose condition fails stays in play and pauses; one whose prerequisite fails cannot be played", () => {
  const hut = table({ anna: { plays: ["A116"], holds: ["A044"], goods: { wood: 1 } }, bert: {} }).anna;
  expect(hut.spaces).not.toContain("major-improvement");
  const { anna } = table({ anna: { plays: ["B118"], house: "wood", atHome: 1 }, bert: {} }, { round: 5 });
  anna.own.rooms |= 1;
  anna.uses("fishing");
  expect([anna.goods.wood, anna.own.cards]).toEqual([0, ["B118"]]);
});

test("AG-041 A minor improvement needs its prerequisite and its cost; lacking either, nothing is spent", () => {
  const may = (plays: readonly ("A116" | "A119")[], wood: number) =>
    table({ anna: { plays, holds: ["A044"], goods: { wood } }, bert: {} }).anna.spaces.includes("major-improvement");
  expect([may(["A116", "A119"], 1), may(["A116", "A119"], 0), may(["A116"], 1)]).toEqual([true, false, false]);
});

test("AG-044 No unused spaces means none now, whatever was there before", () => {
  const { anna } = table({ anna: { holds: ["A033"] }, bert: {} });
  expect(anna.spaces).not.toContain("major-improvement");
  anna.own.fields = ALL & ~anna.own.rooms;
  expect(anna.spaces).toContain("major-improvement");
});

test("AG-045 Beanfield is a field, but no field tile", () => {
  const { anna } = table({ anna: { plays: ["B068"] }, bert: {} });
  expect([fields(anna.own), anna.own.fields]).toEqual([1, 0]);
});

test("AG-047 Clay Oven and Stone Oven are ovens, the Well is a well, a Fireplace is neither", () => {
  const { anna } = table({ anna: { plays: ["clay-oven", "stone-oven", "well", "fireplace-2"] }, bert: {} });
  expect([ovens(anna.own), wells(anna.own)]).toEqual([2, 1]);
});

test("AG-049 A played improvement scores its printed points", () => {
  const points = (plays: readonly "B068"[]) => table({ anna: { plays }, bert: {} }).anna.scores("improvements");
  expect([points([]), points(["B068"])]).toEqual([0, 1]);
});

test("AG-050 Without a named source goods come from the general supply: nobody and no space loses any", () => {
  const { anna, bert } = table({ anna: { plays: ["B118"], atHome: 1 }, bert: { goods: { wood: 3 } } }, { round: 5 });
  anna.uses("fishing");
  expect([anna.goods.wood, bert.goods.wood, anna.stock("forest")]).toEqual([1, 3, 3]);
});

test("AG-051 A card speaks of its owner's things: people of others are not counted", () => {
  withCard("well", { bonus: ({ farm }) => farm.people }, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: { people: 5 } });
    expect(anna.scores("bonus")).toBe(2);
  });
});

test("AG-052 Paired values go together: the second thing brings the second good alone", () => {
  const brings = { clay: { food: 1 }, stone: { grain: 1 } } as const;
  const well = {
    on: {
      usesSpace: {
        at: ["clay-pit", "western-quarry"] as const,
        get: ({ space }: { readonly space: string }) => (space === "clay-pit" ? brings.clay : brings.stone),
      },
    },
  };
  withCard("well", well, () => {
    const { anna } = table({ anna: { plays: ["well"] }, bert: {} });
    expect(anna.uses("western-quarry").goods).toMatchObject({ grain: 1, food: 0 });
  });
});

test("AG-055 A Hearth is an upgrade of a Fireplace wherever a major improvement is built", () => {
  const given = { plays: ["fireplace-2"], goods: { clay: 2, reed: 1 } } as const;
  const upgrade = { type: "improve", card: "cooking-hearth-4", returns: "fireplace-2" } as const;
  expect(table({ anna: given, bert: {} }).anna.uses("major-improvement").moves).toContainEqual(upgrade);
  expect(table({ anna: given, bert: {} }).anna.uses("house-redevelopment").moves).toContainEqual(upgrade);
  const { anna } = table({ anna: { ...given, holds: ["B068"] }, bert: {} });
  expect(anna.uses("meeting-place").moves).not.toContainEqual(upgrade);
});

test("AG-100 What lowers the occupation cost lowers the food of Lessons, not what is printed on the card", () => {
  withCard("well", { lowers: { occupation: { food: 1 } } }, () => {
    const { anna } = table(
      { anna: { plays: ["A116", "well"], holds: ["C127"], goods: { food: 2 } }, bert: {}, carl: {} },
      { round: 12 },
    );
    anna.uses("lessons").lays("C127");
    expect([anna.goods.food, anna.own.beggingMarkers]).toEqual([0, 0]);
  });
});

test("AG-103 What is bought for food is a trade like any other: a card that hears of goods hears of it", () => {
  const well = {
    on: {
      gained: {
        if: ({ from }: { readonly from: { readonly card?: string } }) => from.card === "A147",
        get: { clay: 1 },
      },
    },
  };
  withCard("well", well, () => {
    const { anna } = table({ anna: { plays: ["well", "A147"], goods: { food: 1 }, farm: PASTURE }, bert: {} });
    anna.uses("sheep-market").heeds("A147");
    expect(anna.goods).toMatchObject({ food: 0, sheep: 1, clay: 1 });
  });
});

test("AG-321 The credits name who made the game, its variants and small decks", () => {
  const names = ["Uwe Rosenberg", "Hanno Girke", "Klemens Franz", "Grzegorz Kobiela", "Melissa Rogerson"];
  for (const name of [...names, "William Attia", "Chris Deotte", "Dale Yu", "Felix Girke"])
    expect(en["rules.credits.text"]).toContain(name);
});

test("AG-329 Options say who thought of them, and name nobody where the appendix does not", () => {
  const words: { readonly [id: string]: string } = en;
  const authors = {
    "option.deal.draft-7": "Stephan Valkyser",
    "option.deal.draft-8": "Li Kuang Che",
    "option.deal.quick-draft": "Jens Bernsdorf",
    "option.deal.living-5-5": "Rüdiger Dorn",
    "option.deal.living-3-3": "Rüdiger Dorn",
    "option.deal.six-plus-one": "Georg Deifuss",
    "option.deal.3-2-2": "Michael Lopez",
    "option.deal.market": "Franz-Josef Petri",
    "option.teams.about": "Daniel Winterhalter",
    "option.teams.product": "Clerk Lee",
    "option.usableOnly.about": "Georg Deifuss",
    "option.onePastureEach.about": "Jennifer Ha",
    "option.equalStart.about": "David Larkin",
    "option.copse.about": "Norbert Szongott",
    "option.strictAdjacency.about": "Uwe Rosenberg",
    "option.seasons.about": "Julian Steindorfer",
  };
  for (const [id, author] of Object.entries(authors)) expect(words[id], id).toContain(author);
  for (const id of [
    "deal.draft-1-1",
    "deal.10-choose-7",
    "deal.mulligan",
    "housedFirst.about",
    "scatteredPastures.about",
  ])
    expect(words[`option.${id}`], id).not.toContain("(");
});

const PASTURE = `
  +    +    +    +    +----+
    .    .    .    .  | .  |
  +    +    +    +    +----+
    R    .    .    .    .
  +    +    +    +    +    +
    R    .    .    .    .
  +    +    +    +    +    +`;
