import { describe, expect, test } from "vitest";
import {
  cardsIn,
  DECKS,
  dealtFrom,
  HAND_CARD_IDS,
  type HandCardId,
  hasStar,
  type Printed,
  printed,
} from "../cards/decks/index.ts";
import { SIDE_DECKS, sideCardsDealt, sideCardsIn } from "../cards/decks/side-decks.ts";
import { MAJOR_IDS } from "../cards/index.ts";
import { en } from "../text/en.ts";
import { RULES_VERSION } from "../version.ts";

const base = cardsIn("base");
const where = (ids: readonly HandCardId[], is: (card: Printed) => unknown) => ids.filter((id) => is(printed[id]));

describe("The base game", () => {
  test("has 48 occupations and 48 minor improvements, all of decks A and B", () => {
    expect(where(base, ({ kind }) => kind === "occupation")).toHaveLength(48);
    expect(where(base, ({ kind }) => kind === "minor")).toHaveLength(48);
    expect(base.every((id) => /^[AB]\d{3}$/.test(id))).toBe(true);
  });

  test("has 34 occupations for any number of players, 7 from three on and 7 from four on", () => {
    const marked = (players: number) => where(base, (card) => card.players === players).length;
    expect([1, 3, 4].map(marked)).toEqual([34, 7, 7]);
    expect(where(base, ({ kind, players }) => kind === "minor" && players !== undefined)).toEqual([]);
  });

  test("has five travelling cards, all of them minor improvements", () => {
    expect(where(base, ({ travels }) => travels)).toEqual(["A002", "A005", "A009", "B002", "B008"]);
  });

  test("has every card in one of eight categories (AG-027)", () => {
    const counts: Record<string, number> = {};
    for (const id of base) counts[printed[id].category] = (counts[printed[id].category] ?? 0) + 1;
    expect(Object.keys(counts).every((category) => Object.hasOwn(en, `category.${category}`))).toBe(true);
    expect(counts).toEqual({
      "farm-planner": 16,
      "actions-booster": 7,
      "points-provider": 11,
      "goods-provider": 6,
      "food-provider": 19,
      "crop-provider": 11,
      "building-resource-provider": 19,
      "livestock-provider": 7,
    });
    expect(printed.A102.category).toBe("goods-provider"); // AG-028
  });

  test("prints 15 points on its minor improvements, and none on occupations", () => {
    const points = (kind: string) =>
      where(base, (card) => card.kind === kind).reduce((sum, id) => sum + (printed[id].points ?? 0), 0);
    expect(points("minor")).toBe(15);
    expect(points("occupation")).toBe(0);
  });
});

test("The cards that the appendix shows are printed as it shows them (AG-301 to AG-318)", () => {
  const at = (id: HandCardId) => printed[id];
  expect(at("A002")).toMatchObject({ cost: { food: 2 }, travels: true });
  expect(at("A024")).toMatchObject({ cost: { wood: 1 }, needs: { occupations: 2 }, points: 1 });
  expect(at("A032")).toMatchObject({ cost: { wood: 2 }, hasBonus: true });
  expect(at("A102")).toMatchObject({ kind: "occupation", players: 1 });
  expect(at("A044")).toMatchObject({ cost: { wood: 1 }, needs: { occupations: { exactly: 2 } }, points: 1 });
  expect(at("A067")).toMatchObject({ cost: { wood: 1 } });
  expect(at("A078")).toMatchObject({ cost: { wood: 2 }, needs: { occupations: 1 }, points: 1 });
  expect(at("A083")).toMatchObject({ cost: { wood: 1 } });
  expect(at("B008")).toMatchObject({ cost: { grain: 1 }, travels: true });
  expect(at("B068")).toMatchObject({ cost: { food: 1 }, needs: { occupations: 2 }, points: 1 });
  expect(at("B019")).toMatchObject({ cost: { wood: 2 }, needs: { occupations: 1 } });
  expect(at("B024")).toMatchObject({ cost: { reed: 1 } });
  expect(at("B039")).toMatchObject({ cost: { wood: 2 }, needs: { occupations: 2 }, points: 1, hasBonus: true });
  expect(at("C127")).toMatchObject({ kind: "occupation", players: 3, cost: { food: 1 }, costFor: "each-round-left" });
});

test("Lover and the joke cards come only with decks of their own (AG-318 to AG-320)", () => {
  expect(cardsIn("corbarius")).toEqual(["C127"]);
  expect(cardsIn("jokes")).toEqual(["L03", "L32"]);
  expect(base).not.toContain("C127");
});

test("Deck and number name a card once, apart from the major improvements (AG-031)", () => {
  expect(new Set([...HAND_CARD_IDS, ...MAJOR_IDS]).size).toBe(99 + 10);
});

test("AG-031 The 96 cards of the base game bear a star, Lover and the joke cards do not", () => {
  expect(HAND_CARD_IDS.filter(hasStar)).toEqual(base);
  expect((["C127", "L03", "L32"] as const).map(hasStar)).toEqual([false, false, false]);
});

test("Cards that came after the first version say since when they are dealt, and are dealt by now", () => {
  const first = [...DECKS.map((deck) => dealtFrom(deck, 1)), ...SIDE_DECKS.map((deck) => sideCardsDealt(deck, 1))];
  // A new card without `since` would be shuffled into matches that began without it.
  expect(first.map(({ length }) => length)).toEqual([96, 1, 2, 24, 26]);
  for (const deck of DECKS) expect(dealtFrom(deck, RULES_VERSION)).toEqual(cardsIn(deck));
  for (const deck of SIDE_DECKS) expect(sideCardsDealt(deck, RULES_VERSION)).toEqual(sideCardsIn(deck));
});

test("Every hand card has a name and a text", () => {
  const words: { readonly [id: string]: string } = en;
  for (const id of HAND_CARD_IDS) {
    expect(words[id], id).toMatch(/^[A-Z]/);
    expect(words[`${id}.about`], id).toMatch(/\.$/);
  }
});
