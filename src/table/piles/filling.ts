import type { Random } from "../random.ts";
import type { Card } from "./card.ts";
import { placeFound } from "./found-cards.ts";
import { type ByGroup, noteIn } from "./hiding.ts";
import { isGroup, rootOf } from "./mixing.ts";
import { type Group, NOBODY, type Pile, type Sources, sortPile } from "./pile.ts";
import { draw, strike } from "./rows.ts";

/**
 * Fills what a view hides with cards that could lie there, each way equally likely. Works in place, on a copy; `zones`
 * are all piles of the view.
 *
 * First the groups are told what they took in, then the hidden places get their cards: those of a pool from the pool,
 * those of a group from what is left of the group.
 */
export function fill<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], random: Random): void {
  const hidden = fillGroups(sources, zones, random);
  for (const { cards, knows, from } of zones)
    for (let i = 0; i < cards.length; i++) {
      const isHidden = cards[i] === null && knows[i] !== NOBODY;
      if (!isHidden) continue;
      const source = from[i] as string;
      cards[i] = draw((sources.pools[source] ?? hidden[rootOf(sources, source)]) as C[], random);
    }
}

/** Says what each group took in; gives the cards that lie at places the viewer does not know. */
function fillGroups<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], random: Random): ByGroup<C> {
  const { groups } = sources;
  const hidden: ByGroup<C> = {};
  if (Object.keys(groups).length === 0) return hidden;
  const found = foundCards(sources, zones);
  placeFound(sources, found, random);
  for (const name in groups) hidden[name] = fillGroup(sources, groups[name] as Group<C>, found[name] ?? [], random);
  return hidden;
}

/** The cards of each group that the viewer has found: those it sees at their places, and those that all have seen leave. */
function foundCards<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[]): ByGroup<C> {
  const found: ByGroup<C> = {};
  for (const { cards, from } of zones)
    for (let i = 0; i < cards.length; i++) {
      const source = from[i] as string;
      if (cards[i] !== null && isGroup(sources, source)) noteIn(found, rootOf(sources, source), cards[i] as C);
    }
  for (const name in sources.groups)
    for (const card of (sources.groups[name] as Group<C>).found) noteIn(found, name, card);
  return found;
}

/** Draws what a group took in unknown to the viewer from its pools; gives the cards of the group that are not found. */
function fillGroup<C extends Card>({ pools }: Sources<C>, group: Group<C>, found: readonly C[], random: Random): C[] {
  const { cards, from } = group;
  for (let i = 0; i < cards.length; i++) cards[i] ??= draw(pools[from[i] as string] as C[], random);
  sortPile(group);
  const hidden = cards.slice() as C[];
  for (const card of found) strike(hidden, card);
  return hidden;
}
