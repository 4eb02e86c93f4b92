import { cheapestKind, dearestKind, type Prices } from "./prices.ts";
import { ANY_GOOD, COIN, type Trade } from "./trades.ts";

/** Goods and bags that come, or go if below 0: honey, egg, wool, milk, bags. */
export type Turnover = Float64Array;

export const BAGS = 4;
export const newTurnover = (): Turnover => new Float64Array(5);

/**
 * What a trade is worth at the prices, on a field with so many sunflowers. Free choices are made by price: the dearest
 * goods are produced and the cheapest are paid, the sunflowers add the dearest thing they can.
 */
export function tradeWorth(trade: Trade, sunflowers: number, prices: Prices): number {
  const { goods, order } = prices;
  let worth =
    trade.coins +
    trade.honey * goods[0]! +
    trade.egg * goods[1]! +
    trade.wool * goods[2]! +
    trade.milk * goods[3]! +
    trade.bags * prices.bag;
  if (trade.producesAny > 0) worth += trade.producesAny * goods[order[3]!]!;
  if (trade.paysAny > 0) worth -= trade.paysAny * goods[order[0]!]!;
  for (let i = 0; i < trade.paysDifferent; i++) worth -= goods[order[i]!]!;
  for (let i = 0; i < trade.paysSame.length; i++) worth -= trade.paysSame[i]! * goods[order[i]!]!;
  if (trade.sunflowers !== 0) worth += trade.sunflowers * prices.sunflower;
  if (trade.cards > 0) worth -= trade.cards * prices.card;
  return sunflowers > 0 && trade.bonuses.length > 0 ? worth + sunflowers * bonusWorth(trade, prices) : worth;
}

/** Adds the goods and bags that a trade moves when the same choices are made so many times. */
export function addTurnover(trade: Trade, sunflowers: number, prices: Prices, times: number, into: Turnover): void {
  const { order } = prices;
  into[0]! += times * trade.honey;
  into[1]! += times * trade.egg;
  into[2]! += times * trade.wool;
  into[3]! += times * trade.milk;
  into[BAGS]! += times * trade.bags;
  if (trade.producesAny > 0) into[dearestKind(prices)]! += times * trade.producesAny;
  if (trade.paysAny > 0) into[cheapestKind(prices)]! -= times * trade.paysAny;
  for (let i = 0; i < trade.paysDifferent; i++) into[order[i]!]! -= times;
  for (let i = 0; i < trade.paysSame.length; i++) into[order[i]!]! -= times * trade.paysSame[i]!;
  if (sunflowers === 0 || trade.bonuses.length === 0) return;
  const bonus = dearestBonus(trade, prices);
  if (bonus !== COIN) into[bonus === ANY_GOOD ? dearestKind(prices) : bonus]! += times * sunflowers;
}

/** What one sunflower adds at the prices. */
export function bonusWorth({ bonuses }: Trade, { units }: Prices): number {
  let most = 0;
  for (let i = 0; i < bonuses.length; i++) if (units[bonuses[i]!]! > most) most = units[bonuses[i]!]!;
  return most;
}

function dearestBonus({ bonuses }: Trade, { units }: Prices): number {
  let best = bonuses[0]!;
  for (let i = 1; i < bonuses.length; i++) if (units[bonuses[i]!]! > units[best]!) best = bonuses[i]!;
  return best;
}
