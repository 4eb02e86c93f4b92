import type { Seat } from "../../../table/game.ts";
import type { BuyTask, Saved } from "../agenda.ts";
import { GOODS, type Good, type Some } from "../goods.ts";
import { roundsToCome } from "../rounds.ts";
import { type Farm, farmOf, harvestsFrom, type State } from "../state.ts";
import { partnerOf } from "../teams.ts";
import { owned } from "./asking.ts";
import type { Card, Owned, Replacement } from "./card.ts";
import type { Expense, Expenses } from "./expenses.ts";
import type { CardId } from "./ids.ts";
import { changesCost, changesCosts, payersBefore, payersOf } from "./marks.ts";
import { cards } from "./registry.ts";
import { occupationsPlayed } from "./terms.ts";

/**
 * The prices of something, of which one is paid: the printed ones and those that cards offer instead, then parts
 * replaced, then goods taken off, then goods added. The order in which the cards came makes no difference, and what another price beats
 * is left out.
 */
export function pricesOf<E extends Expense>(
  state: State,
  seat: Seat,
  expense: E,
  about: Expenses[E],
  printed: readonly Some[],
  saved?: Some,
): readonly Some[] {
  return isChanged(state, seat, expense) ? changedPrices(state, seat, expense, about, printed, saved) : printed;
}

function changedPrices<E extends Expense>(
  state: State,
  seat: Seat,
  expense: E,
  about: Expenses[E],
  printed: readonly Some[],
  saved?: Some,
): readonly Some[] {
  const own = payersOf(state, farmOf(state, seat), expense);
  const lent = lentTo(state, seat, expense);
  const fixed = saved === undefined && lent.length === 0 ? fixedPrices(own, expense) : undefined;
  const known = fixed?.get(printed);
  if (known !== undefined) return known;
  let offered = printed;
  let replacements = NONE;
  let off: Some = saved ?? NOTHING;
  let more: Some = NOTHING;
  for (let i = 0; i < own.length + lent.length; i++) {
    const id = own[i] ?? lent[i - own.length]!;
    const owner = i < own.length ? seat : partnerOf(state, seat)!;
    const farm = farmOf(state, owner);
    const { prices, replaces, lowers, raises } = cards[id];
    const price = (prices?.[expense] as Ask<Some | undefined>)?.({ ...about, ...owned(state, owner, farm, id) });
    if (price !== undefined) offered = [...offered, price];
    if (replaces?.for.includes(expense) && (replaces.if?.(about as Expenses["improvement"]) ?? true))
      replacements = [...replacements, replaces];
    if (raises?.[expense] !== undefined) more = plus(more, raises[expense]);
    const taken = lowers?.[expense] as Some | Ask<Some>;
    if (taken === undefined) continue;
    const goods = typeof taken === "function" ? taken({ ...about, ...owned(state, owner, farm, id) }) : taken;
    off = off === NOTHING ? goods : plus(off, goods);
  }
  const less = lowered(offered, replacements, off);
  const prices = more === NOTHING ? less : less.map((price) => plus(price, more));
  fixed?.set(printed, prices);
  return prices;
}

type Prices = readonly Some[];

const remembered = new WeakMap<readonly CardId[], { [E in Expense]?: WeakMap<Prices, Prices> | null }>();

/** What printed prices become by cards whose say hangs on nothing but what is paid for; nothing for other cards. */
function fixedPrices(changers: readonly CardId[], expense: Expense): WeakMap<Prices, Prices> | undefined {
  let known = remembered.get(changers);
  if (known === undefined) {
    known = {};
    remembered.set(changers, known);
  }
  if (known[expense] === undefined)
    known[expense] = changers.every((id) => isFixed(id, expense)) ? new WeakMap<Prices, Prices>() : null;
  return known[expense] ?? undefined;
}

function isFixed(id: CardId, expense: Expense): boolean {
  const { prices, lowers, replaces } = cards[id];
  if (prices?.[expense] !== undefined || typeof lowers?.[expense] === "function") return false;
  // Printed prices are lists of their own for each improvement, but not for each of whatever else is paid for.
  return expense === "improvement" || replaces?.if === undefined;
}

function lowered(offered: readonly Some[], replacements: readonly Replacement[], off: Some): readonly Some[] {
  // Most cards only take something off, most often something that is not in the price.
  if (replacements.length === 0 && offered.length === 1)
    return off === NOTHING || !overlaps(offered[0]!, off) ? offered : [minus(offered[0]!, off)];
  return settled(offered, replacements, off);
}

/** Whether cards have a say in what something costs a seat: its own, those beside the board, its partner's. */
export const isChanged = (state: State, seat: Seat, expense: Expense): boolean =>
  changesCost(state, farmOf(state, seat), expense) || lentTo(state, seat, expense).length > 0;

/** Whether a seat pays what is printed for whatever it builds or plays: no card has a say in any price. */
export const paysPrinted = (state: State, seat: Seat): boolean =>
  !changesCosts(state, farmOf(state, seat)) && partnerOf(state, seat) === undefined;

/** The partner's cards that have a say in what a seat builds; playing an occupation builds nothing. */
function lentTo(state: State, seat: Seat, expense: Expense): readonly CardId[] {
  const partner = expense === "occupation" ? undefined : partnerOf(state, seat);
  return partner === undefined ? NO_CARDS : payersBefore(farmOf(state, partner), expense);
}

const NO_CARDS: readonly CardId[] = [];

const NOTHING: Some = {};

/** What is paid for something that is bought. */
export const priceOf = ({ round }: State, { pay, perHarvest }: BuyTask): Some =>
  perHarvest === undefined ? pay : plus(pay, times(perHarvest, harvestsFrom(round)));

export const isNothing = (some: Some): boolean => {
  for (const _ in some) return false;
  return true;
};

const NONE: readonly Replacement[] = [];

const overlaps = (price: Some, off: Some): boolean => {
  for (const good in off) if ((price[good as Good] ?? 0) > 0 && off[good as Good]! > 0) return true;
  return false;
};

const known = new Map<string, readonly Some[]>();

/** The same prices with the same changes come again and again, so what comes of them is remembered. */
function settled(offered: readonly Some[], replacements: readonly Replacement[], off: Some): readonly Some[] {
  let key = keyOf(off);
  for (const price of offered) key += `;${keyOf(price)}`;
  for (const replacement of replacements) key += `;${nameOf(replacement)}`;
  let prices = known.get(key);
  if (prices === undefined) {
    prices = withoutBeaten(replaced(offered, replacements).map((price) => minus(price, off)));
    if (known.size > 10_000) known.clear();
    known.set(key, prices);
  }
  return prices;
}

const names = new Map<Replacement, number>();

/** A number for each replacement. */
function nameOf(replacement: Replacement): number {
  let name = names.get(replacement);
  if (name === undefined) {
    name = names.size;
    names.set(replacement, name);
  }
  return name;
}

type Ask<Answer> = ((asked: Owned) => Answer) | undefined;

/** The prices of several pieces alike, each with these prices of its own; remembered like those of one. */
export function pricesOfMany(each: readonly Some[], pieces: number, saved: Some = NOTHING): readonly Some[] {
  let key = `${pieces}×`;
  for (const price of each) key += `${keyOf(price)};`;
  if (saved !== NOTHING) key += keyOf(saved);
  let prices = known.get(key);
  if (prices === undefined) {
    prices = inAll(each, pieces, saved);
    if (known.size > 10_000) known.clear();
    known.set(key, prices);
  }
  return prices;
}

function inAll(each: readonly Some[], pieces: number, saved: Some): readonly Some[] {
  let totals: readonly Some[] = [{}];
  for (let i = 0; i < pieces; i++)
    totals = distinct(totals.flatMap((total) => each.map((price) => plus(total, price))));
  return withoutBeaten(totals.map((total) => minus(total, saved)));
}

function changesOne(state: State, seat: Seat, expenses: readonly Expense[]): boolean {
  for (let i = 0; i < expenses.length; i++) if (isChanged(state, seat, expenses[i]!)) return true;
  return false;
}

/** What cards take off once in a whole action that builds these things. */
export function savedIn(state: State, seat: Seat, expenses: readonly Expense[]): Saved | undefined {
  return paysPrinted(state, seat) || !changesOne(state, seat, expenses) ? undefined : savedBy(state, seat, expenses);
}

function savedBy(state: State, seat: Seat, expenses: readonly Expense[]): Saved | undefined {
  const saved: { [E in Expense]?: Some } = {};
  for (const expense of expenses)
    for (const id of [...payersOf(state, farmOf(state, seat), expense), ...lentTo(state, seat, expense)]) {
      const less = cards[id].lowersAction?.[expense];
      if (less === undefined) continue;
      const off = typeof less === "function" ? less(owned(state, seat, farmOf(state, seat), id)) : less;
      saved[expense] = plus(saved[expense] ?? {}, off);
    }
  return Object.keys(saved).length === 0 ? undefined : saved;
}

/** What is left to be taken off after something with this price was built. */
export function savedAfter(saved: Saved | undefined, expense: Expense, price: Some): Saved | undefined {
  const left = saved?.[expense];
  return left === undefined ? saved : { ...saved, [expense]: minus(left, price) };
}

/** Every way to replace parts, each replacement once for a price, or as often as it may. */
function replaced(prices: readonly Some[], replacements: readonly Replacement[]): readonly Some[] {
  if (replacements.length === 0) return prices;
  const found = new Map<string, Some>();
  const open = prices.map((price) => ({ price, left: replacements }));
  for (let ways = open.pop(); ways !== undefined; ways = open.pop()) {
    found.set(keyOf(ways.price), ways.price);
    for (const replacement of ways.left)
      for (const price of variants(ways.price, replacement))
        open.push({ price, left: replacement.often ? ways.left : ways.left.filter((other) => other !== replacement) });
  }
  return [...found.values()];
}

function variants(price: Some, { one = [], all, by }: Replacement): readonly Some[] {
  const parts = all !== undefined && (price[all] ?? 0) > 0 ? [...one, { [all]: price[all]! }] : one;
  return parts.filter((part) => contains(price, part)).map((part) => plus(minus(price, part), by));
}

const contains = (price: Some, part: Some): boolean =>
  Object.keys(part).every((good) => (price[good as Good] ?? 0) >= part[good as Good]!);

export function plus(a: Some, b: Some): Some {
  const sum: { [G in Good]?: number } = {};
  for (const good of GOODS) {
    const n = (a[good] ?? 0) + (b[good] ?? 0);
    if (n > 0) sum[good] = n;
  }
  return sum;
}

function minus(a: Some, b: Some): Some {
  const rest: { [G in Good]?: number } = {};
  for (const good of GOODS) {
    const n = (a[good] ?? 0) - (b[good] ?? 0);
    if (n > 0) rest[good] = n;
  }
  return rest;
}

function times(price: Some, n: number): Some {
  const product: { [G in Good]?: number } = {};
  for (const good of GOODS) if ((price[good] ?? 0) * n > 0) product[good] = price[good]! * n;
  return product;
}

function keyOf(price: Some): string {
  let key = "";
  for (const good of GOODS) key += `${price[good] ?? 0},`;
  return key;
}

const distinct = (prices: readonly Some[]): readonly Some[] => [
  ...new Map(prices.map((price) => [keyOf(price), price])).values(),
];

/** Each price once, without those that ask for more than another in everything; in a fixed order. */
function withoutBeaten(prices: readonly Some[]): readonly Some[] {
  const all = distinct(prices);
  const best = all.filter((price) => !all.some((other) => other !== price && contains(price, other)));
  return best.sort((a, b) => {
    for (const good of GOODS) if ((a[good] ?? 0) !== (b[good] ?? 0)) return (b[good] ?? 0) - (a[good] ?? 0);
    return 0;
  });
}

/**
 * What a card costs a seat. An occupation costs so much by how many were played before, and what is printed on it besides;
 * food printed on it is not among this.
 */
export function cardPrices(state: State, seat: Seat, card: CardId, costs: readonly number[]): readonly Some[] {
  const { kind, cost, costFor } = cards[card];
  const printed = costFor === undefined ? pricesOn(cards[card]) : printedPrices(state, farmOf(state, seat), card);
  if (kind !== "occupation")
    return isChanged(state, seat, "improvement")
      ? pricesOf(state, seat, "improvement", { card, kind }, printed)
      : printed;
  const food = costs[Math.min(occupationsPlayed(state, seat), costs.length - 1)] ?? 0;
  const prices = pricesOf(state, seat, "occupation", { card }, food === 0 ? FREE : FOOD[food]!);
  if (isNothing(cost)) return prices;
  return prices.flatMap((price) => printed.map((own) => plus(price, { ...own, food: 0 })));
}

/** The food that is printed as the cost of an occupation itself: nothing removes it, but one may beg for it. (AG-035) */
export function ownFood(state: State, seat: Seat, card: CardId): number {
  if (cards[card].kind !== "occupation" || cards[card].cost.food === undefined) return 0;
  return printedPrices(state, farmOf(state, seat), card)[0]!.food ?? 0;
}

const FOOD = Array.from({ length: 10 }, (_, food): readonly Some[] => [{ food }]);
const onCards = new WeakMap<Card, readonly Some[]>();

/** The prices printed on a card, as a list that is made once. */
function pricesOn(card: Card): readonly Some[] {
  let prices = onCards.get(card);
  if (prices === undefined) {
    prices = [card.cost, ...(card.orCost ?? [])];
    onCards.set(card, prices);
  }
  return prices;
}

const FREE: readonly Some[] = [{}];
function printedPrices(state: State, farm: Farm, card: CardId): readonly Some[] {
  const { cost, orCost = [], costFor } = cards[card];
  const n = costFor === "each-person" ? farm.people : costFor === "each-round-left" ? roundsToCome(state) : 1;
  return [cost, ...orCost].map((price) => times(price, n));
}
