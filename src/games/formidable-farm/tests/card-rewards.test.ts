import { describe, expect, test } from "vitest";
import { table } from "../testing.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

/** The cards of a stack, top first, as far as anybody knows them. */
const stackOf = (player: { readonly seat: number; readonly state: { farms: { stack: { cards: unknown[] } }[] } }) =>
  player.state.farms[player.seat]!.stack.cards.toReversed();

describe("drawing", () => {
  test.each([
    [37, [10]],
    [39, [10, 11]],
    [35, [10, 11, 12]],
    [52, [10, 11, 12, 13]],
    [57, [10, 11, 12, 13, 14]],
  ])("FF-094 card %i draws %j from the top", (card, drawn) => {
    const { anna } = table({ anna: { hand: [card], crops: rich, stack: [10, 11, 12, 13, 14, 15] }, bert: {} });
    expect(anna.fulfills(card).uses().hand).toEqual(drawn);
    expect(anna.stack).toBe(6 - drawn.length);
  });

  test("FF-095 any crop for each missing card", () => {
    const { anna } = table({ anna: { hand: [35], crops: { cucumber: 2, wheat: 1 }, stack: [10] }, bert: {} });
    anna.fulfills(35).uses().takes("sheep", "pig");
    expect(anna.hand).toEqual([10]);
    expect(anna.crops).toEqual({ sheep: 1, pig: 1 });
    expect(anna.spaces).toHaveLength(6);
  });

  test("FF-096 from an empty stack crops alone", () => {
    const { anna } = table({ anna: { hand: [57, 1], crops: { sheep: 2, wheat: 4 }, stack: 0 }, bert: {} });
    anna.fulfills(57).uses().takes("sheep", "pig", "pig", "wheat", "tomato");
    expect(anna.crops).toEqual({ wheat: 1, tomato: 1, sheep: 1, pig: 2 });
  });

  test("FF-097 all or none", () => {
    const { anna } = table({ anna: { hand: [35], crops: { cucumber: 2, wheat: 1 } }, bert: {} });
    expect(anna.fulfills(35).moves).toEqual([{ type: "use" }, { type: "pass" }]);
  });

  test("FF-098 the bottom card, and nothing from an empty stack", () => {
    const { anna } = table({ anna: { hand: [92], crops: rich, stack: [10, 11, 12] }, bert: {} });
    expect(anna.fulfills(92).uses().hand).toEqual([12]);
    const empty = table({ anna: { hand: [92, 1], crops: rich, stack: 0 }, bert: {} }).anna;
    expect(empty.fulfills(92).spaces).toHaveLength(6);
  });

  test("FF-098 a bottom card that was put there arrives", () => {
    const { anna } = table({ anna: { hand: [115, 92], crops: rich, stack: 4 }, bert: {} }, { market: [60, 61] });
    anna.fulfills(115).takesFromMarket(60).passes();
    expect(anna.fulfills(92).uses().hand).toEqual([60]);
  });
});

describe("rearranging the stack", () => {
  test("FF-099 of five cards some go on top and some to the bottom, in any order", () => {
    const { anna } = table({ anna: { hand: [94], crops: rich, stack: [10, 11, 12, 13, 14, 15, 16] }, bert: {} });
    anna.fulfills(94).uses().putsBelow(11, 10, 14).passes().putsOnTop(12);
    expect(stackOf(anna)).toEqual([13, 12, null, null, 11, 10, 14]);
    expect(anna.uses().hand).toEqual([13]);
  });

  test("FF-099 the rest of the stack lies between", () => {
    const { anna } = table({ anna: { hand: [93], crops: rich, stack: [10, 11, 12, 13, 14, 15, 16] }, bert: {} });
    anna.fulfills(93).uses().passes().putsOnTop(14, 13, 12, 11);
    expect(stackOf(anna)).toEqual([10, 11, 12, 13, 14, null, null]);
    expect(anna.uses().hand).toEqual([16]);
  });

  test("FF-100 a short stack is looked at as far as it goes", () => {
    const { anna } = table({ anna: { hand: [94], crops: rich, stack: [10, 11, 12] }, bert: {} });
    anna.fulfills(94).uses();
    expect(anna.offered("below").map(({ card }) => card)).toEqual([10, 11, 12]);
    anna.putsBelow(10).passes().putsOnTop(11);
    expect(stackOf(anna)).toEqual([12, 11, 10]);
  });

  test("FF-100 all may go to the bottom", () => {
    const { anna } = table({ anna: { hand: [94], crops: rich, stack: [10, 11] }, bert: {} });
    anna.fulfills(94).uses().putsBelow(11, 10);
    expect(stackOf(anna)).toEqual([11, 10]);
  });
});

describe("exchanging hand cards", () => {
  test.each([[[]], [[5]], [[5, 6]], [[5, 6, 7]]])("FF-102 putting %j below draws as many", (cards) => {
    const { anna } = table({ anna: { hand: [91, 5, 6, 7, 8], crops: rich, stack: [10, 11, 12, 13] }, bert: {} });
    anna.fulfills(91).putsBelow(...cards);
    if (cards.length < 3) anna.passes();
    expect(anna.hand).toHaveLength(4);
    for (const [i, card] of cards.entries()) {
      expect(anna.hand).not.toContain(card);
      expect(anna.hand).toContain(10 + i);
    }
    expect(anna.stack).toBe(4);
  });

  test("FF-103 first put, then draw: a short stack gives the first card back", () => {
    const { anna } = table({ anna: { hand: [91, 5, 6], crops: rich, stack: [10] }, bert: {} });
    anna.fulfills(91).putsBelow(6, 5);
    expect(anna.hand).toEqual([6, 10]);
    expect(stackOf(anna)).toEqual([5]);
  });

  test("FF-104 the card being fulfilled is not in the hand", () => {
    const { anna } = table({ anna: { hand: [91, 5], crops: rich }, bert: {} });
    expect(anna.fulfills(91).offered("below")).toEqual([{ type: "below", card: 5 }]);
  });
});

describe("drawing and returning", () => {
  test("FF-105 draw two, return any one of the hand", () => {
    const { anna } = table({ anna: { hand: [97, 5], crops: rich, stack: [10, 11, 12] }, bert: {} });
    anna.fulfills(97).uses().putsBelow(5);
    expect(anna.hand).toEqual([10, 11]);
    expect(stackOf(anna)).toEqual([null, 5]);
  });

  test("FF-106 draw three, return two", () => {
    const { anna } = table({ anna: { hand: [99, 5], crops: rich, stack: [10, 11, 12, 13] }, bert: {} });
    anna.fulfills(99).uses().putsBelow(5, 11);
    expect(anna.hand).toEqual([10, 12]);
    expect(stackOf(anna)).toEqual([null, 5, 11]);
  });

  test("FF-107 with too few cards draw one and return none", () => {
    const { anna } = table({ anna: { hand: [99, 5], crops: rich, stack: [10, 11] }, bert: {} });
    anna.fulfills(99).uses();
    expect(anna.hand).toEqual([5, 10]);
    expect(anna.stack).toBe(1);
    expect(anna.spaces).toHaveLength(6);
    const two = table({ anna: { hand: [98, 5], crops: rich, stack: [10] }, bert: {} }).anna;
    expect(two.fulfills(98).uses().hand).toEqual([5, 10]);
  });

  test.each([97, 99])("FF-108 card %i with an empty stack gives any crop", (card) => {
    const { anna } = table({ anna: { hand: [card, 5], crops: rich, stack: 0 }, bert: {} });
    anna.fulfills(card).uses().takes("pig");
    expect(anna.crops).toMatchObject({ pig: 10 });
    expect(anna.spaces).toHaveLength(6);
  });

  test("FF-109 having drawn, the return is part of it", () => {
    const { anna } = table({ anna: { hand: [97, 5], crops: rich }, bert: {} });
    expect(anna.fulfills(97).uses().offered("pass")).toEqual([]);
  });
});

describe("fulfilling from the stack", () => {
  const before = { anna: { hand: [95, 5, 6], crops: rich, stack: [13, 14], coins: 2 }, bert: {} };

  test("FF-110 FF-111 the top card becomes a coin, without reward, and counts for nothing", () => {
    const { anna } = table(before);
    anna.fulfills(95).uses();
    expect(anna.fulfilled).toContain(13);
    expect(anna.stack).toBe(1);
    anna.fulfills(5).uses();
    expect(anna.fulfillable).toEqual([6]);
    expect(anna.fulfills(6).uses().fulfillable).toEqual([]);
  });

  test("FF-112 it can be paid at once", () => {
    const { anna } = table(before);
    expect(anna.fulfills(95).uses().offered("additionalCrop")).toHaveLength(5);
  });

  test("FF-112 or from the next turn on, by option", () => {
    const { anna } = table(before, { options: { fulfilledFromStackPayableAtOnce: false } });
    expect(anna.fulfills(95).uses().offered("additionalCrop")).toEqual([]);
    expect(anna.gets("wheat").ends().coins).toBe(4);
  });

  test("FF-114 an empty stack gives nothing", () => {
    const { anna } = table({ anna: { hand: [95, 5], crops: rich, stack: 0 }, bert: {} });
    anna.fulfills(95);
    expect(anna.coins).toBe(0);
    expect(anna.spaces).toHaveLength(6);
  });
});

describe("crops for cards", () => {
  test("FF-115 any crop for a card, up to three times", () => {
    const crops = { wheat: 1, tomato: 1, sheep: 1, pig: 1, cucumber: 1 };
    const { anna } = table({ anna: { hand: [90], crops, stack: [10, 11, 12, 13] }, bert: {} });
    anna.fulfills(90).gives("pig").gives("sheep").gives("cucumber");
    expect(anna.hand).toEqual([10, 11, 12]);
    expect(anna.crops).toEqual({});
    expect(anna.spaces).toHaveLength(6);
  });

  test("FF-116 not with an empty stack, nor when it becomes empty", () => {
    const { anna } = table({ anna: { hand: [90], crops: rich, stack: [10] }, bert: {} });
    expect(anna.fulfills(90).gives("wheat").offered("giveCrop")).toEqual([]);
    const empty = table({ anna: { hand: [90, 1], crops: rich, stack: 0 }, bert: {} }).anna;
    expect(empty.fulfills(90).offered("giveCrop")).toEqual([]);
  });
});

describe("trading cards", () => {
  test("FF-117 a hand card for a market card", () => {
    const { anna } = table({ anna: { hand: [106, 5, 6], crops: rich }, bert: {} }, { market: [60, 61] });
    anna.fulfills(106).trades(5, 61).trades(6, 5);
    expect(anna.hand).toEqual([5, 61]);
    expect(anna.state.market.slice(0, 2)).toEqual([60, 6]);
  });

  test("FF-118 a card traded into the hand counts as a hand card, the one given as a market card", () => {
    const { anna } = table({ anna: { hand: [105, 5, 6], crops: rich }, bert: {} }, { market: [13, 14], turn: 1 });
    anna.fulfills(105).trades(5, 13).fulfills(14).passes();
    expect(anna.fulfillable).toEqual([6, 13]);
  });

  test("FF-119 it needs both", () => {
    const noHand = table({ anna: { hand: [105], crops: rich }, bert: {} }, { market: [60] }).anna;
    expect(noHand.fulfills(105).spaces).toHaveLength(6);
    const noMarket = table({ anna: { hand: [105, 5], crops: rich }, bert: {} }).anna;
    expect(noMarket.fulfills(105).spaces).toHaveLength(6);
  });

  test("FF-120 a hand card for a coin, without reward", () => {
    const { anna } = table({ anna: { hand: [107, 5, 6], crops: { tomato: 1 }, coins: [20, 21] }, bert: {} });
    anna.fulfills(107).tradesCoin(6, 20);
    expect(anna.hand).toEqual([5, 20]);
    expect(anna.fulfilled).toEqual([6, 21]);
    expect(anna.crops).toEqual({});
  });

  test("FF-121 cards of this turn cannot be swapped", () => {
    const { anna } = table({ anna: { hand: [107, 5, 6], crops: rich, coins: [20] }, bert: {} });
    anna.fulfills(5).uses().fulfills(107);
    expect(anna.offered("tradeFulfilled").map(({ coin }) => coin)).toEqual([20]);
  });
});
