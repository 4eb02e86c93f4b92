import type { Evaluation } from "../../src/table/module.ts";
import { pricesOf } from "./crops.ts";
import { score } from "./scoring.ts";
import type { Move, State } from "./state.ts";

/** Points now, and what the hand could be sold for. */
export const evaluation: Evaluation<State, Move> = {
  value(view, seat) {
    const prices = pricesOf(view);
    const hand = view.hands[seat]!.cards.reduce((sum, card) => sum + (card === null ? 0 : prices[card]), 0);
    return score(view, seat).total + hand / 2;
  },
};
