import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { table } from "../testing.ts";

describe("special costs", () => {
  test("FF-084 a coin goes below the stack", () => {
    const { anna } = table({ anna: { hand: [113], coins: [20, 21], stack: 3 }, bert: {} });
    anna.fulfills(113).movesCoin(21).uses();
    expect(anna.fulfilled).toEqual([20]);
    expect(anna.stack).toBe(4);
    expect(anna.state.farms[0]!.stack.cards[0]).toBe(21);
    expect(anna.crops).toEqual({ sheep: 1, wheat: 1 });
  });

  test("FF-085 a coin goes into the hand", () => {
    const { anna } = table({ anna: { hand: [114, 5], coins: [20, 21] }, bert: {} });
    anna.fulfills(114).movesCoin(20);
    expect(anna.hand).toEqual([5, 20]);
    expect(anna.fulfilled).toEqual([21]);
  });

  test("FF-086 cards of this turn are no coins for it", () => {
    const { anna } = table({ anna: { hand: [5, 13, 113, 114], crops: { cucumber: 1, sheep: 1 } }, bert: {} });
    anna.fulfills(5).uses().fulfills(13).uses();
    expect(anna.fulfillable).toEqual([]);
  });

  test("FF-087 a market card goes below the stack", () => {
    const { anna } = table({ anna: { hand: [115], stack: [9, 10, 11] }, bert: {} }, { market: [60, 61] });
    anna.fulfills(115).takesFromMarket(61);
    expect(anna.state.farms[0]!.stack.cards).toEqual([61, null, null, null]);
    expect(anna.state.market.slice(0, 2)).toEqual([60, 0]);
    expect(anna.uses().hand).toEqual([9, 10]);
  });

  test("FF-088 three market cards, in the order the seat likes", () => {
    const { anna } = table({ anna: { hand: [116], stack: 1 }, bert: {} }, { market: [60, 61, 62, 63, 64] });
    anna.fulfills(116).takesFromMarket(63, 60, 62).uses();
    expect(anna.state.farms[0]!.stack.cards).toEqual([62, 60, 63, null]);
    expect(anna.state.market.filter((card) => card > 0)).toEqual([61, 64]);
    expect(anna.crops).toEqual({ sheep: 2, pig: 1 });
  });

  test("FF-089 with too few market cards it cannot be played; the card itself does not count", () => {
    const hand = { anna: { hand: [116] }, bert: {} };
    expect(table(hand, { market: [60, 61] }).anna.fulfillable).toEqual([]);
    expect(table(hand, { market: [60, 61, 62] }).anna.fulfillable).toEqual([116]);
    expect(table({ anna: {}, bert: {} }, { market: [116, 105, 106] }).anna.fulfillable).toEqual([]);
    expect(table({ anna: {}, bert: {} }, { market: [115] }).anna.fulfillable).toEqual([]);
    expect(table({ anna: {}, bert: {} }, { market: [115, 105] }).anna.fulfillable).toEqual([115]);
  });

  test("FF-090 cards below the stack have to be fulfilled", () => {
    const { anna, bert } = table({ anna: { hand: [116], stack: 0 }, bert: {} }, { market: [60, 61, 62] });
    anna.fulfills(116).takesFromMarket(60, 61).uses().gets("wheat").ends();
    bert.gets("pig").ends();
    expect(game.result(anna.state)).toBeUndefined();
    expect(anna.stack).toBe(3);
  });

  test("FF-091 three coins, and not with two", () => {
    expect(table({ anna: { hand: [117], coins: 2 }, bert: {} }).anna.fulfillable).toEqual([]);
    const { anna } = table({ anna: { hand: [117], coins: 3, stack: [9] }, bert: {} });
    anna.fulfills(117).uses();
    expect(anna.coins).toBe(0);
    expect(anna.state.discard).toHaveLength(3);
    expect(anna.hand).toEqual([9]);
  });

  test("FF-092 any number of sheep and pigs", () => {
    const { anna } = table({ anna: { hand: [118], crops: { sheep: 2, pig: 2 } }, bert: {} });
    anna.fulfills(118).pays({ sheep: 1, pig: 2 }).uses();
    expect(anna.crops).toEqual({ sheep: 1, wheat: 9 });
  });

  test("FF-093 at least one animal, or none by option", () => {
    const before = { anna: { hand: [118] }, bert: {} };
    expect(table(before).anna.fulfillable).toEqual([]);
    const { anna } = table(before, { options: { anyNumberMinimum: 0 } });
    anna.fulfills(118);
    expect(anna.crops).toEqual({});
    expect(anna.spaces).toHaveLength(6);
  });
});
