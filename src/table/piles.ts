import type { Seat, Viewer } from "./game.ts";
import type { Random } from "./random.ts";

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

export type Card = string | number;

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

const NOBODY = 0;
export const EVERYONE = -1;
const SPECTATOR_BIT = 1 << 30;

/** The knowledge of one viewer. */
export const only = (viewer: Viewer): number => (viewer === "spectator" ? SPECTATOR_BIT : 1 << viewer);

export function sources<C extends Card>(pools: { readonly [name: string]: readonly C[] }): Sources<C> {
  const made: Sources<C> = { pools: {}, began: {}, groups: {}, joined: {} };
  for (const [name, cards] of Object.entries(pools)) addPool(made, name, cards);
  return made;
}

/** Lays down a further pool of cards that nobody has seen. */
export function addPool<C extends Card>({ pools, began }: Sources<C>, name: string, cards: readonly C[]): void {
  if (pools[name] !== undefined) throw new Error(`there is a pool "${name}" already`);
  pools[name] = [...cards].sort(byCard);
  began[name] = [...cards].sort(byCard);
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

/** The cards that chance could bring from a pool, each once. */
export function outcomesOf<C extends Card>({ pools }: Sources<C>, pool: string): readonly C[] {
  const cards = pools[pool] ?? [];
  const outcomes: C[] = [];
  for (let i = 0; i < cards.length; i++) if (i === 0 || cards[i] !== cards[i - 1]) outcomes.push(cards[i] as C);
  return outcomes;
}

/** How many of a card are left in a pool. */
export const countIn = <C extends Card>({ pools }: Sources<C>, pool: string, card: C): number =>
  countOf(pools[pool] ?? [], card);

/** Chance lays a card at a place where there was nothing yet, seen by those who `knows` says. */
export function dealAt<C extends Card>(
  sources: Sources<C>,
  pile: Pile<C>,
  index: number,
  card: C,
  knows: number,
): void {
  const pool = sources.pools[pile.from[index] as string];
  if (pool === undefined || !isUndealt(pile, index) || knows === NOBODY || !strike(pool, card))
    throw new Error(`${card} cannot be dealt there`);
  pile.cards[index] = card;
  learnAt(sources, pile, index, knows);
}

/** Chance adds a card from a pool on top of a pile. */
export function dealTo<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string, card: C, knows: number): void {
  pushPlace(pile, null, NOBODY, pool);
  dealAt(sources, pile, pile.cards.length - 1, card, knows);
}

/** On a view, what the viewer does not know stays hidden. */
function learnAt<C extends Card>(sources: Sources<C>, pile: Pile<C>, index: number, knows: number): void {
  if (pile.cards[index] === null) return;
  const now = (pile.knows[index] as number) | knows;
  pile.knows[index] = now;
  if (now !== EVERYONE) return;
  const from = pile.from[index] as string;
  pile.from[index] = "";
  if (isGroup(sources, from)) leaveGroup(sources, from, pile.cards[index] as C);
}

/** Shows the card at a place to more viewers; counted, because it cannot be unseen. */
export function show<C extends Card>(
  state: { shown: number; sources: Sources<C> },
  pile: Pile<C>,
  index: number,
  knows: number,
): void {
  if (((pile.knows[index] as number) | knows) !== pile.knows[index]) {
    state.shown++;
    learnAt(state.sources, pile, index, knows);
  }
}

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

/** A place of a pile. */
export interface At<C extends Card> {
  readonly pile: Pile<C>;
  readonly index: number;
}

/**
 * A seat takes a card of a pile it holds without showing it. Nobody else can tell afterwards which of its cards it was:
 * they are mixed, and the last place leaves.
 */
export function pickFrom<C extends Card>(sources: Sources<C>, pile: Pile<C>, card: C, seat: Seat): Spot<C> {
  return takeMixed(sources, pile, card, seat, NOBODY);
}

/**
 * A seat takes a card of a pile it holds and shows it to all; the cards it keeps hidden are mixed, see `pickFrom`. Not
 * counted as shown: one's own card teaches one nothing.
 */
export function revealFrom<C extends Card>(sources: Sources<C>, pile: Pile<C>, card: C, seat: Seat): Spot<C> {
  for (let i = 0; i < pile.cards.length; i++)
    if (pile.cards[i] === card && pile.knows[i] === EVERYONE) return takeAt(pile, i);
  const { from } = takeMixed(sources, pile, card, seat, EVERYONE);
  if (isGroup(sources, from)) leaveGroup(sources, from, card);
  return openSpot(card);
}

/** Mixes all that the seat knows in a pile, but for places known as `except`, and takes the card from the last of them. */
function takeMixed<C extends Card>(sources: Sources<C>, pile: Pile<C>, card: C, seat: Seat, except: number): Spot<C> {
  const bit = only(seat);
  const places: At<C>[] = [];
  let at = -1;
  for (let index = 0; index < pile.cards.length; index++) {
    const knows = pile.knows[index] as number;
    if (knows === except || (knows & bit) === 0) continue;
    places.push({ pile, index });
    if (pile.cards[index] === card) at = index;
  }
  if (at < 0) throw new Error(`seat ${seat} knows of no ${card} there`);
  mix(sources, places, seat);
  const last = (places.at(-1) as At<C>).index;
  pile.cards[at] = pile.cards[last] as C;
  pile.cards[last] = card;
  return takeAt(pile, last);
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

const isGroup = ({ pools }: Sources, from: string): boolean => from !== "" && pools[from] === undefined;

const rootOf = ({ joined }: Sources, name: string): string => joined[name] ?? name;

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
function onlyPool<C extends Card>({ began }: Sources<C>, { from }: Group<C>, card: C): string | undefined {
  let only: string | undefined;
  for (const pool of from) {
    if (pool === "" || pool === only || !(began[pool] as C[]).includes(card)) continue;
    if (only !== undefined) return undefined;
    only = pool;
  }
  return only;
}

/** All have seen a card of the group: it leaves, taken for one that was known to be there where there was one. */
function leaveGroup<C extends Card>(sources: Sources<C>, label: string, card: C): void {
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

/** Shuffles open cards: they become a pool of their own and a pile that nobody has seen. */
export function shufflePile<C extends Card>(sources: Sources<C>, pile: Pile<C>, pool: string): Pile<C> {
  if (pile.knows.some((knows) => knows !== EVERYONE)) throw new Error("only open cards are shuffled into a pool");
  addPool(sources, pool, pile.cards as C[]);
  return unseenPile(pool, pile.cards.length);
}

/** Forgets pools of which nothing is hidden any more, in a game that shuffles often. */
export function forgetPools<C extends Card>({ pools, began, groups }: Sources<C>, zones: readonly Pile<C>[]): void {
  const piles = [...zones, ...Object.values(groups)];
  for (const name of Object.keys(pools)) {
    if ((pools[name] as C[]).length > 0 || piles.some(({ from }) => from.includes(name))) continue;
    delete pools[name];
    delete began[name];
  }
}

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

/** Takes a random card out of a row, which stays sorted. */
function draw<C extends Card>(cards: C[], random: Random): C {
  const at = random.below(cards.length);
  const card = cards[at] as C;
  cards.splice(at, 1);
  return card;
}

/** Puts a card where it belongs in a sorted row. */
function insert<C extends Card>(cards: C[], card: C): void {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[middle] as C) < card) low = middle + 1;
    else high = middle;
  }
  cards.splice(low, 0, card);
}

/** Takes one such card out of a row, if it is there. */
function strike<C extends Card>(cards: C[], card: C): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

const countOf = <C extends Card>(cards: readonly C[], card: C): number => {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
};

const byCard = (a: Card | null, b: Card | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
};

/** Sorted by card, the hidden ones last, so that the order of a group tells nothing. */
function sortPile<C extends Card>(pile: Pile<C>): void {
  const spots = pile.cards.map((_, i) => spotAt(pile, i));
  spots.sort((a, b) => byCard(a.card, b.card) || byCard(a.from, b.from) || a.knows - b.knows);
  for (const [i, { card, knows, from }] of spots.entries()) {
    pile.cards[i] = card;
    pile.knows[i] = knows;
    pile.from[i] = from;
  }
}
