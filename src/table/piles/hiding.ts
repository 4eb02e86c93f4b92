import type { Viewer } from "../game.ts";
import type { Card } from "./card.ts";
import { onlyPool, rootOf } from "./mixing.ts";
import { type Group, NOBODY, only, type Pile, type Sources, sortPile } from "./pile.ts";
import { insert, strike } from "./rows.ts";

/** Cards by the name of the group that holds them. */
export type ByGroup<C extends Card> = { [group: string]: C[] };

/**
 * Hides everything the viewer does not know: the cards go back to their pool or group, which say what may lie where.
 * Works in place, on a copy; `zones` are all piles of the state.
 */
export function hide<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], viewer: Viewer): void {
  const bit = only(viewer);
  const seen: ByGroup<C> = {};
  for (const pile of zones) hidePile(sources, pile, bit, seen);
  for (const name in sources.groups) hideGroup(sources, sources.groups[name] as Group<C>, bit, seen[name] ?? []);
}

/** Hides the places of a pile; what the viewer sees at a place of a group is noted in `seen`. */
function hidePile<C extends Card>(sources: Sources<C>, { cards, knows, from }: Pile<C>, bit: number, seen: ByGroup<C>) {
  for (let i = 0; i < cards.length; i++) {
    const source = from[i] as string;
    const card = cards[i] as C | null;
    const isOpen = source === "";
    if (isOpen || card === null) continue;
    const pool = sources.pools[source];
    const isKnown = ((knows[i] as number) & bit) !== 0;
    if (!isKnown) {
      cards[i] = null;
      if (pool !== undefined) insert(pool, card);
    } else if (pool === undefined) noteIn(seen, rootOf(sources, source), card);
  }
}

export function noteIn<C extends Card>(cards: ByGroup<C>, group: string, card: C): void {
  cards[group] ??= [];
  cards[group].push(card);
}

/**
 * Hides what a group took in. The viewer keeps the cards it knows to be in the group, and those it sees at a place of the
 * group if they can only have come from one pool; of all others just the pools are left.
 */
function hideGroup<C extends Card>(sources: Sources<C>, group: Group<C>, bit: number, seen: C[]): void {
  const { cards, knows, from } = group;
  const isKnown = (i: number): boolean => ((knows[i] as number) & bit) !== 0;
  // A card seen at its place is first taken for one that the viewer knows to be in the group.
  for (let i = 0; i < cards.length; i++) if (isKnown(i)) strike(seen, cards[i] as C);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as C | null;
    const isOpen = from[i] === "";
    if (isOpen) continue;
    const isSeen = () => card !== null && onlyPool(sources, group, card) !== undefined && strike(seen, card);
    if (card !== null && (isKnown(i) || isSeen())) {
      knows[i] = bit;
      continue;
    }
    if (card !== null) insert(sources.pools[from[i] as string] as C[], card);
    cards[i] = null;
    knows[i] = NOBODY;
  }
  sortPile(group);
}
