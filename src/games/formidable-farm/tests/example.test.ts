import { describe, expect, test } from "vitest";
import { table } from "../testing.ts";

describe("the complete turn of the booklet", () => {
  const begin = () =>
    table(
      {
        anna: {
          hand: [2, 3, 10, 11],
          crops: { tomato: 2, wheat: 4 },
          coins: [20, 21, 22, 23],
          stack: [30, 31, 32, 33],
        },
        bert: { disc: "pig" },
      },
      { market: [91, 60, 61, 62, 63], marketStack: [64, 65] },
    );

  test("FF-178 two cards, supplies on an occupied space, a tomato for three coins and a third card", () => {
    const { anna } = begin();
    anna.fulfills(2).uses();
    expect(anna.crops).toEqual({ wheat: 4, sheep: 1 });
    expect(anna.hand).toHaveLength(3);

    anna.fulfills(91).putsBelow(10, 11).passes();
    expect(anna.crops).toEqual({ wheat: 3, sheep: 1 });
    expect(anna.hand).toEqual([3, 30, 31]);

    anna.gets("pig").paysCoins(22);
    expect(anna.crops).toEqual({ wheat: 3, sheep: 1, pig: 1 });
    expect(anna.coins).toBe(3);

    anna.buysCrop("tomato");
    expect(anna.coins).toBe(0);

    anna.fulfills(3).uses();
    expect(anna.crops).toEqual({ wheat: 11 });
    expect(anna.hand).toEqual([30, 31]);

    anna.ends();
    expect(anna.fulfilled).toEqual([2, 3, 91]);
    expect(anna.state.discard).toHaveLength(4);
    expect(anna.state.market).toEqual([64, 60, 61, 62, 63]);
  });

  test("FF-179 the third hand card could have been exchanged as well", () => {
    const { anna } = begin();
    anna.fulfills(2).uses().fulfills(91).putsBelow(10, 11, 3);
    expect(anna.hand).toEqual([30, 31, 32]);
  });
});
