import { describe, expect, test } from "vitest";
import { payable, priceOf } from "../costs.ts";
import { game } from "../index.ts";
import { table } from "../testing.ts";

describe("fulfilling cards", () => {
  test("FF-057 the cost is paid entirely or not at all", () => {
    expect(table({ anna: { hand: [2], crops: { tomato: 1 } }, bert: {} }).anna.fulfillable).toEqual([]);
    expect(table({ anna: { hand: [2], crops: { tomato: 2 } }, bert: {} }).anna.fulfillable).toEqual([2]);
  });

  test("FF-058 crops that were paid are gone", () => {
    const { anna } = table({ anna: { hand: [2], crops: { tomato: 3, wheat: 1 } }, bert: {} });
    expect(anna.fulfills(2).crops).toEqual({ tomato: 1, wheat: 1 });
  });

  test("FF-059 the reward cannot help to pay the cost", () => {
    expect(table({ anna: { hand: [13], crops: { wheat: 3 } }, bert: {} }).anna.fulfillable).toEqual([]);
  });

  test("FF-060 every reward may be skipped", () => {
    const crops = { wheat: 20, cucumber: 20, tomato: 20, sheep: 20, pig: 20 };
    const chosen = [2, 34, 37, 66, 68, 76, 79, 84, 88, 89, 91, 92, 93, 95, 97, 100, 103, 105, 107, 108, 110, 118];
    for (const card of chosen) {
      const { anna } = table(
        { anna: { hand: [card, 1], crops, coins: [50, 51, 52], stack: 6, disc: "pig" }, bert: {} },
        { market: [60, 61] },
      );
      anna.fulfills(card);
      if (anna.offered("pay").length > 0) anna.does(anna.offered("pay")[0]!);
      expect(anna.offered("pass"), `card ${card}`).toHaveLength(1);
    }
  });

  test("FF-061 a crop reward is taken in full or not at all", () => {
    const { anna } = table({ anna: { hand: [3], crops: { tomato: 1, sheep: 1, pig: 1 } }, bert: {} });
    anna.fulfills(3);
    expect(anna.moves).toEqual([{ type: "use" }, { type: "pass" }]);
    expect(anna.uses().crops).toEqual({ wheat: 8 });
  });

  test("FF-062 a reward that can be used n times may stop after each", () => {
    const { anna } = table({ anna: { hand: [79], crops: { cucumber: 1, wheat: 9 } }, bert: {} });
    anna.fulfills(79);
    for (let i = 0; i < 3; i++) {
      expect(anna.offered("pass")).toHaveLength(1);
      anna.exchanges({ wheat: 1 }, { tomato: 1 });
    }
    expect(anna.passes().crops).toEqual({ wheat: 5, tomato: 3 });
  });

  test("FF-063 several rewards come in the printed order", () => {
    const { anna } = table({ anna: { hand: [94], crops: { wheat: 3 }, stack: [10, 11, 12, 13, 14, 15] }, bert: {} });
    anna.fulfills(94).uses().putsBelow(10, 11, 12, 13).passes();
    expect(anna.uses().hand).toEqual([14]);
  });

  test("FF-064 a hand card is public once it is played", () => {
    const { anna } = table({ anna: { hand: [5, 6], crops: { cucumber: 1 } }, bert: {} });
    anna.fulfills(5).passes();
    const view = game.view(anna.state, 1);
    expect(view.played).toEqual([5]);
    expect(view.farms[0]!.hand.cards).toEqual([null]);
  });

  test("FF-065 a market card becomes a coin but is none of one's own cards", () => {
    const { anna } = table({ anna: { hand: [6], crops: { cucumber: 1 }, stack: 4 }, bert: {} }, { market: [5] });
    anna.fulfills(5).uses().gets("pig").ends();
    expect(anna.hand).toEqual([6]);
    expect(anna.stack).toBe(4);
    expect(anna.coins).toBe(1);
  });

  test("FF-066 FF-070 any crops: every mix is a way to pay", () => {
    const { anna } = table({ anna: { hand: [31], crops: { wheat: 2, tomato: 1, pig: 1 } }, bert: {} });
    expect(anna.fulfills(31).crops).toEqual({});
    const rich = table({ anna: { hand: [31], crops: { wheat: 4, tomato: 1, pig: 1 } }, bert: {} }).anna;
    rich.fulfills(31);
    expect(rich.offered("pay").map(({ crops }) => crops)).toEqual([
      [4, 0, 0, 0, 0],
      [3, 0, 1, 0, 0],
      [3, 0, 0, 0, 1],
      [2, 0, 1, 0, 1],
    ]);
    expect(rich.pays({ wheat: 2, tomato: 1, pig: 1 }).crops).toEqual({ wheat: 2 });
  });

  test("FF-067 identical crops", () => {
    expect(table({ anna: { hand: [33], crops: { wheat: 2, tomato: 1 } }, bert: {} }).anna.fulfillable).toEqual([]);
    const { anna } = table({ anna: { hand: [33], crops: { wheat: 2, tomato: 3 } }, bert: {} });
    expect(anna.fulfills(33).crops).toEqual({ wheat: 2 });
  });

  test("FF-068 different crops", () => {
    expect(table({ anna: { hand: [60], crops: { wheat: 2, tomato: 1 } }, bert: {} }).anna.fulfillable).toEqual([]);
    expect(
      table({ anna: { hand: [61], crops: { wheat: 9, tomato: 9, sheep: 9, pig: 9 } }, bert: {} }).anna.fulfillable,
    ).toEqual([]);
    const each = { wheat: 1, cucumber: 1, tomato: 1, sheep: 1, pig: 1 };
    expect(table({ anna: { hand: [61], crops: each }, bert: {} }).anna.fulfills(61).crops).toEqual({});
  });

  test("FF-069 crops are paid beside a special cost", () => {
    const both = priceOf({ wheat: 1, sheep: 1, special: "anyNumberAnimals" });
    expect(both.special).toBe("anyNumberAnimals");
    expect(payable(both, 0, [1, 0, 0, 1, 0], 1)).toEqual([]);
    expect(payable(both, 0, [1, 0, 0, 1, 1], 1).map(({ crops }) => crops)).toEqual([[1, 0, 0, 1, 0]]);
    expect(priceOf({ any: 2, special: "pay3Fulfilled" }).payments[0]).toHaveLength(15);
  });

  test("FF-071 FF-072 cards of this turn are coins from the next turn on", () => {
    const { anna, bert } = table({
      anna: { hand: [5, 13, 14], crops: { cucumber: 1, sheep: 1, pig: 1 } },
      bert: {},
    });
    anna.fulfills(5).uses().fulfills(13).uses().fulfills(14).uses();
    expect(anna.offered("additionalCrop")).toEqual([]);
    anna.gets("pig").ends();
    bert.gets("wheat").ends();
    expect(anna.offered("additionalCrop")).toHaveLength(5);
  });

  test("FF-073 a card that was just drawn may be fulfilled", () => {
    const { anna } = table({ anna: { hand: [37], crops: { cucumber: 1, sheep: 1 }, stack: [13] }, bert: {} });
    expect(anna.fulfills(37).uses().fulfills(13).uses().crops).toEqual({ wheat: 3 });
  });

  test("FF-074 the last hand card does not finish a seat before its rewards", () => {
    const { anna, bert } = table({
      anna: { hand: [114], stack: 0, coins: [20] },
      bert: {},
    });
    anna.fulfills(114).uses().gets("wheat").ends();
    expect(anna.hand).toEqual([20]);
    bert.gets("pig").ends();
    expect(anna.isAsked).toBe(true);
  });
});
