import { type AskRule, next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { revealInOrder } from "../../../table/piles.ts";
import { since } from "../../../table/versions.ts";
import { deck } from "../cards.ts";
import { type CardNumber, farmOf, GAP, type Move, type State, type TaskOf } from "../state.ts";

/** A seat pays fulfilled cards, one by one, face up to the discard pile. (Rule breakers) */
export const payCoins = (state: State, seat: Seat, count: number): void =>
  next(state, { kind: "payCoins", seat, count });

type PayCoin = MoveOf<Move, "payCoin">;
const coinPayments: readonly PayCoin[] = [GAP, ...deck].map((card) => ({ type: "payCoin", card }));

export const payCoinsRule: AskRule<State, TaskOf<"payCoins">, Move> = {
  can: (_, { count }) => count > 0,
  /** Which of them is asked only where some stay. */
  moves(state, { seat, count }) {
    const { cards } = farmOf(state, seat).fulfilled;
    // In version 1 a pile had another order: whichever of them came first there is taken.
    return listed(count < cards.length || !since(state, 2) ? cards : cards.slice(0, 1), coinPayments);
  },
  apply(state, { seat, count }, move) {
    const { card } = move as PayCoin;
    revealInOrder(state.sources, farmOf(state, seat).fulfilled, card, seat);
    state.discard.push(card);
    if (count > 1) next(state, { kind: "payCoins", seat, count: count - 1 });
  },
};

/** The moves of these cards, from a table with one move for each card. */
export function listed<M>(cards: readonly (CardNumber | null)[], moves: readonly M[]): M[] {
  const list: M[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) list[i] = moves[cards[i] ?? GAP] as M;
  return list;
}
