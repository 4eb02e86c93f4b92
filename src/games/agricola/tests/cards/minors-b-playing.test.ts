import { expect, test } from "vitest";
import type { HandCardId } from "../../cards/decks/index.ts";
import type { CardId } from "../../cards/index.ts";
import type { Goods } from "../../goods.ts";
import type { House } from "../../houses.ts";
import { type Given, table } from "../../testing.ts";
import { BARE } from "./farms.ts";

/** Occupations that say nothing here. */
const TWO = ["A087", "A098"] as const;
const THREE = [...TWO, "B098"] as const;

const holding = (card: HandCardId, given: Given = {}, round = 14) =>
  table({ anna: { holds: [card], ...given }, bert: {} }, { round }).anna;
const mayPlay = (card: HandCardId, given: Given) => holding(card, given).uses("meeting-place").may().includes("play");
/** What lies on round spaces after a card was played in a round. */
const promised = (card: HandCardId, given: Given, round: number) =>
  holding(card, given, round)
    .uses("meeting-place")
    .lays(card)
    .own.promised.map(({ round, good, count }) => `${round}: ${count} ${good}`);

const CORNER = `
  +    +    +    +    +----+
     .    .    .    . |  . |
  +    +    +    +    +----+
     R    .    .    .    .
  +    +    +    +    +    +
     R    .    .    .    .
  +    +    +    +    +    +`;

test("B002 Mini Pasture: one farmyard space is fenced for no wood, and the card goes to the left neighbour", () => {
  const anna = holding("B002", { goods: { food: 2 } });
  anna.uses("meeting-place").lays("B002").fences("c2");
  expect(anna.own.pastures).toHaveLength(1);
  expect(anna.goods).toMatchObject({ food: 0, wood: 0 });
  expect(anna.asked).toBe("place");
  expect(anna.state.hands?.held).toEqual([[], ["B002"]]);
});

test("B002 Mini Pasture must touch the pastures there are, and is never a part of one", () => {
  const anna = holding("B002", { goods: { food: 2, wood: 9 }, farm: CORNER });
  anna.uses("meeting-place").lays("B002");
  expect(anna.moves).toEqual([
    { type: "fence", cells: [3] },
    { type: "fence", cells: [9] },
  ]);
});

test("B002 Mini Pasture lapses where too few fences are left", () => {
  const farm = `
  +    +----+----+----+----+
     . |  .    .    .    . |
  +    +    +    +    +    +
     R |  .    .    .    . |
  +    +    +    +    +    +
     R |  .    .    .    . |
  +    +----+----+----+----+`;
  const anna = holding("B002", { goods: { food: 2 }, farm });
  anna.uses("meeting-place").lays("B002");
  expect(anna.own.pastures).toHaveLength(1);
  expect(anna.asked).toBe("place");
});

test("AG-309 B008 Market Stall: the grain it costs becomes a vegetable, and the card goes on", () => {
  const anna = holding("B008", { goods: { grain: 1 } });
  anna.uses("meeting-place").lays("B008");
  expect(anna.goods).toMatchObject({ grain: 0, vegetable: 1 });
  expect(anna.state.hands?.held).toEqual([[], ["B008"]]);
});

test("B008 Market Stall cannot be played without grain", () => {
  expect(mayPlay("B008", { goods: { food: 5, vegetable: 5 } })).toBe(false);
});

test("B033 Mantlepiece: 1 point for each complete round to come, and 3 points less", () => {
  const anna = holding("B033", { house: "clay", goods: { stone: 1 } }, 6)
    .uses("meeting-place")
    .lays("B033");
  expect(anna.scores("bonus")).toBe(8);
  expect(anna.scores("improvements")).toBe(-3);
});

test("B033 Mantlepiece needs a clay or a stone house", () => {
  const house = (house: House) => mayPlay("B033", { house, goods: { stone: 1 } });
  expect([house("wood"), house("clay"), house("stone")]).toEqual([false, true, true]);
});

test("AG-120, AG-128 B033 Mantlepiece: you renovate no more, so the Redevelopment spaces are closed to you", () => {
  const goods = { stone: 5, reed: 5, clay: 9, wood: 9 };
  const house = "clay";
  const may = (plays: readonly CardId[]) => table({ anna: { plays, goods, house }, bert: {} }).anna.spaces;
  expect(may([])).toEqual(expect.arrayContaining(["house-redevelopment", "farm-redevelopment"]));
  expect(may(["B033"])).not.toContain("house-redevelopment");
  expect(may(["B033"])).not.toContain("farm-redevelopment");
});

test("B036 Bottles: 1 clay and 1 food for each person, newborns too, for 4 points", () => {
  const anna = holding("B036", { people: 3, goods: { clay: 4, food: 4 } });
  anna.own.newborns = 1;
  anna.uses("meeting-place").lays("B036");
  expect(anna.goods).toMatchObject({ clay: 1, food: 1 });
  expect(anna.scores("improvements")).toBe(4);
});

test("B036 Bottles cannot be played for fewer people than there are", () => {
  const goods = { clay: 2, food: 2 };
  expect(mayPlay("B036", { people: 2, goods })).toBe(true);
  expect(mayPlay("B036", { people: 3, goods })).toBe(false);
});

test("AG-057 B045 Strawberry Patch: 1 food on each of the next three round spaces", () => {
  const given = { goods: { wood: 1 }, farm: BARE.replace(".    .", "v1   v2") };
  expect(promised("B045", given, 6)).toEqual(["7: 1 food", "8: 1 food", "9: 1 food"]);
  expect(promised("B045", given, 14)).toEqual([]);
});

test("B045 Strawberry Patch needs two vegetable fields", () => {
  const fields = (farm: string) => mayPlay("B045", { goods: { wood: 1 }, farm });
  expect(fields(BARE.replace(".    .", "v1   v2"))).toBe(true);
  expect(fields(BARE.replace(".    .", "v1   g2"))).toBe(false);
});

test("B066 Sack Cart: 1 grain on those of the round spaces 5, 8, 11 and 14 that are ahead", () => {
  const given = { plays: TWO, goods: { wood: 2 } };
  expect(promised("B066", given, 4)).toEqual(["5: 1 grain", "8: 1 grain", "11: 1 grain", "14: 1 grain"]);
  expect(promised("B066", given, 8)).toEqual(["11: 1 grain", "14: 1 grain"]);
});

test("B066 Sack Cart brings nothing in round 14, and needs two occupations", () => {
  expect(promised("B066", { plays: TWO, goods: { wood: 2 } }, 14)).toEqual([]);
  expect(mayPlay("B066", { plays: ["A087"], goods: { wood: 2 } })).toBe(false);
});

test("B074 Thick Forest: 1 wood on every even round space ahead; the 5 clay are shown, not paid", () => {
  const given = { goods: { clay: 5 } };
  expect(promised("B074", given, 8)).toEqual(["10: 1 wood", "12: 1 wood", "14: 1 wood"]);
  expect(holding("B074", given).uses("meeting-place").lays("B074").goods.clay).toBe(5);
});

test("B074 Thick Forest cannot be played with 4 clay", () => {
  expect(mayPlay("B074", { goods: { clay: 4 } })).toBe(false);
});

test("B084 Acorns Basket: 1 wild boar on each of the next two round spaces", () => {
  const given = { plays: THREE, goods: { reed: 1 } };
  expect(promised("B084", given, 3)).toEqual(["4: 1 boar", "5: 1 boar"]);
  expect(promised("B084", given, 13)).toEqual(["14: 1 boar"]);
});

test("B084 Acorns Basket: a boar that finds no place is cooked or let go as it comes", () => {
  const { anna } = table(
    { anna: { holds: ["B084"], plays: [...THREE, "fireplace-2"], goods: { reed: 1, sheep: 1 } }, bert: {} },
    { round: 1 },
  );
  anna.uses("meeting-place").lays("B084").uses("forest");
  expect(anna.state.round).toBe(2);
  expect(anna.asked).toBe("house");
  anna.cooks("boar");
  expect(anna.goods).toMatchObject({ sheep: 1, boar: 0, food: 2 });
});

test("B084 Acorns Basket needs three occupations", () => {
  expect(mayPlay("B084", { plays: TWO, goods: { reed: 1 } })).toBe(false);
  expect(mayPlay("B084", { plays: THREE, goods: { reed: 1 } })).toBe(true);
});

const NEEDS: readonly (readonly [card: HandCardId, occupations: number, goods: Partial<Goods>])[] = [
  ["B019", 1, { wood: 2 }],
  ["B039", 2, { wood: 2 }],
  ["B061", 3, {}],
  ["B068", 2, { food: 1 }],
  ["B077", 3, { food: 1 }],
];
for (const [card, occupations, goods] of NEEDS)
  test(`AG-042 ${card} needs ${occupations} occupations before you`, () => {
    expect(mayPlay(card, { plays: THREE.slice(0, occupations), goods })).toBe(true);
    expect(mayPlay(card, { plays: THREE.slice(0, occupations - 1), goods })).toBe(false);
  });

test("AG-042 B068 Beanfield may be played with three occupations, too", () => {
  expect(mayPlay("B068", { plays: THREE, goods: { food: 1 } })).toBe(true);
});

test("B050 Butter Churn may be played with three occupations, not with four", () => {
  expect(mayPlay("B050", { plays: THREE, goods: { wood: 1 } })).toBe(true);
  expect(mayPlay("B050", { plays: [...THREE, "B095"], goods: { wood: 1 } })).toBe(false);
});
