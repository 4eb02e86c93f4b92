import { describe, expect, test } from "vitest";
import { cardOf, deck, type Reward, tradeCards } from "../cards.ts";
import { CROPS } from "../crops.ts";
import { clockwise, cropsOfSpace, neighbours, opposite, SPACES } from "../supplies-board.ts";
import { table } from "../testing.ts";
import { en } from "../text/en.ts";

const innerRewards = (reward: Reward): Reward[] => (reward.kind === "perAnimal" ? [reward, reward.reward] : [reward]);
const rewards = tradeCards.flatMap((card) => card.rewards).flatMap(innerRewards);

describe("the pieces", () => {
  test("FF-001 there are 119 trade cards", () => {
    expect(deck).toEqual(Array.from({ length: 119 }, (_, i) => i + 1));
  });

  test("FF-002 no two cards have the same cost and rewards", () => {
    expect(new Set(tradeCards.map(({ cost, rewards }) => JSON.stringify([cost, rewards]))).size).toBe(119);
    expect(new Set(tradeCards.map(({ id }) => id)).size).toBe(119);
  });

  test("FF-003 cards ask for and give five kinds of crops", () => {
    const kinds = new Set([...CROPS, "any", "identical", "different", "special"] as string[]);
    for (const { cost } of tradeCards) for (const kind of Object.keys(cost)) expect(kinds).toContain(kind);
    for (const reward of rewards)
      if (reward.kind === "take") for (const kind of Object.keys(reward.crops)) expect(kinds).toContain(kind);
  });

  test("FF-004 the supplies board gives 3 wheat, 2 cucumbers, 2 tomatoes, 1 sheep, 1 pig and 1 card", () => {
    expect(Object.fromEntries(SPACES.map((space, i) => [space, cropsOfSpace[i]]))).toEqual({
      card: [0, 0, 0, 0, 0],
      wheat: [3, 0, 0, 0, 0],
      cucumber: [0, 2, 0, 0, 0],
      tomato: [0, 0, 2, 0, 0],
      sheep: [0, 0, 0, 1, 0],
      pig: [0, 0, 0, 0, 1],
    });
  });

  test("FF-005 neighbours and opposites are mutual", () => {
    for (const [space, beside] of neighbours.entries()) {
      expect(beside).toHaveLength(2);
      for (const other of beside) expect(neighbours[other]).toContain(space);
      expect(opposite(opposite(space))).toBe(space);
      expect(opposite(space)).not.toBe(space);
    }
  });

  test("FF-006 clockwise: card, wheat, cucumber, tomato, sheep, pig, and the card again", () => {
    expect(Array.from({ length: 7 }, (_, steps) => SPACES[clockwise(0, steps)])).toEqual([
      "card",
      "wheat",
      "cucumber",
      "tomato",
      "sheep",
      "pig",
      "card",
    ]);
  });

  test("FF-007 all six special costs occur", () => {
    expect(new Set(tradeCards.flatMap(({ cost }) => cost.special ?? []))).toEqual(
      new Set([
        "fulfilledUnderStack",
        "fulfilledToHand",
        "market1UnderStack",
        "market3UnderStack",
        "pay3Fulfilled",
        "anyNumberAnimals",
      ]),
    );
  });

  test("FF-008 all twenty kinds of rewards occur, draws of 1 to 5, supplies at all five places once and twice", () => {
    expect(new Set(rewards.map(({ kind }) => kind)).size).toBe(20);
    expect(new Set(rewards.flatMap((reward) => (reward.kind === "draw" ? reward.cards : [])))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
    const supplies = rewards.flatMap((reward) => (reward.kind === "supplies" ? `${reward.at} ${reward.times}` : []));
    const places = ["own", "adjacent", "opposite", "any", "previous"];
    expect(supplies.sort()).toEqual(places.flatMap((at) => [`${at} 1`, `${at} 2`]).sort());
  });

  test("FF-009 the cards named in the booklet exist", () => {
    expect(cardOf(2)).toMatchObject({ cost: { tomato: 2 }, rewards: [{ kind: "take", crops: { sheep: 1 } }] });
    expect(cardOf(91)).toMatchObject({ cost: { wheat: 1 }, rewards: [{ kind: "exchangeHand", upTo: 3 }] });
    expect(cardOf(3)).toMatchObject({
      cost: { tomato: 1, sheep: 1, pig: 1 },
      rewards: [{ kind: "take", crops: { wheat: 8 } }],
    });
    expect(cardOf(35)).toMatchObject({ cost: { cucumber: 2, wheat: 1 }, rewards: [{ kind: "draw", cards: 3 }] });
    expect(cardOf(1)).toMatchObject({ cost: { tomato: 2 }, rewards: [{ kind: "take", crops: { wheat: 2 } }] });
    expect(cardOf(78)).toMatchObject({
      cost: { sheep: 1 },
      rewards: [{ kind: "exchangeCrops", give: { cucumber: 1 }, take: { pig: 1 } }],
    });
  });

  test("FF-010 a seat may hold any number of crops", () => {
    const { anna } = table({ anna: { hand: [3], crops: { wheat: 200, tomato: 1, sheep: 1, pig: 1 } }, bert: {} });
    expect(anna.fulfills(3).uses().crops).toEqual({ wheat: 208 });
  });

  test("every card has a name and a sentence", () => {
    const words: Record<string, string> = en;
    for (const card of deck) {
      expect(words[`card.${card}`]).toBeDefined();
      expect(words[`card.${card}.about`]).toBeDefined();
    }
  });
});
