import { describe, expect, test } from "vitest";
import { table } from "../testing.ts";

const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

describe("another turn", () => {
  test("FF-141 FF-143 after the end of the turn the seat plays a full turn again", () => {
    const { anna } = table(
      { anna: { hand: [100, 5, 6, 7], crops: rich }, bert: {} },
      { market: [13, 14], marketStack: [20, 21, 22, 23] },
    );
    anna.fulfills(100).uses().fulfills(13).uses().fulfills(14).uses().gets("pig").ends();
    expect(anna.isAsked).toBe(true);
    expect(anna.state.market.every((card) => card > 0 || anna.state.marketStack.cards.length === 0)).toBe(true);
    expect(anna.offered("additionalCrop")).toHaveLength(5);
    expect(anna.spaces.length).toBeGreaterThan(0);
    expect(anna.fulfills(5).uses().fulfills(6).uses().fulfillable).toContain(7);
  });

  test("FF-142 two of them give one further turn", () => {
    const { anna, bert } = table({ anna: { hand: [100, 101], crops: rich }, bert: {} });
    anna.fulfills(100).uses().fulfills(101).uses().gets("pig").ends();
    anna.gets("wheat").ends();
    expect(bert.isAsked).toBe(true);
  });

  test("FF-142 or two, by option", () => {
    const { anna, bert } = table(
      { anna: { hand: [100, 101], crops: rich }, bert: {} },
      { options: { anotherTurnStacks: true } },
    );
    anna.fulfills(100).uses().fulfills(101).uses().gets("pig").ends();
    anna.gets("wheat").ends();
    expect(anna.isAsked).toBe(true);
    anna.gets("pig").ends();
    expect(bert.isAsked).toBe(true);
  });

  test("FF-144 a further turn is no turn of the round", () => {
    const { anna, bert } = table({ anna: {}, bert: { hand: [100], crops: rich } }, { round: 7 });
    anna.gets("wheat").ends();
    bert.fulfills(100).uses().gets("pig").ends();
    expect(anna.state.round).toBe(7);
    bert.gets("sheep").ends();
    expect(anna.isAsked).toBe(true);
    expect(anna.state.round).toBe(8);
  });

  const last = { anna: { hand: [100], crops: rich, stack: 0 }, bert: {} };

  test("FF-145 a seat that has finished drops it", () => {
    const { anna, bert } = table(last);
    anna.fulfills(100).uses().gets("pig").ends();
    expect(bert.isAsked).toBe(true);
  });

  test("FF-145 or takes it, by option", () => {
    const { anna, bert } = table(last, { options: { finishedSeatTakesAnotherTurn: true } });
    anna.fulfills(100).uses().gets("pig").ends();
    expect(anna.isAsked).toBe(true);
    anna.gets("wheat").ends();
    expect(bert.isAsked).toBe(true);
  });
});

describe("paying less", () => {
  test("FF-146 the next card costs one crop less", () => {
    const { anna } = table({ anna: { hand: [103, 2], crops: { wheat: 2, tomato: 1 } }, bert: {} });
    expect(anna.fulfills(103).uses().uses().fulfills(2).uses().crops).toEqual({ cucumber: 1, sheep: 1 });
  });

  test("FF-147 of several kinds the payer chooses", () => {
    const { anna } = table({ anna: { hand: [103, 3], crops: { wheat: 2, tomato: 1, sheep: 1, pig: 1 } }, bert: {} });
    anna.fulfills(103).uses().passes().fulfills(3);
    expect(anna.offered("pay")).toHaveLength(3);
    expect(anna.pays({ tomato: 1, sheep: 1 }).uses().crops).toEqual({ pig: 1, wheat: 8 });
  });

  test("FF-147 where only one kind can be dropped nothing is asked", () => {
    const { anna } = table({ anna: { hand: [103, 3], crops: { wheat: 2, tomato: 1, sheep: 1 } }, bert: {} });
    expect(anna.fulfills(103).uses().passes().fulfills(3).uses().crops).toEqual({ wheat: 8 });
  });

  test("FF-148 a cost of one crop becomes nothing", () => {
    const { anna } = table({ anna: { hand: [103, 13], crops: { wheat: 2 } }, bert: {} });
    expect(anna.fulfills(103).uses().passes().fulfills(13).uses().crops).toEqual({ wheat: 3 });
  });

  test.each([
    [31, { wheat: 5 }],
    [33, { wheat: 2, pig: 2 }],
    [61, { wheat: 3, cucumber: 1, tomato: 1, sheep: 1 }],
  ])("FF-149 the number on card %i drops by one", (card, crops) => {
    const { anna } = table({ anna: { hand: [103, card], crops }, bert: {} });
    expect(anna.fulfillable).toContain(103);
    expect(anna.fulfills(103).uses().passes().fulfillable).toEqual(card === 33 ? [33] : [card]);
  });

  test("FF-150 special costs stay, and use it up", () => {
    const { anna } = table({ anna: { hand: [103, 117, 2], crops: { wheat: 2, tomato: 1 }, coins: 3 }, bert: {} });
    anna.fulfills(103).uses().passes();
    expect(anna.fulfillable).toEqual([2, 117]);
    anna.fulfills(117).passes();
    expect(anna.coins).toBe(0);
    expect(anna.fulfillable).toEqual([]);
  });

  test("FF-151 only the next card of the same turn", () => {
    const { anna, bert } = table({ anna: { hand: [103, 2], crops: { wheat: 2, tomato: 1 } }, bert: {} });
    anna.fulfills(103).uses().passes();
    expect(anna.fulfillable).toEqual([2]);
    anna.gets("wheat").ends();
    bert.gets("pig").ends();
    expect(anna.fulfillable).not.toContain(2);
    const third = table({ anna: { hand: [103, 1, 2], crops: { wheat: 2, tomato: 2 } }, bert: {} }).anna;
    third.fulfills(103).uses().passes().fulfills(1).passes();
    expect(third.fulfillable).toEqual([]);
  });
});

describe("the fourth and the third card", () => {
  test("FF-152 FF-154 a fourth card, never a fifth", () => {
    const { anna } = table({ anna: { hand: [109, 110, 5, 13, 14], crops: rich }, bert: {} });
    anna.fulfills(109).uses().uses().fulfills(110).passes().fulfills(5).uses();
    expect(anna.fulfillable).toEqual([13, 14]);
    expect(anna.fulfills(13).uses().fulfillable).toEqual([]);
  });

  test("FF-153 FF-154 it may be the fourth itself", () => {
    const { anna } = table({ anna: { hand: [109, 110, 5, 13, 14, 6], crops: rich }, bert: {} });
    anna.fulfills(5).uses().fulfills(13).uses().fulfills(14).uses();
    expect(anna.fulfillable).toEqual([109, 110]);
    anna.fulfills(109).uses();
    expect(anna.state.played).toEqual([5, 13, 14, 109]);
    expect(anna.fulfillable).toEqual([]);
  });

  test("FF-152 without its reward the limit stays", () => {
    const { anna } = table({ anna: { hand: [109, 5, 13, 14], crops: rich }, bert: {} });
    anna.fulfills(109).passes().passes().fulfills(5).uses().fulfills(13).uses();
    expect(anna.fulfillable).toEqual([]);
  });

  test("FF-155 exactly the third card brings any crop", () => {
    const second = table({ anna: { hand: [111, 5], crops: rich }, bert: {} }).anna;
    expect(second.fulfills(5).uses().fulfills(111).offered("take")).toEqual([]);
    const third = table({ anna: { hand: [111, 5, 13], crops: { cucumber: 1, sheep: 1 } }, bert: {} }).anna;
    third.fulfills(5).uses().fulfills(13).uses().fulfills(111).takes("pig");
    expect(third.crops).toEqual({ wheat: 4, pig: 1 });
    const fourth = table({ anna: { hand: [109, 111, 5, 13], crops: rich }, bert: {} }).anna;
    fourth.fulfills(109).uses().uses().fulfills(5).uses().fulfills(13).uses().fulfills(111);
    expect(fourth.offered("take")).toEqual([]);
  });
});
