import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { dealOf } from "./deals.ts";
import { type Hands, insert, isHidden, kindOf } from "./held.ts";
import { backOf } from "./pools.ts";

export const newHands = (seats: number): Hands => ({
  viewer: null,
  held: Array.from({ length: seats }, () => []),
  open: [],
  shown: Array.from({ length: seats }, () => []),
  discards: [],
  aside: [],
  shuffled: {},
  packs: [],
  taken: [],
  market: [],
  marketUsed: 0,
});

/** Cards that a seat holds and this state knows. */
export function handOf(state: State, seat: Seat, kind: HandKind): HandCardId[] {
  const cards: HandCardId[] = [];
  const held = state.hands?.held[seat];
  if (held === undefined) return cards;
  for (let i = 0; i < held.length; i++) {
    const card = held[i]!;
    if (!isHidden(card) && printed[card].kind === kind) cards.push(card);
  }
  return cards;
}

/** How many cards of a kind a seat holds, as everybody can tell. */
export function handSize(state: State, seat: Seat, kind: HandKind): number {
  const held = state.hands!.held[seat]!;
  let size = 0;
  for (let i = 0; i < held.length; i++) if (kindOf(held[i]!) === kind) size++;
  return size;
}

/**
 * A seat plays a card of its hand, before the eyes of all: what the card does is put on the agenda after this. A living
 * hand draws another when that is done.
 */
export function playFromHand(state: State, seat: Seat, card: HandCardId): void {
  takeOut(state, seat, card);
  if (dealOf(state).draws) next(state, { kind: "drawCard", seat });
}

/** A seat throws a card of its hand away, face up. */
export function discardFromHand(state: State, seat: Seat, card: HandCardId): void {
  takeOut(state, seat, card);
  insert(state.hands!.discards, card);
}

/** A card that was played goes to the hand of the left neighbour, who must take it; alone it leaves the game. (AG-054) */
export function passToLeft(state: State, seat: Seat, card: HandCardId): void {
  if (state.seats > 1) addOpenly(state, (seat + 1) % state.seats, card);
}

/** A card that all can see goes to a hand. */
export function addOpenly({ hands }: State, seat: Seat, card: HandCardId): void {
  insert(hands!.held[seat]!, card);
  insert(hands!.open, card);
}

function takeOut(state: State, seat: Seat, card: HandCardId): void {
  const { held, open, shown } = state.hands!;
  const hand = held[seat]!;
  const at = hand.indexOf(card);
  // On a view of somebody else it is one of the cards that might be this one.
  hand.splice(at >= 0 ? at : hand.indexOf(backOf(state, card)), 1);
  const travelled = open.indexOf(card);
  if (travelled >= 0) open.splice(travelled, 1);
  // A card that travelled was shown by whoever held it first; one from the market is shown now.
  if (!shown.some((cards) => cards.includes(card))) insert(shown[seat]!, card);
}
