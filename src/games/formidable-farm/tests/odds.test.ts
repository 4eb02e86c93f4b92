import { expect, test } from "vitest";
import { findBot } from "../../../bots/index.ts";
import { fetchNet } from "../../../bots/learned/net.ts";
import { fastRandom } from "../../../table/random.ts";
import { planning } from "../bot/planning.ts";
import { deck } from "../cards.ts";
import { game, module } from "../index.ts";
import { farmOf, HIDDEN, type State } from "../state.ts";
import { table } from "../testing.ts";

const { state: middle } = table({ anna: { hand: [2, 35], stack: 8 }, bert: { stack: 10 } }).anna;
const net = await fetchNet(planning(middle)!.odds);
const odds = (state: State): number => net.evaluate(state, 0);

/** Anna's chances with such a hand, beside a table at which the game is half over. */
const withHand = (hand: number[], stack = 8) => odds(table({ anna: { hand, stack }, bert: { stack: 10 } }).anna.state);

test("the fewer cards are left, the better the odds", () => {
  expect(withHand([2, 35], 6)).toBeGreaterThan(withHand([2, 35], 9));
  expect(withHand([2, 35], 2)).toBeGreaterThan(withHand([2, 35, 30], 2));
});

test("an unknown card is as dear as all that it could be on average, and 116 is among the dearest", () => {
  const { anna } = table({
    anna: { hand: [2, 35, 40], crops: { wheat: 3, tomato: 1 }, stack: 8 },
    bert: { stack: 10 },
  });
  const { cards } = farmOf(anna.state, 0).hand;
  const withThird = (card: number): number => {
    cards[2] = card;
    return odds(anna.state);
  };
  const unknown = withThird(HIDDEN);
  const known = deck.filter((card) => card !== 2 && card !== 35).map(withThird);
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  expect(Math.abs(mean - unknown)).toBeLessThan(0.2);
  const three = withThird(116);
  expect(known.filter((one) => one < three).length).toBeLessThan(12);
});

test("a planned turn can be played move by move up to the first card that comes unseen", () => {
  const { anna } = table({ anna: { hand: [2, 35, 91], crops: { tomato: 2, wheat: 3, cucumber: 2 } }, bert: {} });
  const turns = planning(anna.state)!.turns(game.view(anna.state, 0), 0, game.moves(anna.state, 0), 0.2, 16);
  expect(turns.length).toBeGreaterThan(8);
  for (const { moves } of turns) {
    const state = structuredClone(anna.state);
    for (const move of moves) {
      expect(game.moves(state, 0)).toContainEqual(move);
      game.play(state, 0, move);
    }
  }
});

test("expert finishes where it can", async () => {
  const { anna } = table({ anna: { hand: [2], crops: { tomato: 2 }, stack: 0 }, bert: {} });
  const turn = { module, view: game.view(anna.state, 0), seat: 0, moves: game.moves(anna.state, 0) };
  const move = await findBot("expert")!.choose({ ...turn, random: fastRandom("end"), budget: { simulations: 10 } });
  expect(["fulfill", "getSupplies"]).toContain(move.type);
});
