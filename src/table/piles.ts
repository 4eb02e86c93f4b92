import type { Seat, Viewer } from "./game.ts";
import { type Random, shuffle } from "./random.ts";

/**
 * Hidden zones. A pile is a row of places; a place holds a card and who knows it, or nothing yet. A place that not
 * everybody knows says where its card comes from:
 *
 * - a **pool**: cards that nobody has seen yet, of which everybody knows what they are ("deck");
 * - a **group**: cards that a seat rearranged in secret ("mix/3"). Others know what the group holds as far as they
 *   knew it before, but no longer which card lies where.
 *
 * Who knows a place is public; what lies there is not. Rules touch hidden zones only through the functions here.
 */
export interface Pile<C extends Card = Card> {
  /** null: nothing yet, or (in a view) not known to the viewer. The last place is the top. */
  cards: (C | null)[];
  /** Who knows the card, one bit a seat; `EVERYONE`, `NOBODY`. */
  knows: number[];
  /** The pool or group the card comes from; "" where everybody knows it. */
  from: string[];
}

export type Card = string | number;

/** All hidden sources of a game. */
export interface Sources<C extends Card = Card> {
  /** Cards nobody has seen yet, sorted. */
  pools: { [name: string]: C[] };
  /** Cards rearranged in secret. */
  groups: { [name: string]: Pile<C> };
  /** How many groups there were. */
  mixes: number;
}

export const NOBODY = 0;
export const EVERYONE = -1;
const SPECTATOR_BIT = 1 << 30;

/** The knowledge of one viewer. */
export const only = (viewer: Viewer): number => (viewer === "spectator" ? SPECTATOR_BIT : 1 << viewer);

export const sources = <C extends Card>(pools: { readonly [name: string]: readonly C[] }): Sources<C> => ({
  pools: Object.fromEntries(Object.entries(pools).map(([name, cards]) => [name, sorted([...cards])])),
  groups: {},
  mixes: 0,
});

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

/** The cards that chance could bring from a pool, each once. */
export function outcomesOf<C extends Card>({ pools }: Sources<C>, pool: string): readonly C[] {
  const cards = pools[pool] as C[];
  return cards.filter((card, i) => card !== cards[i - 1]);
}

/** How many of a card are left in a pool. */
export function countIn<C extends Card>({ pools }: Sources<C>, pool: string, card: C): number {
  let count = 0;
  for (const other of pools[pool] as C[]) if (other === card) count++;
  return count;
}

/** Chance lays a card at a place where there was nothing yet, seen by those who `knows` says. */
export function dealAt<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  index: number,
  card: C,
  knows: number,
): void {
  const pool = sources.pools[pile.from[index] as string];
  const at = pool?.indexOf(card) ?? -1;
  if (pool === undefined || at < 0 || !isUndealt(pile, index)) throw new Error(`${card} cannot be dealt there`);
  pool.splice(at, 1);
  pile.cards[index] = card;
  learnAt(sources, pile, index, knows);
}

/** Chance adds a card from a pool on top of a pile. */
export function dealTo<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string, card: C, knows: number): void {
  pushPlace(pile, null, NOBODY, pool);
  dealAt(sources, pile, pile.cards.length - 1, card, knows);
}

function learnAt<C extends Card>(sources: Sources<C>, pile: Pile<C>, index: number, knows: number): void {
  const now = (pile.knows[index] as number) | knows;
  pile.knows[index] = now;
  if (now !== EVERYONE) return;
  const from = pile.from[index] as string;
  pile.from[index] = "";
  if (sources.groups[from] !== undefined) dropEntry(sources, from, pile.cards[index] as C);
}

/** A card of a group that everybody has found leaves the group. */
function dropEntry<C extends Card>(sources: Sources<C>, name: string, card: C): void {
  const group = sources.groups[name] as Pile<C>;
  const { from } = takeAt(group, group.cards.indexOf(card));
  if (sources.groups[from] !== undefined) dropEntry(sources, from, card);
  if (group.cards.length === 0) delete sources.groups[name];
}

/** Shows the card at a place to more viewers; counted, because it cannot be unseen. */
export function show<C extends Card>(
  state: { shown: number; sources: Sources<C> },
  pile: Pile<C>,
  index: number,
  knows: number,
): C {
  if (((pile.knows[index] as number) | knows) !== pile.knows[index]) {
    state.shown++;
    learnAt(state.sources, pile, index, knows);
  }
  return pile.cards[index] as C;
}

interface Spot<C extends Card> {
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

function pushPlace<C extends Card>(pile: Pile<C>, card: C | null, knows: number, from: string): void {
  pile.cards.push(card);
  pile.knows.push(knows);
  pile.from.push(from);
}

const spotAt = <C extends Card>(pile: Pile<C>, index: number): Spot<C> => ({
  card: pile.cards[index] as C | null,
  knows: pile.knows[index] as number,
  from: pile.from[index] as string,
});

/** Where a card lies in a pile; -1 where it does not or is not known. */
export const indexOf = <C extends Card>(pile: Pile<C>, card: C): number => pile.cards.indexOf(card);

/** A place of a pile. */
export interface At<C extends Card> {
  readonly pile: Pile<C>;
  readonly index: number;
}

/**
 * A seat has secretly rearranged the cards at these places: from now on only that seat knows which lies where. The
 * others keep knowing what the group holds, as far as they knew it. Where nobody else could tell the places apart
 * before, nothing changes.
 */
export function mix<C extends Card>(sources: Sources<C>, places: readonly At<C>[], seat: Seat): void {
  const spots = places.map(({ pile, index }) => spotAt(pile, index));
  if (spots.some(({ knows }) => (knows & only(seat)) === 0)) throw new Error("a seat rearranges only what it knows");
  if (spots.every(({ knows, from }) => knows === only(seat) && from === spots[0]?.from)) return;
  const name = `mix/${sources.mixes++}`;
  const group = emptyPile<C>();
  for (const spot of spots) putOnTop(group, spot);
  sortPile(group);
  sources.groups[name] = group;
  for (const { pile, index } of places) {
    pile.knows[index] = only(seat);
    pile.from[index] = name;
  }
}

/** Shuffles open cards: they become a pool of their own and a pile that nobody has seen. */
export function shufflePile<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string): Pile<C> {
  if (pile.knows.some((knows) => knows !== EVERYONE)) throw new Error("only open cards are shuffled into a pool");
  sources.pools[pool] = sorted(pile.cards.slice() as C[]);
  return unseenPile(pool, pile.cards.length);
}

/**
 * Hides everything the viewer does not know: the cards go back to their pool or group, which say what may lie where.
 * Works in place, on a copy; `zones` are all piles of the state.
 */
export function hide<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], viewer: Viewer): void {
  const bit = only(viewer);
  const found: Found<C> = {};
  for (const pile of zones) hidePile(sources, pile, bit, found, undefined);
  for (const [name, group] of groupsByAge(sources).reverse()) {
    hidePile(sources, group, bit, found, found[name]);
    sortPile(group);
  }
  for (const cards of Object.values(sources.pools)) sorted(cards);
}

/** Cards of each group that the viewer knows the place of. */
type Found<C extends Card> = { [group: string]: C[] };

function hidePile<C extends Card>(
  { pools, groups }: Sources<C>,
  pile: Pile<C>,
  bit: number,
  found: Found<C>,
  foundHere: C[] | undefined,
): void {
  for (let i = 0; i < pile.cards.length; i++) {
    const card = pile.cards[i];
    if (card === null || card === undefined) continue;
    const from = pile.from[i] as string;
    if (((pile.knows[i] as number) & bit) !== 0 || strike(foundHere, card)) {
      if (groups[from] !== undefined) {
        found[from] ??= [];
        found[from].push(card);
      }
    } else {
      pools[from]?.push(card);
      pile.cards[i] = null;
    }
  }
}

/** Fills what a view hides with cards that could lie there, each way equally likely. Works in place, on a copy. */
export function fill<C extends Card>(sources: Sources<C>, zones: readonly Pile<C>[], random: Random): void {
  const groups = groupsByAge(sources);
  const piles = [...zones, ...groups.map(([, group]) => group)];
  for (const [name, pool] of Object.entries(sources.pools)) {
    fillFrom(piles, name, shuffle(pool, random));
    sorted(pool);
  }
  for (const [name, group] of groups) {
    const missing = group.cards.slice() as C[];
    for (const pile of piles)
      for (let i = 0; i < pile.cards.length; i++) if (pile.from[i] === name) strike(missing, pile.cards[i] ?? null);
    fillFrom(piles, name, shuffle(missing, random));
    sortPile(group);
  }
}

/** Lays cards from the end of a row at the hidden places of one source; those that chance still deals stay empty. */
function fillFrom<C extends Card>(piles: readonly Pile<C>[], source: string, cards: C[]): void {
  for (const pile of piles)
    for (let i = 0; i < pile.cards.length; i++)
      if (pile.cards[i] === null && pile.from[i] === source && !isUndealt(pile, i)) pile.cards[i] = cards.pop() as C;
}

/** Takes one such card out of a row, if it is there. */
function strike<C extends Card>(cards: C[] | undefined, card: C | null): boolean {
  const at = cards === undefined || card === null ? -1 : cards.indexOf(card);
  if (at >= 0) cards?.splice(at, 1);
  return at >= 0;
}

/** Oldest first: a group may hold cards of an older one, never of a younger. */
const groupsByAge = <C extends Card>({ groups }: Sources<C>): [string, Pile<C>][] =>
  Object.entries(groups).sort(([a], [b]) => Number(a.slice(4)) - Number(b.slice(4)));

const sorted = <C extends Card>(cards: C[]): C[] => cards.sort(byCard);

const byCard = (a: Card | null, b: Card | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
};

/** Sorted by card, the hidden ones last, so that the order of a group tells nothing. */
function sortPile<C extends Card>(pile: Pile<C>): void {
  const spots = pile.cards.map((_, i) => spotAt(pile, i));
  spots.sort((a, b) => byCard(a.card, b.card) || a.knows - b.knows || byCard(a.from, b.from));
  for (const [i, { card, knows, from }] of spots.entries()) {
    pile.cards[i] = card;
    pile.knows[i] = knows;
    pile.from[i] = from;
  }
}
