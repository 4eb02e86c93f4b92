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
});
