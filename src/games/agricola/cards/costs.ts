import type { Seat } from "../../../table/game.ts";
import { GOODS, type Good, type Some } from "../goods.ts";
import { roundsToCome } from "../rounds.ts";
import { type Farm, farmOf, type Saved, type State } from "../state.ts";
import { owned } from "./asking.ts";
import type { Expense, Expenses, Owned, Replacement } from "./card.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./index.ts";
import { changesCost } from "./marks.ts";
import { occupationsPlayed } from "./terms.ts";

/**
 * The prices of something, of which one is paid: the printed ones and those that cards offer instead, then parts
 * replaced, then goods taken off. The order in which the cards came makes no difference, and what another price beats
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
  const farm = farmOf(state, seat);
  if (!changesCost(farm, expense)) return printed;
  const offered: Some[] = [...printed];
  const replacements: Replacement[] = [];
  let off: Some = saved ?? {};
  for (const id of farm.cards) {
    const { prices, replaces, lowers } = cards[id];
    const asked = () => ({ ...about, ...owned(state, seat, farm, id) });
    const price = (prices?.[expense] as Ask<Some | undefined>)?.(asked());
    if (price !== undefined) offered.push(price);
    if (replaces?.for.includes(expense)) replacements.push(replaces);
    const less = lowers?.[expense] as Some | Ask<Some>;
    if (less !== undefined) off = plus(off, typeof less === "function" ? less(asked()) : less);
  }
  return withoutBeaten(replaced(offered, replacements).map((price) => minus(price, off)));
}

type Ask<Answer> = ((asked: Owned) => Answer) | undefined;

/** The prices of several pieces alike, each with these prices of its own. */
export function pricesOfMany(each: readonly Some[], pieces: number, saved: Some = {}): readonly Some[] {
  let totals: readonly Some[] = [{}];
  for (let i = 0; i < pieces; i++)
    totals = distinct(totals.flatMap((total) => each.map((price) => plus(total, price))));
  return withoutBeaten(totals.map((total) => minus(total, saved)));
}

/** What cards take off once in a whole action that builds these things. */
export function savedIn(state: State, seat: Seat, ...expenses: readonly Expense[]): Saved | undefined {
  const farm = farmOf(state, seat);
  if (!expenses.some((expense) => changesCost(farm, expense))) return undefined;
  const saved: { [E in Expense]?: Some } = {};
  for (const id of farm.cards)
    for (const expense of expenses) {
      const off = cards[id].lowersAction?.[expense];
      if (off !== undefined) saved[expense] = plus(saved[expense] ?? {}, off);
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

function plus(a: Some, b: Some): Some {
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

const keyOf = (price: Some): string => GOODS.map((good) => price[good] ?? 0).join();

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

/** What a card costs a seat; an occupation costs so much by how many were played before, and what is printed on it besides. */
export function cardPrices(state: State, seat: Seat, card: CardId, costs: readonly number[]): readonly Some[] {
  const { kind, cost, orCost, costFor } = cards[card];
  const farm = farmOf(state, seat);
  const printed = orCost === undefined && costFor === undefined ? [cost] : printedPrices(state, farm, card);
  if (kind !== "occupation") return pricesOf(state, seat, "improvement", { card, kind }, printed);
  const food = costs[Math.min(occupationsPlayed(farm), costs.length - 1)] ?? 0;
  const prices = pricesOf(state, seat, "occupation", { card }, food === 0 ? FREE : [{ food }]);
  if (Object.keys(cost).length === 0) return prices;
  return prices.flatMap((price) => printed.map((own) => plus(price, own)));
}

const FREE: readonly Some[] = [{}];

function printedPrices(state: State, farm: Farm, card: CardId): readonly Some[] {
  const { cost, orCost = [], costFor } = cards[card];
  const n = costFor === "each-person" ? farm.people : costFor === "each-round-left" ? roundsToCome(state) : 1;
  return [cost, ...orCost].map((price) => times(price, n));
}
