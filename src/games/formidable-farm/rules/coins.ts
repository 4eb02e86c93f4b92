import { type AskRule, next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import { deck } from "../cards.ts";
import { layOpen } from "../knowledge.ts";
import { type CardNumber, farmOf, GAP, type Move, type State, type TaskOf } from "../state.ts";

/** A seat pays fulfilled cards. It is asked which, unless all of them go. (Rule breakers) */
export function payCoins(state: State, seat: Seat, count: number): void {
  const { fulfilled } = farmOf(state, seat);
  if (count < fulfilled.cards.length) return next(state, { kind: "payCoins", seat, count });
  for (let i = fulfilled.cards.length; i > 0; i--) payCoin(state, seat, fulfilled.cards.at(-1) as CardNumber);
}

/** A coin goes face up to the discard pile. */
function payCoin(state: State, seat: Seat, card: CardNumber): void {
  layOpen(state, seat, farmOf(state, seat).fulfilled, card);
  state.discard.push(card);
}

type PayCoin = MoveOf<Move, "payCoin">;
const coinPayments: readonly PayCoin[] = [GAP, ...deck].map((card) => ({ type: "payCoin", card }));

export const payCoinsRule: AskRule<State, TaskOf<"payCoins">, Move> = {
  can: (_, { count }) => count > 0,
  moves: (state, { seat }) => listed(farmOf(state, seat).fulfilled.cards, coinPayments),
  apply(state, { seat, count }, move) {
    payCoin(state, seat, (move as PayCoin).card);
    if (count > 1) next(state, { kind: "payCoins", seat, count: count - 1 });
  },
};

/** The moves of these cards, from a table with one move for each card. */
export function listed<M>(cards: readonly (CardNumber | null)[], moves: readonly M[]): M[] {
  const list: M[] = new Array(cards.length);
  for (let i = 0; i < cards.length; i++) list[i] = moves[cards[i] ?? GAP] as M;
  return list;
}
