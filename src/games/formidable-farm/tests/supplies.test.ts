import { describe, expect, test } from "vitest";
import { SPACES } from "../supplies-board.ts";
import { newTable, table } from "../testing.ts";

describe("getting supplies", () => {
  test("FF-043 FF-021 the first disc may go anywhere", () => {
    const { anna } = newTable(["anna", "bert"]);
    expect(anna.disc).toBeUndefined();
    expect(anna.spaces).toEqual(SPACES);
  });

  test("FF-044 FF-045 later it must move, to any other empty space", () => {
    const { anna } = table({ anna: { disc: "wheat" }, bert: {} });
    expect(anna.spaces).toEqual(["card", "cucumber", "tomato", "sheep", "pig"]);
  });

  test.each([
    ["wheat", { wheat: 3 }],
    ["cucumber", { cucumber: 2 }],
    ["tomato", { tomato: 2 }],
    ["sheep", { sheep: 1 }],
    ["pig", { pig: 1 }],
  ] as const)("FF-046 the %s space gives %o", (space, crops) => {
    const { anna } = table({ anna: {}, bert: {} });
    expect(anna.gets(space).crops).toEqual(crops);
    expect(anna.disc).toBe(space);
  });

  test("FF-047 the card space draws from one's own stack", () => {
    const { anna } = table({ anna: { hand: [5], stack: [9, 10] }, bert: {} });
    anna.gets("card");
    expect(anna.hand).toEqual([5, 9]);
    expect(anna.stack).toBe(1);
  });

  test("FF-048 with an empty stack it gives nothing", () => {
    const { anna } = table({ anna: { hand: [5], stack: 0 }, bert: {} });
    anna.gets("card");
    expect(anna.hand).toEqual([5]);
    expect(anna.crops).toEqual({});
    expect(anna.offered("endTurn")).toHaveLength(1);
  });

  test("FF-048 or any crop, by option", () => {
    const { anna } = table(
      { anna: { hand: [5], stack: 0 }, bert: {} },
      { options: { emptyStackAtSupplySpace: "any-crop" } },
    );
    expect(anna.gets("card").takes("sheep").crops).toEqual({ sheep: 1 });
  });

  test("FF-049 staying costs two coins", () => {
    const { anna } = table({ anna: { disc: "tomato", coins: [20, 21, 22] }, bert: {} });
    anna.gets("tomato").paysCoins(20, 22);
    expect(anna.crops).toEqual({ tomato: 2 });
    expect(anna.fulfilled).toEqual([21]);
    expect(anna.state.discard).toEqual([20, 22]);
    expect(table({ anna: { disc: "tomato", coins: 1 }, bert: {} }).anna.spaces).not.toContain("tomato");
  });

  test("FF-050 joining costs a coin for each disc", () => {
    const one = table({ anna: { coins: 3 }, bert: { disc: "pig" }, cleo: {} }).anna;
    one.gets("pig").does(one.moves[0]!);
    expect(one.coins).toBe(2);
    expect(one.crops).toEqual({ pig: 1 });
    const two = table({ anna: { coins: 2 }, bert: { disc: "pig" }, cleo: { disc: "pig" } }).anna;
    expect(two.gets("pig").coins).toBe(0);
  });

  test("FF-051 with too few coins an occupied space is not offered", () => {
    const { anna } = table({ anna: { coins: 1 }, bert: { disc: "pig" }, cleo: { disc: "pig" } });
    expect(anna.spaces).not.toContain("pig");
  });

  test("FF-052 staying costs two however many discs share the space", () => {
    const { anna } = table({
      anna: { coins: 2, disc: "pig" },
      bert: { disc: "pig" },
      cleo: { disc: "pig" },
      dora: { disc: "pig" },
    });
    expect(anna.gets("pig").coins).toBe(0);
    expect(anna.crops).toEqual({ pig: 1 });
  });

  test("FF-053 a disc below others may leave freely", () => {
    const { anna } = table({ anna: { disc: "pig" }, bert: { disc: "pig" } });
    expect(anna.gets("sheep").crops).toEqual({ sheep: 1 });
  });

  test("FF-054 a space is empty as soon as its last disc has left", () => {
    const { anna, bert } = table({ anna: { disc: "pig" }, bert: {} });
    anna.gets("sheep").ends();
    expect(bert.spaces).toContain("pig");
    expect(bert.spaces).not.toContain("sheep");
  });

  test("FF-055 cards of this turn pay no fee", () => {
    const { anna } = table({
      anna: { hand: [5, 13, 14], crops: { cucumber: 1, sheep: 1, pig: 1 } },
      bert: { disc: "tomato" },
    });
    anna.fulfills(5).uses().fulfills(13).uses().fulfills(14).uses();
    expect(anna.spaces).not.toContain("tomato");
  });

  test("FF-056 in the first round the second seat finds five spaces", () => {
    const { anna, bert } = newTable(["anna", "bert"]);
    anna.gets("cucumber").ends();
    expect(bert.spaces).toEqual(["card", "wheat", "tomato", "sheep", "pig"]);
  });
});
