import type { Seat } from "../game.ts";
import type { Card } from "./card.ts";
import {
  EVERYONE,
  type Group,
  NOBODY,
  only,
  openSpot,
  type Pile,
  pushPlace,
  type Sources,
  type Spot,
  sortPile,
  spotAt,
  takeAt,
} from "./pile.ts";
import { countOf, insert, strike } from "./rows.ts";

/** A place of a pile. */
export interface At<C extends Card> {
  readonly pile: Pile<C>;
  readonly index: number;
}

/**
 * A seat takes a card of a pile it holds without showing it. Nobody else can tell afterwards which of its cards it was:
 * they are mixed, and the last place leaves. The others keep their order.
 */
export function pickFrom<C extends Card>(sources: Sources<C>, pile: Pile<C>, card: C, seat: Seat): Spot<C> {
  return takeMixed(sources, pile, card, seat, (index) => pile.knows[index] !== NOBODY, "last");
}

/**
 * A seat takes a card of a pile it holds and shows it to all; the hidden places where everybody thinks it possible are
 * mixed, and the last of them leaves, or the first. Not counted as shown: one's own card teaches one nothing.
 */
export function revealFrom<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  card: C,
  seat: Seat,
  leaving: "first" | "last" = "last",
): Spot<C> {
  for (let i = 0; i < pile.cards.length; i++)
    if (pile.cards[i] === card && pile.knows[i] === EVERYONE) return takeAt(pile, i);
  const isPossible = possibleAt(sources, pile, card);
  const { from } = takeMixed(sources, pile, card, seat, isPossible, leaving);
  if (isGroup(sources, from)) leaveGroup(sources, from, card);
  return openSpot(card);
}

/**
 * Where in a pile a card may lie, as far as everybody can tell: one that all have seen go into a group lies at a place of
 * that group. Of a card that there is more than once, or that no pool knows, nothing can be told.
 */
function possibleAt<C extends Card>(sources: Sources<C>, pile: Pile<C>, card: C): (index: number) => boolean {
  const isHidden = (index: number) => pile.knows[index] !== EVERYONE;
  const copies = Object.values(sources.began).map((cards) => countOf(cards, card));
  if (Math.max(0, ...copies) !== 1) return isHidden;
  const isOpenIn = ({ cards, from }: Group<C>) => cards.some((other, i) => other === card && from[i] === "");
  const open = Object.keys(sources.groups).find((name) => isOpenIn(sources.groups[name] as Group<C>));
  const isPoolWith = (name: string) => sources.began[name]?.includes(card) === true;
  const canHold = (label: string): boolean => {
    if (!isGroup(sources, label)) return open === undefined && isPoolWith(label);
    const root = rootOf(sources, label);
    return open === undefined ? (sources.groups[root] as Group<C>).from.some(isPoolWith) : root === open;
  };
  return (index) => isHidden(index) && canHold(pile.from[index] as string);
}

/** Mixes all of these places that the seat knows, and takes the card from one end of them; the others keep their order. */
function takeMixed<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  card: C,
  seat: Seat,
  isMixed: (index: number) => boolean,
  leaving: "first" | "last",
): Spot<C> {
  const bit = only(seat);
  const places: At<C>[] = [];
  for (let index = 0; index < pile.cards.length; index++)
    if (((pile.knows[index] as number) & bit) !== 0 && isMixed(index)) places.push({ pile, index });
  const at = places.findIndex((place) => cardAt(place) === card);
  if (at < 0) throw new Error(`seat ${seat} knows of no ${card} there`);
  mix(sources, places, seat);
  const end = leaving === "last" ? places.length - 1 : 0;
  const step = leaving === "last" ? 1 : -1;
  for (let i = at; i !== end; i += step) setCard(places[i] as At<C>, cardAt(places[i + step] as At<C>));
  setCard(places[end] as At<C>, card);
  return takeAt(pile, (places[end] as At<C>).index);
}

const cardAt = <C extends Card>({ pile, index }: At<C>): C => pile.cards[index] as C;

function setCard<C extends Card>({ pile, index }: At<C>, card: C): void {
  pile.cards[index] = card;
}

/** A seat lays the cards of a part of a pile, beginning at an index, into an order that only it knows. */
export function arrange<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  begin: number,
  cards: readonly C[],
  seat: Seat,
): void {
  const places = cards.map((_, i) => ({ pile, index: begin + i }));
  mix(sources, places, seat);
  for (const [i, card] of cards.entries()) pile.cards[begin + i] = card;
}

/**
 * A seat has secretly rearranged the cards at these places: from now on only that seat knows which lies where. The
 * others keep knowing what the group holds, as far as they knew it. Where nobody else could tell the places apart
 * before, nothing changes. A place of an older group brings the whole group with it. Of seats that act at the same time
 * only one may mix cards of a group, and then no other may show any of it.
 */
export function mix<C extends Card>(sources: Sources<C>, places: readonly At<C>[], seat: Seat): void {
  const bit = only(seat);
  if (places.some(({ pile, index }) => ((pile.knows[index] as number) & bit) === 0))
    throw new Error("a seat rearranges only what it knows");
  const spots = places.map(({ pile, index }) => spotAt(pile, index));
  const [first] = spots;
  if (spots.length < 2 || spots.every(({ knows, from }) => knows === bit && from === first?.from)) return;
  const groups = [...new Set(spots.map(({ from }) => from))].filter((from) => isGroup(sources, from)).sort();
  for (const group of new Set(groups.map((name) => rootOf(sources, name)))) remember(sources, group, spots);
  const name = groups[0] ?? newGroup(sources, seat);
  const group = sources.groups[joinAll(sources, name, groups)] as Group<C>;
  for (const spot of spots) if (!isGroup(sources, spot.from)) pushPlace(group, spot.card, spot.knows, spot.from);
  sortPile(group);
  for (const { pile, index } of places) {
    pile.knows[index] = bit;
    pile.from[index] = name;
  }
}

export const isGroup = ({ pools }: Sources, from: string): boolean => from !== "" && pools[from] === undefined;

export const rootOf = ({ joined }: Sources, name: string): string => joined[name] ?? name;

/** Named by its seat, so that seats acting at the same time do not count each other's groups. */
function newGroup<C extends Card>({ groups, joined }: Sources<C>, seat: Seat): string {
  for (let n = 0; ; n++) {
    const name = `mix/${seat}.${n}`;
    if (groups[name] !== undefined || joined[name] !== undefined) continue;
    groups[name] = { cards: [], knows: [], from: [], found: [] };
    return name;
  }
}

/** Makes one group of all these; gives the name it has now. */
function joinAll<C extends Card>(sources: Sources<C>, name: string, names: readonly string[]): string {
  const { groups, joined } = sources;
  const roots = [...new Set(names.map((other) => rootOf(sources, other)))].sort();
  const root = roots[0] ?? name;
  const group = groups[root] as Group<C>;
  for (const other of roots.slice(1)) {
    const { cards, knows, from, found } = groups[other] as Group<C>;
    for (let i = 0; i < cards.length; i++)
      pushPlace(group, cards[i] as C | null, knows[i] as number, from[i] as string);
    for (const card of found) insert(group.found, card);
    delete groups[other];
    for (const alias in joined) if (joined[alias] === other) joined[alias] = root;
    joined[other] = root;
  }
  return root;
}

/** Who knew what lies at places of a group that are now mixed knows at least that the group holds it. */
function remember<C extends Card>(sources: Sources<C>, name: string, spots: readonly Spot<C>[]): void {
  const here = spots.filter(({ from }) => isGroup(sources, from) && rootOf(sources, from) === name);
  const group = sources.groups[name] as Group<C>;
  for (const card of new Set(here.map((spot) => spot.card))) {
    if (card === null || onlyPool(sources, group, card) === undefined) continue;
    const knew = atLeast(here.flatMap((spot) => (spot.card === card ? [spot.knows] : [])));
    const entries = [...group.cards.keys()].filter((i) => group.cards[i] === card && group.from[i] === "");
    entries.push(...[...group.cards.keys()].filter((i) => group.cards[i] === card && group.from[i] !== ""));
    const before = atLeast(entries.map((i) => group.knows[i] as number));
    for (const [n, i] of entries.entries()) group.knows[i] = (before[n] as number) | (knew[n] ?? NOBODY);
  }
}

/** Who knows at least one of some cards, who two, and so on. */
function atLeast(knows: readonly number[]): number[] {
  const counts: number[] = new Array(knows.length).fill(NOBODY);
  for (const mask of knows)
    for (let n = counts.length - 1; n >= 0; n--)
      counts[n] = (counts[n] as number) | (mask & (n === 0 ? EVERYONE : (counts[n - 1] as number)));
  return counts;
}

/** The one pool that a card hidden in a group must have come from, as anybody can tell; undefined where there are several. */
export function onlyPool<C extends Card>({ began }: Sources<C>, { from }: Group<C>, card: C): string | undefined {
  let only: string | undefined;
  for (const pool of from) {
    if (pool === "" || pool === only || !(began[pool] as C[]).includes(card)) continue;
    if (only !== undefined) return undefined;
    only = pool;
  }
  return only;
}

/** All have seen a card of the group: it leaves, taken for one that was known to be there where there was one. */
export function leaveGroup<C extends Card>(sources: Sources<C>, label: string, card: C): void {
  const name = rootOf(sources, label);
  const group = sources.groups[name] as Group<C>;
  const isOpen = group.cards.some((other, i) => other === card && group.from[i] === "");
  const origin = isOpen ? "" : onlyPool(sources, group, card);
  if (origin === undefined) insert(group.found, card);
  else dropEntry(sources, group, card, origin);
  if (group.cards.length > 0) return;
  delete sources.groups[name];
  for (const alias in sources.joined) if (sources.joined[alias] === name) delete sources.joined[alias];
}

function dropEntry<C extends Card>(sources: Sources<C>, group: Group<C>, card: C, origin: string): void {
  const entries = [...group.cards.keys()].filter((i) => group.cards[i] === card && group.from[i] === origin);
  const [first] = entries;
  if (first === undefined) {
    // On a view: it was one of the cards that the viewer did not know.
    strike(sources.pools[origin] as C[], card);
    takeAt(
      group,
      [...group.cards.keys()].findIndex((i) => group.cards[i] === null && group.from[i] === origin),
    );
    return;
  }
  const known = atLeast(entries.map((i) => group.knows[i] as number));
  for (const [n, i] of entries.entries()) group.knows[i] = known[n] as number;
  takeAt(group, first);
}
