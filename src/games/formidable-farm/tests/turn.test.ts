import { describe, expect, test } from "vitest";
import { newTable, table } from "../testing.ts";

describe("a turn", () => {
  test("FF-024 turns go clockwise from the starting seat", () => {
    const { anna, bert, cleo } = newTable(["anna", "bert", "cleo"]);
    for (let round = 0; round < 2; round++)
      for (const player of [anna, bert, cleo]) {
        expect(player.isAsked).toBe(true);
        player.getsSuppliesOnly();
      }
    expect(anna.state.round).toBe(3);
  });

  test("FF-025 a card, supplies and another card, in this order", () => {
    const { anna } = table({ anna: { hand: [5, 6], crops: { cucumber: 1 } }, bert: {} });
    anna.fulfills(5).uses().gets("pig").fulfills(6).uses().ends();
    expect(anna.crops).toEqual({ cucumber: 1, pig: 1 });
  });

  test("FF-026 supplies are got once", () => {
    const { anna } = table({ anna: {}, bert: {} });
    expect(anna.gets("wheat").spaces).toEqual([]);
  });

  test("FF-027 the turn cannot end before supplies are got", () => {
    const { anna } = table({ anna: {}, bert: {} });
    expect(anna.offered("endTurn")).toEqual([]);
    expect(anna.gets("wheat").offered("endTurn")).toHaveLength(1);
  });

  test("FF-028 a turn without a card is a turn", () => {
    const { anna, bert } = table({ anna: { hand: [5], crops: { cucumber: 1 } }, bert: {} });
    anna.gets("wheat").ends();
    expect(bert.isAsked).toBe(true);
  });

  test("FF-029 after three cards there is no fourth", () => {
    const { anna } = table({ anna: { hand: [5, 37, 13, 14], crops: { cucumber: 5, sheep: 3, pig: 3 } }, bert: {} });
    anna.fulfills(5).passes().fulfills(13).passes();
    expect(anna.fulfillable).toEqual([14, 37]);
    expect(anna.fulfills(14).passes().fulfillable).toEqual([]);
  });

  test("FF-030 hand and market may be mixed, or all three come from the market", () => {
    const before = { anna: { hand: [5, 13], crops: { cucumber: 3, sheep: 3, pig: 3, wheat: 9 } }, bert: {} };
    const mixed = table(before, { market: [14, 6, 7] }).anna;
    mixed.fulfills(5).passes().fulfills(13).passes().fulfills(14).passes();
    expect(mixed.state.played).toEqual([5, 13, 14]);
    const market = table(before, { market: [14, 6, 7] }).anna;
    market.fulfills(14).passes().fulfills(6).passes().fulfills(7).passes();
    expect(market.state.played).toEqual([14, 6, 7]);
  });

  const rich = { cucumber: 5, sheep: 5, pig: 5, wheat: 9, tomato: 5 };

  test("FF-031 FF-035 in the first turn of the game one market card and two of the hand", () => {
    const { anna } = table({ anna: { hand: [5, 13, 37], crops: rich }, bert: {} }, { market: [14, 6, 7], turn: 1 });
    anna.fulfills(14).passes();
    expect(anna.fulfillable).toEqual([5, 13, 37]);
    expect(anna.fulfills(5).passes().fulfills(13).passes().fulfillable).toEqual([]);
  });

  test("FF-032 in the second turn two market cards", () => {
    const { anna } = table({ anna: { hand: [5], crops: rich }, bert: {} }, { market: [14, 6, 7], turn: 2 });
    anna.fulfills(14).passes();
    expect(anna.fulfillable).toContain(6);
    expect(anna.fulfills(6).passes().fulfillable).toEqual([5]);
  });

  test("FF-033 from the third turn on three", () => {
    const { anna } = table({ anna: { crops: rich }, bert: {} }, { market: [14, 6, 7], turn: 3 });
    anna.fulfills(14).passes().fulfills(6).passes();
    expect(anna.fulfillable).toEqual([7]);
  });

  test("FF-034 another turn earned in the first turn is the second turn of the game", () => {
    const { anna, bert } = table(
      { anna: { hand: [100], crops: { ...rich } }, bert: { crops: rich } },
      { market: [14, 6, 7, 13, 5], marketStack: [1, 2, 4, 8, 9], turn: 1 },
    );
    anna.fulfills(100).uses().fulfills(14).passes();
    expect(anna.fulfillable).toEqual([]);
    anna.gets("wheat").ends();
    expect(anna.isAsked).toBe(true);
    anna.fulfills(6).passes().fulfills(7).passes();
    expect(anna.fulfillable).toEqual([]);
    anna.gets("pig").ends();
    bert.fulfills(13).passes().fulfills(5).passes();
    expect(bert.fulfillable.length).toBeGreaterThan(0);
  });

  test("FF-036 cards of the turn become coins at its end", () => {
    const { anna } = table({ anna: { hand: [5, 13], crops: rich, coins: 2 }, bert: {} });
    anna.fulfills(5).uses().fulfills(13).uses().gets("pig");
    expect(anna.coins).toBe(2);
    anna.ends();
    expect(anna.coins).toBe(4);
    expect(anna.state.played).toEqual([]);
  });

  test("FF-037 FF-038 gaps of the market stay open until the end of the turn", () => {
    const { anna } = table({ anna: { crops: rich }, bert: {} }, { market: [14, 6, 7, 13, 5], marketStack: [1, 2, 4] });
    anna.fulfills(14).passes();
    expect(anna.state.market).toEqual([0, 6, 7, 13, 5]);
    anna.fulfills(7).passes().gets("pig").ends();
    expect(anna.state.market).toEqual([1, 6, 2, 13, 5]);
  });

  test("FF-039 an empty market stack is replaced by the discard pile, in the middle of a refill too", () => {
    const { anna } = table(
      { anna: { crops: rich }, bert: {} },
      { market: [14, 6, 7, 13, 5], marketStack: [1], discard: [20, 21, 22, 23, 24, 25] },
    );
    anna.fulfills(14).passes().fulfills(6).passes().gets("pig").ends();
    const { market, marketStack, discard } = anna.state;
    expect(market.slice(0, 1)).toEqual([1]);
    expect([20, 21, 22, 23, 24, 25]).toContain(market[1]);
    expect(marketStack.cards).toHaveLength(5);
    expect(discard).toEqual([]);
  });

  test("FF-039 the pile is reshuffled again and again", () => {
    const { anna, bert } = table(
      { anna: { crops: rich, coins: [30, 31, 32, 33, 34, 35] }, bert: {} },
      { market: [14, 6, 7, 13, 5], marketStack: 0, discard: [20] },
    );
    anna.fulfills(14).passes().gets("pig").ends();
    expect(anna.state.market).toEqual([20, 6, 7, 13, 5]);
    bert.gets("wheat").ends();
    anna.buysCrop("pig").paysCoins(30, 31, 32).fulfills(6).passes().gets("sheep").ends();
    expect([30, 31, 32]).toContain(anna.state.market[1]);
    expect(anna.state.marketStack.cards).toHaveLength(2);
  });

  test("FF-040 with nothing left the market stays short", () => {
    const { anna, bert } = table({ anna: { crops: rich }, bert: {} }, { market: [14, 6, 7, 13, 5], marketStack: 0 });
    anna.fulfills(14).passes().gets("pig").ends();
    expect(anna.state.market).toEqual([0, 6, 7, 13, 5]);
    expect(bert.isAsked).toBe(true);
  });

  test("FF-041 no card is drawn off-hand", () => {
    const { anna, bert } = table({ anna: { hand: [5] }, bert: { hand: [13] } });
    anna.gets("pig").ends();
    bert.gets("wheat").ends();
    expect([anna.hand, bert.hand]).toEqual([[5], [13]]);
  });

  test("FF-042 there is no limit of the hand", () => {
    const hand = Array.from({ length: 20 }, (_, i) => i + 1);
    const { anna } = table({ anna: { hand: [...hand, 56], crops: rich, stack: [60, 61, 62, 63, 64] }, bert: {} });
    expect(anna.fulfills(56).uses().hand).toHaveLength(25);
  });
});
