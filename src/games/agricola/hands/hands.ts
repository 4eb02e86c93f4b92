import { next } from "../../../table/agenda.ts";
import type { Seat, Viewer } from "../../../table/game.ts";
import { type HandCardId, type HandKind, printed } from "../cards/decks/index.ts";
import type { State } from "../state.ts";
import { dealOf } from "./deals.ts";
import { backOf } from "./pools.ts";

/** Cards that nobody can tell apart before they are dealt: "minor", "occupation", "3+", "minor/2" (shuffled again). */
export type Pool = string;

/** A card whose face the viewer does not know, named by its pool. */
export type Hidden = `?${Pool}`;

/** A card in a hand or a pack, as far as it is known. */
export type Held = HandCardId | Hidden;

/** All about hand cards. Every row of cards is sorted, unless its order is said to matter. */
export interface Hands {
  /** Whose view this is; null where nothing is hidden. */
  viewer: Viewer | null;
  /** What each seat holds. */
  held: Held[][];
  /** Cards in hands that all have seen: those that travelled, those from the market. */
  open: HandCardId[];
  /** By seat: what it was dealt in secret and has shown since. */
  shown: HandCardId[][];
  /** Thrown away, face up. */
  discards: HandCardId[];
  /** By seat: put back face down, where the deal says so. */
  aside: Held[][];
  /** Pools made of cards thrown away, as they were shuffled. */
  shuffled: { [pool: Pool]: HandCardId[] };
  /** The packs of a draft, one after the other, each in the order in which its cards were taken; see packs.ts. */
  packs: (Held | null)[];
  /** How many cards were taken of each pack. */
  taken: number[];
  /** Cards that lie open for whoever passes a turn, and the round in which somebody last did. */
  market: HandCardId[];
  marketUsed: number;
}

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

export const isHidden = (card: Held | null): card is Hidden => card?.charCodeAt(0) === 63;

export const hiddenFrom = (pool: Pool): Hidden => `?${pool}`;

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

/** The kind of a card that may be hidden. */
export function kindOf(card: Held): HandKind {
  if (!isHidden(card)) return printed[card].kind;
  return card.startsWith("?minor") || card === "?traveling" ? "minor" : "occupation";
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

/** Puts a card where it belongs in a sorted row. */
export function insert<C extends string>(row: C[], card: C): void {
  let at = row.length;
  while (at > 0 && row[at - 1]! > card) at--;
  row.splice(at, 0, card);
}
