import type { Random } from "../random.ts";
import type { Card } from "./card.ts";
import type { ByGroup } from "./hiding.ts";
import type { Group, Sources } from "./pile.ts";
import { byCard, countOf, insert, strike } from "./rows.ts";

/** A card found in a group, of which the viewer cannot tell from which pool the group took it in. */
interface Found<C extends Card> {
  readonly card: C;
  readonly group: Group<C>;
}

/** Cards a group took in from one pool, as far as the viewer does not know them. */
interface Share<C extends Card> {
  readonly group: Group<C>;
  readonly poolName: string;
  readonly pool: C[];
  left: number;
}

/**
 * Decides from which pool the cards came that the viewer has found in groups of several pools, so that all ways to deal
 * what the viewer does not know stay equally likely.
 *
 * A share of `left` cards from a pool of `size` cards, `copies` of them such a card, holds one of those `left × copies /
 * size` times on average. But a place in a share that one card takes is gone for the others: so each card is given to a
 * share by that weight, times the weight of all ways to place the found cards after it. One card after the other, and
 * with the rest weighed like this, the whole placing comes out as likely as it should.
 */
export function placeFound<C extends Card>(sources: Sources<C>, found: ByGroup<C>, random: Random): void {
  const placing = openPlacing(sources, found);
  for (let n = 0; n < placing.found.length; n++) {
    const { card } = placing.found[n] as Found<C>;
    const share = placing.shares[pickByWeight(weightsOf(placing, n), random)] as Share<C>;
    const { cards, from } = share.group;
    take(share, card);
    cards[cards.findIndex((there, i) => there === null && from[i] === share.poolName)] = card;
  }
}

/** Which found cards have to be placed, and where they could go. */
interface Placing<C extends Card> {
  /** Sorted by card: how the cards lie in a view must not matter. */
  readonly found: Found<C>[];
  readonly shares: Share<C>[];
  /** The weights of all ways to place the rest, by what is left where. */
  readonly remembered: Map<string, number>;
}

function openPlacing<C extends Card>({ pools, groups }: Sources<C>, found: ByGroup<C>): Placing<C> {
  const placing: Placing<C> = { found: [], shares: [], remembered: new Map() };
  for (const name in groups) {
    const group = groups[name] as Group<C>;
    const open = [...(found[name] ?? [])];
    for (const card of group.cards) if (card !== null) strike(open, card);
    if (open.length === 0) continue;
    for (const card of open) placing.found.push({ card, group });
    for (const [poolName, left] of unknownByPool(group))
      placing.shares.push({ group, poolName, pool: pools[poolName] as C[], left });
  }
  placing.found.sort((a, b) => byCard(a.card, b.card));
  return placing;
}

/** How many cards a group took in from each pool that the viewer does not know. */
function unknownByPool<C extends Card>({ cards, from }: Group<C>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [i, pool] of from.entries()) if (cards[i] === null) counts.set(pool, (counts.get(pool) ?? 0) + 1);
  return counts;
}

/** For each share the weight of all ways to place the found cards from the nth on, if that one goes there. */
function weightsOf<C extends Card>(placing: Placing<C>, n: number): number[] {
  const { card, group } = placing.found[n] as Found<C>;
  return placing.shares.map((share) => {
    const { pool, left } = share;
    if (share.group !== group || left === 0 || !pool.includes(card)) return 0;
    const weight = (left * countOf(pool, card)) / pool.length;
    take(share, card);
    const rest = weightFrom(placing, n + 1);
    putBack(share, card);
    return weight * rest;
  });
}

/** The weight of all ways to place the found cards from the nth on. */
function weightFrom<C extends Card>(placing: Placing<C>, n: number): number {
  const { found, shares, remembered } = placing;
  const next = found[n];
  if (next === undefined) return 1;
  const position = `${n}/${shares.map(({ left }) => left)}/${shares.map(({ pool }) => countOf(pool, next.card))}`;
  let weight = remembered.get(position);
  if (weight === undefined) {
    weight = weightsOf(placing, n).reduce((sum, one) => sum + one, 0);
    remembered.set(position, weight);
  }
  return weight;
}

function take<C extends Card>(share: Share<C>, card: C): void {
  share.left--;
  strike(share.pool, card);
}

function putBack<C extends Card>(share: Share<C>, card: C): void {
  share.left++;
  insert(share.pool, card);
}

/** The index of one of some weights, each as likely as it weighs. */
function pickByWeight(weights: readonly number[], random: Random): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) throw new Error("nothing could lie behind this view");
  let rest = (random.below(0x1_0000_0000) / 0x1_0000_0000) * total;
  let last = 0;
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue;
    last = i;
    rest -= weight;
    if (rest < 0) return i;
  }
  return last;
}
