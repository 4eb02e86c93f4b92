import type { Viewer } from "../game.ts";
import { list, named, oneOf, orNull, record, type Shape, whole } from "../shape.ts";
import type { Card } from "./card.ts";
import { EVERYONE, type Group, NOBODY, only, type Pile, type Sources } from "./pile.ts";
import { byCard, countOf, strike } from "./rows.ts";

/** The hidden zones of a game: all its cards, each as often as it is there, and what its pools are called. */
export interface Deck<C extends Card> {
  readonly cards: readonly C[];
  readonly seats: number;
  isPool(name: string): boolean;
}

/** At most so many groups and joined groups: each has two cards at least. */
const mostGroups = ({ cards }: Deck<Card>): number => cards.length;
const isGroupName = (name: string): boolean => /^mix\/\d{1,2}\.\d{1,3}$/.test(name);

/** The columns of a pile, one entry a place. */
export const pileShape = <C extends Card>(deck: Deck<C>, most: number = deck.cards.length): Shape => {
  const shape = record<Pile<C>>(columns(deck, most));
  return (given) => shape(given) ?? unequal(given as Pile<C>);
};

const columns = <C extends Card>({ cards, seats, isPool }: Deck<C>, most: number) => {
  const isSource = (name: unknown): boolean =>
    typeof name === "string" && (name === "" || isPool(name) || isGroupName(name));
  return {
    cards: list(orNull(oneOf(cards)), { max: most }),
    knows: list(whole(EVERYONE, (1 << seats) - 1), { max: most }),
    from: list((name) => (isSource(name) ? undefined : ""), { max: most }),
  };
};

const unequal = ({ cards, knows, from }: Pile): string | undefined =>
  cards.length === knows.length && cards.length === from.length ? undefined : ".cards";

/** Pools and groups by their names. */
export function sourcesShape<C extends Card>(deck: Deck<C>): Shape {
  const { cards, isPool } = deck;
  const row = list(oneOf(cards), { max: cards.length });
  // Cards that were found keep their entry, though they may come into the group again.
  const mostEntries = 10 * cards.length;
  const group = record<Group<C>>({
    ...columns(deck, mostEntries),
    found: list(oneOf(cards), { max: mostEntries }),
  });
  const pools = named(isPool, row, cards.length);
  return record<Sources<C>>({
    pools,
    began: pools,
    groups: named(isGroupName, (given) => group(given) ?? unequal(given as Pile<C>), mostGroups(deck)),
    joined: named(isGroupName, (name) => (isGroupName(String(name)) ? undefined : ""), mostGroups(deck)),
  });
}

/**
 * Where hidden zones of the right shape do not hold together: every place says where its card comes from, every pool
 * and group accounts for what it gave and took. In a view what the viewer does not know, and only that, is hidden.
 */
export function pilesFlaw<C extends Card>(
  sources: Sources<C>,
  zones: { readonly [place: string]: Pile<C> },
  viewer?: Viewer,
): string | undefined {
  for (const [place, pile] of Object.entries(zones))
    for (let i = 0; i < pile.cards.length; i++)
      if (!isPlaceSound(sources, pile, i, viewer)) return `${place}.cards.${i}`;
  for (const name of Object.keys(sources.pools)) if (!isPoolSound(sources, zones, name)) return `sources.pools.${name}`;
  for (const name of Object.keys(sources.began))
    if (!Object.hasOwn(sources.pools, name)) return `sources.began.${name}`;
  for (const [name, root] of Object.entries(sources.joined))
    if (!Object.hasOwn(sources.groups, root) || Object.hasOwn(sources.groups, name)) return `sources.joined.${name}`;
  for (const name of Object.keys(sources.groups))
    if (!isGroupSound(sources, zones, name, viewer)) return `sources.groups.${name}`;
  return undefined;
}

function isPlaceSound<C extends Card>(sources: Sources<C>, pile: Pile<C>, index: number, viewer?: Viewer): boolean {
  const card = pile.cards[index] as C | null;
  const knows = pile.knows[index] as number;
  const from = pile.from[index] as string;
  if (knows === EVERYONE) return card !== null && from === "";
  if (knows === NOBODY) return card === null && Object.hasOwn(sources.pools, from);
  const isHidden = viewer !== undefined && (knows & only(viewer)) === 0;
  return (card === null) === isHidden && (Object.hasOwn(sources.pools, from) || groupOf(sources, from) !== undefined);
}

/** The group that a label stands for now. */
function groupOf<C extends Card>({ groups, joined }: Sources<C>, label: string): string | undefined {
  const name = Object.hasOwn(joined, label) ? (joined[label] as string) : label;
  return Object.hasOwn(groups, name) ? name : undefined;
}

/** A pool has a card for each place that is still to be dealt or hidden, and what was dealt from it was in it. */
function isPoolSound<C extends Card>(
  { pools, began, groups }: Sources<C>,
  zones: { readonly [place: string]: Pile<C> },
  name: string,
): boolean {
  const pool = pools[name] as C[];
  if (!isSorted(pool) || !Object.hasOwn(began, name) || !isSorted(began[name] as C[])) return false;
  const left = [...(began[name] as C[])];
  if (!pool.every((card) => strike(left, card))) return false;
  let open = 0;
  for (const { cards, from } of [...Object.values(zones), ...Object.values(groups)])
    for (let i = 0; i < cards.length; i++) {
      if (from[i] !== name) continue;
      const card = cards[i] as C | null;
      if (card === null) open++;
      else if (!strike(left, card)) return false;
    }
  return open <= pool.length;
}

/** A group holds what lies at its places, and what was found to have been in it. */
function isGroupSound<C extends Card>(
  sources: Sources<C>,
  zones: { readonly [place: string]: Pile<C> },
  name: string,
  viewer?: Viewer,
): boolean {
  const { cards, knows, from, found } = sources.groups[name] as Group<C>;
  const isEntry = (i: number): boolean =>
    (cards[i] !== null || viewer !== undefined) &&
    (from[i] === "" ? knows[i] === EVERYONE : knows[i] !== EVERYONE && Object.hasOwn(sources.pools, from[i] as string));
  if (cards.length === 0 || !cards.every((_, i) => isEntry(i)) || !isSorted(found)) return false;
  const lying: (C | null)[] = [...found];
  for (const pile of Object.values(zones))
    for (let i = 0; i < pile.cards.length; i++)
      if (groupOf(sources, pile.from[i] as string) === name) lying.push(pile.cards[i] as C | null);
  if (lying.length !== cards.length) return false;
  return viewer !== undefined || (isSorted(cards) && same(lying, cards));
}

const isSorted = (cards: readonly (Card | null)[]): boolean =>
  cards.every((card, i) => i === 0 || byCard(cards[i - 1] as Card | null, card) <= 0);

const same = (some: readonly (Card | null)[], others: readonly (Card | null)[]): boolean => {
  const sorted = [...some].sort(byCard);
  return sorted.every((card, i) => card === others[i]);
};

/**
 * Whether the cards of a full position, in its zones, its pools and elsewhere, are those of the deck, and its pools tell
 * which of them are there more than once.
 */
export function areAllThere<C extends Card>(
  { cards }: Deck<C>,
  { pools, began }: Sources<C>,
  zones: { readonly [place: string]: Pile<C> },
  elsewhere: readonly C[] = [],
): boolean {
  const there: (C | null)[] = [...elsewhere, ...Object.values(pools).flat()];
  for (const pile of Object.values(zones)) for (const card of pile.cards) if (card !== null) there.push(card);
  const all = [...cards].sort(byCard);
  const isTold = (card: C) => Object.values(began).some((pool) => countOf(pool, card) > 1);
  return there.length === all.length && same(there, all) && all.every((card, i) => card !== all[i + 1] || isTold(card));
}
