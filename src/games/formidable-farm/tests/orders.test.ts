import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { orders } from "../orders.ts";
import { type Player, table } from "../testing.ts";

const answer = (player: Player, order: Parameters<typeof orders.answer>[2]) =>
  orders.answer(game.view(player.state, player.seat), player.seat, order);

describe("standing orders", () => {
  test("crops that a card names are taken, other rewards asked about", () => {
    const { anna } = table({ anna: { hand: [2, 38], crops: { tomato: 3 } }, bert: {} });
    const order = { rewards: "crops", coins: "ask" } as const;
    expect(answer(anna, order)).toBeUndefined();
    expect(answer(anna.fulfills(2), order)).toEqual({ type: "use" });
    anna.uses().fulfills(38);
    expect(answer(anna, order)).toBeUndefined();
    expect(answer(anna, { ...order, rewards: "plain" })).toEqual({ type: "use" });
    expect(answer(anna, { ...order, rewards: "ask" })).toBeUndefined();
  });

  test("a reward with a choice is always asked about", () => {
    const { anna } = table({ anna: { hand: [88], crops: { wheat: 4 } }, bert: {} });
    expect(answer(anna.fulfills(88), { rewards: "plain", coins: "ask" })).toBeUndefined();
  });

  test("the coins fulfilled first are paid", () => {
    const { anna } = table({ anna: { coins: [30, 20, 40, 10] }, bert: {} });
    anna.buysCrop("pig");
    expect(answer(anna, { rewards: "ask", coins: "oldest" })).toEqual({ type: "payCoin", card: 30 });
    expect(answer(anna, { rewards: "ask", coins: "ask" })).toBeUndefined();
  });

  const oldest = { rewards: "ask", coins: "oldest" } as const;
  const rich = { wheat: 9, cucumber: 9, tomato: 9, sheep: 9, pig: 9 };

  /** The coins the order pays for three fees of one coin each. */
  function paid(anna: Player): number[] {
    const coins: number[] = [];
    while (anna.offered("payCoin").length > 1) {
      const { card } = answer(anna, oldest) as { card: number };
      coins.push(card);
      anna.does({ type: "payCoin", card });
    }
    return coins;
  }

  test("the coins fulfilled first are paid, also after one of them was moved in secret", () => {
    const { anna } = table({ anna: { hand: [114], coins: [30, 20, 40, 10, 50] }, bert: {} });
    anna.fulfills(114).movesCoin(30).passes().buysCrop("pig");
    expect(paid(anna)).toEqual([20, 40, 10]);
  });

  test("a coin swapped in from the hand counts as the newest", () => {
    const { anna } = table({ anna: { hand: [107, 5], coins: [30, 20, 40, 10], crops: rich }, bert: {} });
    anna.fulfills(107).tradesCoin(5, 30).buysCrop("pig");
    expect(paid(anna)).toEqual([20, 40, 10]);
    expect(anna.fulfilled).toEqual([5]);
  });

  test("coins fulfilled from the stack come before the cards of their turn", () => {
    const { anna } = table({ anna: { hand: [95, 96], stack: [11, 12], coins: [30], crops: rich }, bert: {} });
    anna.fulfills(95).uses().fulfills(96).uses().gets("wheat").ends();
    expect(anna.state.farms[0]!.fulfilled.cards).toEqual([30, 11, 12, 95, 96]);
  });

  test("paying a hidden coin tells nothing of its place, and leaves the order of the others", () => {
    const { anna } = table({ anna: { coins: [30, 31, 32, 33, 34] }, bert: {} });
    const { fulfilled } = anna.state.farms[0]!;
    anna.state.sources.pools.deck = anna.state.sources.pools.deck!.filter((card) => card !== 31 && card !== 33);
    for (const at of [1, 3]) {
      fulfilled.knows[at] = 1;
      fulfilled.from[at] = "deck";
    }
    anna.buysCrop("pig");
    const before = game.view(anna.state, 1).farms[0]!.fulfilled.cards;
    expect(before).toEqual([30, null, 32, null, 34]);
    anna.does({ type: "payCoin", card: 31 });
    expect(fulfilled.cards).toEqual([30, 32, 33, 34]);
    expect(game.view(anna.state, 1).farms[0]!.fulfilled.cards).toEqual([30, 32, null, 34]);
    expect(answer(anna, oldest)).toEqual({ type: "payCoin", card: 30 });
  });
});
