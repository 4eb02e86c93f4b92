import type { Seat } from "../../../table/game.ts";
import { cookingRate } from "../farm.ts";
import { GOODS, type Good, type Goods, has, type Some } from "../goods.ts";
import { type Farm, farmOf, type State } from "../state.ts";
import { owned } from "./asking.ts";
import type { Exchange } from "./card.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./index.ts";
import { exchangersOf, has as hasMark, reachOf } from "./marks.ts";

/** An exchange that a card offers now. */
export interface Offered {
  readonly card: CardId;
  readonly nth: number;
  readonly exchange: Exchange;
}

/** The exchanges that the cards of a seat offer at any time, as far as their price is there. */
export function exchanges(state: State, seat: Seat): Offered[] {
  const farm = farmOf(state, seat);
  if (!hasMark(farm, "atAnyTime")) return [];
  return offersOf(state, seat, farm).filter(({ exchange }) => has(farm.goods, exchange.pay));
}

function offersOf(state: State, seat: Seat, farm: Farm): Offered[] {
  const offered: Offered[] = [];
  for (const card of exchangersOf(farm)) {
    const offers = cards[card].atAnyTime!(owned(state, seat, farm, card));
    for (let nth = 0; nth < offers.length; nth++) {
      const exchange = offers[nth]!;
      const { once } = exchange;
      if (once === undefined || !farm.spent.some((spent) => spent.card === card && spent.once === once))
        offered.push({ card, nth, exchange });
    }
  }
  return offered;
}

const EDIBLE = ["grain", "vegetable", "sheep", "boar", "cattle"] as const satisfies readonly Good[];

/** Whether a price is there, or could be raised on the spot: by cooking, and by what cards exchange at any time. */
export function inReach(state: State, seat: Seat, price: Some): boolean {
  const farm = farmOf(state, seat);
  return canCook(farm, farm.goods, price) || (hasMark(farm, "atAnyTime") && canExchange(state, seat, price));
}

/** Whether a price is there if what is missing of food is cooked from what the price leaves. */
function canCook(farm: Farm, goods: Goods, price: Some): boolean {
  let lacksFood = false;
  for (const good in price) {
    if (goods[good as Good] >= price[good as Good]!) continue;
    if (good !== "food") return false;
    lacksFood = true;
  }
  if (!lacksFood) return true;
  let food = goods.food;
  for (const good of EDIBLE) {
    const spare = goods[good] - (price[good] ?? 0);
    if (spare > 0) food += spare * cookingRate(farm, good);
  }
  return food >= price.food!;
}

/** Remembered beside the cards, by what it hangs on: counters and limits, the goods and the price. */
function canExchange(state: State, seat: Seat, price: Some): boolean {
  const farm = farmOf(state, seat);
  const asked = priceNumber(price);
  const answers = answersFor(farm);
  let can = answers.get(asked);
  if (can === undefined) {
    const offers = offersOf(state, seat, farm);
    can = isOffered(offers, farm, price) && isFound(state, seat, farm, price, offers);
    answers.set(asked, can);
  }
  return can;
}

/** Whether everything that is missing is offered; what a pile on a card may bring is not looked at. */
function isOffered(offers: readonly Offered[], farm: Farm, price: Some): boolean {
  for (const good in price) {
    if (farm.goods[good as Good] >= price[good as Good]! || good === "food") continue;
    let isThere = false;
    for (let i = 0; i < offers.length && !isThere; i++) {
      const { get, counts } = offers[i]!.exchange;
      isThere = counts !== undefined || (get[good as Good] ?? 0) > 0;
    }
    if (!isThere) return false;
  }
  return true;
}

function isFound(state: State, seat: Seat, farm: Farm, price: Some, offers: readonly Offered[]): boolean {
  const want = wanted(offers, farm, price);
  // Nothing that helps is offered, or nothing that could be paid to begin with.
  const isHelped = ({ exchange }: Offered) => isWanted(exchange, want) && canCook(farm, farm.goods, exchange.pay);
  return offers.some(isHelped) && search(state, seat, farm, price, want, offers);
}

function answersFor(farm: Farm): Map<number, boolean> {
  const { goods } = farm;
  const reach = reachOf(farm);
  if (reach.size > 500) reach.clear();
  const byCounters = inside(reach, countersOf(farm));
  if (byCounters.size > 500) byCounters.clear();
  return inside(inside(byCounters, firstOf(goods)), secondOf(goods));
}

function inside<K, L, V>(all: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let found = all.get(key);
  if (found === undefined) {
    found = new Map();
    all.set(key, found);
  }
  return found;
}

/** Five numbers below a thousand as one. */
const digits = (a: number, b: number, c: number, d: number, e: number): number =>
  (((a * 1000 + b) * 1000 + c) * 1000 + d) * 1000 + e;

const firstOf = ({ wood, clay, reed, stone, grain }: Goods): number => digits(wood, clay, reed, stone, grain);
const secondOf = ({ vegetable, sheep, boar, cattle, food }: Goods): number =>
  digits(vegetable, sheep, boar, cattle, food);

/** A price as one number; no good of a price comes to 32. */
function priceNumber(price: Some): number {
  let number = 0;
  for (let i = 0; i < GOODS.length; i++) number = number * 32 + (price[GOODS[i]!] ?? 0);
  return number;
}

/** What is on the counters of the cards that exchange, and which of them are used up, as one number. */
function countersOf(farm: Farm): number {
  let number = 0;
  for (const card of exchangersOf(farm)) {
    number = number * 64 + (farm.onCard[card] ?? 0);
    for (const spent of farm.spent) if (spent.card === card) number += 32;
  }
  return number;
}

/** What was looked at, by counters and by goods in two numbers. */
type Seen = Map<number, Map<number, Map<number, boolean>>>;

/** Whether this was looked at before; from now on it was. */
function isKnown(seen: Seen, farm: Farm, goods: Goods): boolean {
  const bySecond = inside(inside(seen, countersOf(farm)), firstOf(goods));
  const second = secondOf(goods);
  if (bySecond.has(second)) return true;
  bySecond.set(second, true);
  return false;
}

/** Goods that are missing, and those they could be made of. */
function wanted(offers: readonly Offered[], farm: Farm, price: Some): ReadonlySet<string> {
  const want = new Set(Object.keys(price).filter((good) => farm.goods[good as Good] < price[good as Good]!));
  for (let size = -1; size !== want.size; ) {
    size = want.size;
    for (const { exchange } of offers) if (isWanted(exchange, want)) for (const good in exchange.pay) want.add(good);
    if (want.has("food")) for (const good of EDIBLE) if (cookingRate(farm, good) > 0) want.add(good);
  }
  return want;
}

/** A pile on a card has to be bought from the top, so all of it is worth a look. */
const isWanted = ({ get, counts }: Exchange, want: ReadonlySet<string>): boolean =>
  counts !== undefined || Object.keys(get).some((good) => want.has(good));

/** Looks through all ways to exchange and to cook that lead to the price. */
function search(
  state: State,
  seat: Seat,
  farm: Farm,
  price: Some,
  want: ReadonlySet<string>,
  offers: readonly Offered[],
): boolean {
  const seen: Seen = new Map();
  const open: { goods: Goods; farm: Farm; offers: readonly Offered[] }[] = [{ goods: farm.goods, farm, offers }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (canCook(at.farm, at.goods, price)) return true;
    if (isKnown(seen, at.farm, at.goods)) continue;
    for (const { card, exchange } of at.offers) {
      if (!isWanted(exchange, want) || !canCook(at.farm, at.goods, exchange.pay)) continue;
      const after = afterExchange(at.farm, card, exchange);
      const then = after === at.farm ? at.offers : offersOf(state, seat, after);
      for (const goods of afterPaying(at.farm, at.goods, exchange.pay)) {
        for (const good in exchange.get) goods[good as Good] += exchange.get[good as Good]!;
        open.push({ goods, farm: after, offers: then });
      }
    }
  }
  return false;
}

/** The farm with the counter and the limit of an exchange moved on; its goods are looked after elsewhere. */
function afterExchange(farm: Farm, card: CardId, { counts = 0, once }: Exchange): Farm {
  if (counts === 0 && once === undefined) return farm;
  return {
    ...farm,
    onCard: counts === 0 ? farm.onCard : { ...farm.onCard, [card]: (farm.onCard[card] ?? 0) + counts },
    spent: once === undefined ? farm.spent : [...farm.spent, { card, once }],
  };
}

/** What may be left after paying: food that is missing is cooked, from one kind after the other. */
function afterPaying(farm: Farm, goods: Goods, pay: Some): Goods[] {
  const rest = { ...goods };
  for (const good in pay) rest[good as Good] -= pay[good as Good]!;
  if (rest.food >= 0) return [rest];
  const ways: Goods[] = [];
  const cook = (left: Goods, from: number): void => {
    if (left.food >= 0) return void ways.push(left);
    for (let i = from; i < EDIBLE.length; i++) {
      const good = EDIBLE[i]!;
      const rate = cookingRate(farm, good);
      if (rate > 0 && left[good] > 0) cook({ ...left, [good]: left[good] - 1, food: left.food + rate }, i);
    }
  };
  cook(rest, 0);
  return ways;
}

/** Of some prices those that could be paid now. */
export const payable = (state: State, seat: Seat, prices: readonly Some[]): readonly Some[] =>
  prices.length === 1
    ? inReach(state, seat, prices[0]!)
      ? prices
      : []
    : prices.filter((price) => inReach(state, seat, price));

export function isPayable(state: State, seat: Seat, prices: readonly Some[]): boolean {
  for (let i = 0; i < prices.length; i++) if (inReach(state, seat, prices[i]!)) return true;
  return false;
}
