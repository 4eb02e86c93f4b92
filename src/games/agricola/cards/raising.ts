import { add, GOODS, type Good, type Goods, has, noGoods, type Some } from "../goods.ts";
import type { Farm } from "../state.ts";
import type { Exchange } from "./card.ts";
import { afterPaying, canCook, cookingRate, EDIBLE } from "./cooking.ts";
import { afterExchange, isPile, type Offered, offersOf, offersOn } from "./exchanges.ts";
import { exchangersOf } from "./marks.ts";

/** Whether a price could be raised with what cards exchange at any time. */
export const canExchange = (farm: Farm, price: Some): boolean => has(mostOf(farm), price) && isFound(farm, price);

interface Remembered {
  readonly goods: Goods;
  readonly counters: string;
  readonly most: Goods;
}

const remembered = new WeakMap<Farm, Remembered>();

/**
 * The most there could be of each good, by cooking everything and by exchanging as if no exchange took anything from
 * another: what exceeds it needs no search. Many prices are asked for between two changes of a farm, so it is remembered.
 */
function mostOf(farm: Farm): Goods {
  const { goods } = farm;
  const counters = countersOf(farm);
  const known = remembered.get(farm);
  if (known !== undefined && known.counters === counters && isSame(known.goods, goods)) return known.most;
  const most = mostBy(farm);
  remembered.set(farm, { goods: { ...goods }, counters, most });
  return most;
}

const isSame = (a: Goods, b: Goods): boolean => {
  for (let i = 0; i < GOODS.length; i++) if (a[GOODS[i]!] !== b[GOODS[i]!]) return false;
  return true;
};

/** Exchanges that can only be made in this order, each once, or one that can be made again and again. */
interface Row {
  readonly exchanges: readonly Exchange[];
  readonly isEndless: boolean;
  made: number;
}

/** What an exchange brings may pay for another: so many rounds of that are followed, then there is no limit. */
const ROUNDS = 5;

function mostBy(farm: Farm): Goods {
  const most = noGoods();
  const receive = (goods: Some) => {
    add(most, goods);
    for (const good of EDIBLE) if (goods[good] !== undefined) most.food += goods[good] * cookingRate(farm, good);
  };
  receive(farm.goods);
  const rows = rowsOf(farm);
  for (let round = 0; round < ROUNDS; round++) {
    let isMore = false;
    for (const row of rows)
      for (const payable = payableOf(row, most); row.made < payable; row.made++) {
        receive(row.exchanges[row.isEndless ? 0 : row.made]!.get);
        isMore = true;
      }
    if (!isMore) return most;
  }
  for (const good of GOODS) most[good] = Number.POSITIVE_INFINITY;
  return most;
}

const rowsOf = (farm: Farm): Row[] =>
  exchangersOf(farm).flatMap((card): Row[] => {
    const offers = offersOf(farm, card);
    if (isPile(card)) return [{ exchanges: offers, isEndless: false, made: 0 }];
    return offers.map((exchange) => ({ exchanges: [exchange], isEndless: exchange.once === undefined, made: 0 }));
  });

/** How many exchanges of a row could be paid. */
function payableOf({ exchanges, isEndless }: Row, goods: Goods): number {
  const due = noGoods();
  let count = 0;
  for (; isEndless || count < exchanges.length; count++) {
    add(due, exchanges[isEndless ? 0 : count]!.pay);
    if (!has(goods, due)) break;
  }
  return count;
}

/** Looks through all ways to exchange and to cook that lead to a price. */
function isFound(farm: Farm, price: Some): boolean {
  const offers = offersOn(farm);
  const want = wanted(offers, farm, price);
  const seen = new Set<string>();
  const open: { goods: Goods; farm: Farm; offers: readonly Offered[] }[] = [{ goods: farm.goods, farm, offers }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (canCook(at.farm, at.goods, price)) return true;
    const here = keyOf(at.farm, at.goods);
    if (seen.has(here)) continue;
    seen.add(here);
    for (const offered of at.offers) {
      const { pay, get } = offered.exchange;
      if (!isWanted(offered, want) || !canCook(at.farm, at.goods, pay)) continue;
      const after = afterExchange(at.farm, offered);
      const then = after === at.farm ? at.offers : offersOn(after);
      for (const goods of afterPaying(at.farm, at.goods, pay)) {
        add(goods, get);
        open.push({ goods, farm: after, offers: then });
      }
    }
  }
  return false;
}

/** Goods that are missing, and those they could be made of. */
function wanted(offers: readonly Offered[], farm: Farm, price: Some): ReadonlySet<string> {
  const want = new Set(Object.keys(price).filter((good) => farm.goods[good as Good] < price[good as Good]!));
  for (let size = -1; size !== want.size; ) {
    size = want.size;
    for (const offered of offers) if (isWanted(offered, want)) for (const good in offered.exchange.pay) want.add(good);
    if (want.has("food")) for (const good of EDIBLE) if (cookingRate(farm, good) > 0) want.add(good);
  }
  return want;
}

/** A pile on a card has to be bought from the top, so all of it is worth a look. */
const isWanted = ({ exchange, isTop }: Offered, want: ReadonlySet<string>): boolean =>
  isTop || Object.keys(exchange.get).some((good) => want.has(good));

/** All that later exchanges hang on, as text. */
function keyOf(farm: Farm, goods: Goods): string {
  let key = countersOf(farm);
  for (const good of GOODS) key += `,${goods[good]}`;
  return key;
}

/** What is on the counters of the cards that exchange, and which of them are used up. */
function countersOf(farm: Farm): string {
  let counters = "";
  for (const card of exchangersOf(farm)) {
    counters += `/${farm.onCard[card] ?? 0}`;
    for (const spent of farm.spent) if (spent.card === card) counters += spent.once;
  }
  return counters;
}
