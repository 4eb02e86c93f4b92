import type { Viewer } from "../game.ts";
import type { Card } from "./card.ts";
import { byCard } from "./rows.ts";

/**
 * Hidden zones. A pile is a row of places; a place holds a card and who knows it, or nothing yet. A place that not
 * everybody knows says where its card comes from:
 *
 * - a **pool**: cards that nobody has seen yet, of which everybody knows what they are ("deck");
 * - a **group**: cards that seats rearranged in secret ("mix/0.1"). Others know what the group holds as far as they
 *   knew it before, but no longer which card lies where.
 *
 * Who knows a place is public; what lies there is not. What a viewer knows of a group is that viewer's own. Rules touch
 * hidden zones only through the functions here, and every place that was dealt stays in some pile of the state.
 */
export interface Pile<C extends Card = Card> {
  /** null: nothing yet, or (in a view) not known to the viewer. The last place is the top. */
  cards: (C | null)[];
  /** Who knows the card, one bit a seat; `EVERYONE`, `NOBODY`. */
  knows: number[];
  /** The pool or group the card comes from; "" where everybody knows it. */
  from: string[];
}

/**
 * Cards rearranged in secret: what the group took in, sorted, each with the pool it came from ("" if all had seen it)
 * and who knows that it is one of the group.
 */
export interface Group<C extends Card = Card> extends Pile<C> {
  /** Cards that all have seen leave the group, but that may have come from several of its pools. */
  found: C[];
}

/** All hidden sources of a game. */
export interface Sources<C extends Card = Card> {
  /** Cards nobody has seen yet, sorted. */
  pools: { [name: string]: C[] };
  /** What each pool held when it was made, sorted. */
  began: { [name: string]: C[] };
  /** Cards rearranged in secret. */
  groups: { [name: string]: Group<C> };
  /** Groups whose cards went into another group. */
  joined: { [name: string]: string };
}

export const NOBODY = 0;
export const EVERYONE = -1;
const SPECTATOR_BIT = 1 << 30;

/** The knowledge of one viewer; whoever is none knows nothing, and asking for it is a mistake. */
export function only(viewer: Viewer): number {
  if (viewer === "spectator") return SPECTATOR_BIT;
  if ((viewer & 15) !== viewer) throw new Error(`nobody sits at ${String(viewer)}`);
  return 1 << viewer;
}

export const emptyPile = <C extends Card>(): Pile<C> => ({ cards: [], knows: [], from: [] });

/** A stack of so many cards that nobody has seen, from a pool. */
export const unseenPile = <C extends Card>(pool: string, count: number): Pile<C> => ({
  cards: new Array(count).fill(null),
  knows: new Array(count).fill(NOBODY),
  from: new Array(count).fill(pool),
});

/** A pile that lies open. */
export const openPile = <C extends Card>(cards: readonly C[]): Pile<C> => ({
  cards: [...cards],
  knows: new Array(cards.length).fill(EVERYONE),
  from: new Array(cards.length).fill(""),
});

export const sizeOf = (pile: Pile): number => pile.cards.length;

/** Whether chance has still to say which card lies at a place. */
export const isUndealt = (pile: Pile, index: number): boolean => pile.knows[index] === NOBODY;

/** A place on its way from one pile to another. */
export interface Spot<C extends Card> {
  readonly card: C | null;
  readonly knows: number;
  readonly from: string;
}

/** Takes a place out of a pile, with what is known of it. */
export function takeAt<C extends Card>(pile: Pile<C>, index: number): Spot<C> {
  const spot = spotAt(pile, index);
  pile.cards.splice(index, 1);
  pile.knows.splice(index, 1);
  pile.from.splice(index, 1);
  return spot;
}

/** Puts a place on top of a pile. */
export const putOnTop = <C extends Card>(pile: Pile<C>, { card, knows, from }: Spot<C>): void =>
  pushPlace(pile, card, knows, from);

/** Puts a place below a pile. */
export function putBelow<C extends Card>(pile: Pile<C>, { card, knows, from }: Spot<C>): void {
  pile.cards.unshift(card);
  pile.knows.unshift(knows);
  pile.from.unshift(from);
}

/** An open card, as a place to put somewhere. */
export const openSpot = <C extends Card>(card: C): Spot<C> => ({ card, knows: EVERYONE, from: "" });

export function pushPlace<C extends Card>(pile: Pile<C>, card: C | null, knows: number, from: string): void {
  pile.cards.push(card);
  pile.knows.push(knows);
  pile.from.push(from);
}

export const spotAt = <C extends Card>(pile: Pile<C>, index: number): Spot<C> => ({
  card: pile.cards[index] as C | null,
  knows: pile.knows[index] as number,
  from: pile.from[index] as string,
});

/** Sorted by card, the hidden ones last, so that the order of a group tells nothing. */
export function sortPile<C extends Card>(pile: Pile<C>): void {
  const spots = pile.cards.map((_, i) => spotAt(pile, i));
  spots.sort((a, b) => byCard(a.card, b.card) || byCard(a.from, b.from) || a.knows - b.knows);
  for (const [i, { card, knows, from }] of spots.entries()) {
    pile.cards[i] = card;
    pile.knows[i] = knows;
    pile.from[i] = from;
  }
}
