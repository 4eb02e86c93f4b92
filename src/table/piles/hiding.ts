import type { Viewer } from "../game.ts";
import type { Random } from "../random.ts";
import { isGroup, onlyPool, rootOf } from "./mixing.ts";
import { type Card, type Group, NOBODY, only, type Pile, type Sources, sortPile } from "./pile.ts";
import { byCard, countOf, draw, insert, strike } from "./rows.ts";

/** Cards of each group whose place the viewer knows. */
type Known<C extends Card> = { [group: string]: C[] };

/**
 * Hides everything the viewer does not know: the cards go back to their pool or group, which say what may lie where.
 * Works in place, on a copy; `zones` are all piles of the state.
 */
export function hide<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], viewer: Viewer): void {
  const bit = only(viewer);
  const known: Known<C> = {};
  for (const pile of zones) hidePile(sources, pile, bit, known);
  for (const name in sources.groups) hideGroup(sources, sources.groups[name] as Group<C>, bit, known[name]);
}

function hidePile<C extends Card>(sources: Sources<C>, { cards, knows, from }: Pile<C>, bit: number, known: Known<C>) {
  for (let i = 0; i < cards.length; i++) {
    const source = from[i] as string;
    const card = cards[i] as C | null;
    if (source === "" || card === null) continue;
    const pool = sources.pools[source];
    if (((knows[i] as number) & bit) === 0) {
      cards[i] = null;
      if (pool !== undefined) insert(pool, card);
    } else if (pool === undefined) {
      const group = rootOf(sources, source);
      known[group] ??= [];
      known[group].push(card);
    }
  }
}

function hideGroup<C extends Card>(sources: Sources<C>, group: Group<C>, bit: number, known: C[] = []): void {
  const { cards, knows, from } = group;
  for (let i = 0; i < cards.length; i++) if (((knows[i] as number) & bit) !== 0) strike(known, cards[i] as C);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as C | null;
    if (from[i] === "") continue;
    if (card !== null && ((knows[i] as number) & bit) !== 0) knows[i] = bit;
    else if (card !== null && onlyPool(sources, group, card) !== undefined && strike(known, card)) knows[i] = bit;
    else {
      if (card !== null) insert(sources.pools[from[i] as string] as C[], card);
      cards[i] = null;
      knows[i] = NOBODY;
    }
  }
  sortPile(group);
}

/** Fills what a view hides with cards that could lie there, each way equally likely. Works in place, on a copy. */
export function fill<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], random: Random): void {
  const { pools, groups } = sources;
  const hasGroups = Object.keys(groups).length > 0;
  const known = hasGroups ? knownPlaces(sources, zones) : {};
  if (hasGroups) placeFound(sources, known, random);
  const missing: Known<C> = {};
  for (const name in groups) missing[name] = fillGroup(sources, groups[name] as Group<C>, known[name] ?? [], random);
  for (const { cards, knows, from } of zones)
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] !== null || knows[i] === NOBODY) continue;
      const source = from[i] as string;
      cards[i] = draw((pools[source] ?? missing[rootOf(sources, source)]) as C[], random);
    }
}

function knownPlaces<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[]): Known<C> {
  const known: Known<C> = {};
  for (const { cards, from } of zones)
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] === null || !isGroup(sources, from[i] as string)) continue;
      const group = rootOf(sources, from[i] as string);
      known[group] ??= [];
      known[group].push(cards[i] as C);
    }
  return known;
}

/** Says what the group took in where the viewer does not know; gives what lies at places the viewer does not know. */
function fillGroup<C extends Card>({ pools }: Sources<C>, group: Group<C>, known: readonly C[], random: Random): C[] {
  const { cards, from, found } = group;
  for (let i = 0; i < cards.length; i++) cards[i] ??= draw(pools[from[i] as string] as C[], random);
  sortPile(group);
  const missing = cards.slice() as C[];
  for (const card of known) strike(missing, card);
  for (const card of found) strike(missing, card);
  return missing;
}

/** Cards a group took in from one pool, as far as the viewer does not know them. */
interface Unknown<C extends Card> {
  readonly group: Group<C>;
  readonly pool: string;
  left: number;
}

/** Decides from which pool the cards came that the viewer has found in groups of several pools. */
function placeFound<C extends Card>({ pools, groups }: Sources<C>, known: Known<C>, random: Random): void {
  const unknown: Unknown<C>[] = [];
  const found: { card: C; group: Group<C> }[] = [];
  for (const name in groups) {
    const group = groups[name] as Group<C>;
    const here = [...(known[name] ?? []), ...group.found];
    for (const card of group.cards) if (card !== null) strike(here, card);
    if (here.length === 0) continue;
    for (const card of here) found.push({ card, group });
    for (const pool of new Set(group.from.filter((_, i) => group.cards[i] === null)))
      unknown.push({ group, pool, left: group.cards.filter((c, i) => c === null && group.from[i] === pool).length });
  }
  found.sort((a, b) => byCard(a.card, b.card));

  const remembered = new Map<string, number>();
  const chances = (n: number, { card, group }: { card: C; group: Group<C> }): number[] =>
    unknown.map((part) => {
      const pool = pools[part.pool] as C[];
      if (part.group !== group || part.left === 0 || !pool.includes(card)) return 0;
      const chance = (part.left * countOf(pool, card)) / pool.length;
      part.left--;
      strike(pool, card);
      const weight = chance * waysFrom(n + 1);
      insert(pool, card);
      part.left++;
      return weight;
    });
  /** How many ways there are for the found cards from the nth on. */
  const waysFrom = (n: number): number => {
    const next = found[n];
    if (next === undefined) return 1;
    const position = `${n}/${unknown.map(({ left }) => left)}/${unknown.map(({ pool }) => countOf(pools[pool] as C[], next.card))}`;
    let ways = remembered.get(position);
    if (ways === undefined) {
      ways = chances(n, next).reduce((sum, weight) => sum + weight, 0);
      remembered.set(position, ways);
    }
    return ways;
  };
  for (const [n, one] of found.entries()) {
    const part = unknown[pickByChance(chances(n, one), random)] as Unknown<C>;
    const { cards, from } = part.group;
    part.left--;
    strike(pools[part.pool] as C[], one.card);
    cards[cards.findIndex((card, i) => card === null && from[i] === part.pool)] = one.card;
  }
}

function pickByChance(weights: readonly number[], random: Random): number {
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
