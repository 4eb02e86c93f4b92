import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { revealFrom } from "../../../table/piles.ts";
import { since } from "../../../table/versions.ts";
import { deck } from "../cards.ts";
import { type AnswerTo, type CardNumber, farmOf, GAP, type RulesFor, type State } from "../state.ts";

/** A seat pays fulfilled cards, one by one, face up to the discard pile. (Rule breakers) */
export const payCoins = (state: State, seat: Seat, count: number): void =>
  next(state, { kind: "payCoins", seat, count });

const coinPayments: readonly AnswerTo<"payCoins">[] = [GAP, ...deck].map((card) => ({ type: "payCoin", card }));

export const coinRules: RulesFor<"payCoins"> = {
  payCoins: {
    can: (_, { count }) => count > 0,
    /** Which of them is asked only where some stay. */
    moves(state, { seat, count }) {
      const { cards } = farmOf(state, seat).fulfilled;
      // In version 1 a pile had another order: whichever of them came first there is taken.
      return listed(count < cards.length || !since(state, 2) ? cards : cards.slice(0, 1), coinPayments);
    },
    apply(state, { seat, count }, { card }) {
      // The first hidden place leaves, so that coins paid oldest first keep their order.
      revealFrom(state.sources, farmOf(state, seat).fulfilled, card, seat, "first");
      state.discard.push(card);
      if (count > 1) next(state, { kind: "payCoins", seat, count: count - 1 });
    },
  },
};

/** The moves of these cards, from a table with one move for each card. */
export function listed<M>(cards: readonly (CardNumber | null)[], moves: readonly M[]): M[] {
  const list: M[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) list[i] = moves[cards[i] ?? GAP] as M;
  return list;
}
