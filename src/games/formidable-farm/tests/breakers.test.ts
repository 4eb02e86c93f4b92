import { describe, expect, test } from "vitest";
import { CROPS } from "../crops.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

describe("rule breakers", () => {
  test.each(CROPS)("FF-075 three coins for a %s", (crop) => {
    const { anna } = table({ anna: { coins: 3 }, bert: {} });
    anna.buysCrop(crop);
    expect(anna.crops).toEqual({ [crop]: 1 });
    expect(anna.coins).toBe(0);
  });

  test("FF-076 three coins for a card of the own stack", () => {
    const { anna } = table({ anna: { coins: 3, stack: [9, 10] }, bert: {} });
    expect(anna.buysCard().hand).toEqual([9]);
    expect(anna.stack).toBe(1);
  });

  test("FF-077 as often as paid for", () => {
    const { anna } = table({ anna: { coins: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, bert: {} });
    anna.buysCrop("pig").paysCoins(1, 2, 3).buysCrop("pig").paysCoins(4, 5, 6).buysCrop("sheep");
    expect(anna.crops).toEqual({ pig: 2, sheep: 1 });
    expect(anna.coins).toBe(0);
  });

  test("FF-078 at any time in one's own turn, between actions", () => {
    const { anna, bert } = table({ anna: { hand: [5], crops: { cucumber: 1 }, coins: 3 }, bert: { coins: 3 } });
    expect(anna.offered("additionalCrop")).toHaveLength(5);
    expect(anna.fulfills(5).uses().offered("additionalCrop")).toHaveLength(5);
    expect(anna.gets("wheat").offered("additionalCard")).toHaveLength(1);
    expect(bert.moves).toEqual([]);
  });

  test("FF-079 no additional card with an empty stack", () => {
    expect(table({ anna: { coins: 3, stack: 0 }, bert: {} }).anna.offered("additionalCard")).toEqual([]);
  });

  test("FF-080 paid coins lie face up on the discard pile", () => {
    const { anna } = table({ anna: { coins: [7, 8, 9] }, bert: {} });
    anna.buysCrop("pig");
    expect(game.view(anna.state, 1).discard).toEqual([7, 8, 9]);
  });

  test("FF-081 the payer chooses which coins go, where some stay", () => {
    const { anna } = table({ anna: { coins: [7, 8, 9, 10] }, bert: {} });
    anna.buysCrop("pig");
    expect(anna.offered("payCoin").map(({ card }) => card)).toEqual([7, 8, 9, 10]);
    expect(anna.paysCoins(9, 7, 10).fulfilled).toEqual([8]);
  });

  test("FF-082 a seat without coins, stack and hand has finished", () => {
    const { anna, bert } = table({ anna: { hand: [5], crops: { cucumber: 1 }, stack: 0, coins: 3 }, bert: {} });
    anna.buysCrop("pig").fulfills(5).uses().gets("wheat").ends();
    bert.gets("pig").ends();
    expect(game.result(anna.state)?.places).toEqual([1, 2]);
  });

  test("FF-083 not between the parts of one card", () => {
    const { anna } = table({ anna: { hand: [62], crops: { sheep: 1, tomato: 1 }, coins: 6 }, bert: {} });
    anna.fulfills(62);
    expect(anna.offered("additionalCrop")).toEqual([]);
    expect(anna.uses().offered("additionalCrop")).toEqual([]);
  });
});
