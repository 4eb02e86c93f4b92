import { cheapestKind, dearestKind, type Prices } from "./prices.ts";
import type { Bonus, Trade } from "./trades.ts";

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
  let worth = trade.coins;
  for (let kind = 0; kind < 4; kind++) worth += trade.goods[kind]! * goods[kind]!;
  worth += trade.producesAny * goods[dearestKind(prices)]! - trade.paysAny * goods[cheapestKind(prices)]!;
  for (let i = 0; i < trade.paysDifferent; i++) worth -= goods[order[i]!]!;
  for (let i = 0; i < trade.paysSame.length; i++) worth -= trade.paysSame[i]! * goods[order[i]!]!;
  worth += trade.bags * prices.bag + trade.sunflowers * prices.sunflower - trade.cards * prices.card;
  const hasBonus = sunflowers > 0 && trade.bonuses.length > 0;
  return hasBonus ? worth + sunflowers * bonusWorth(dearestBonus(trade.bonuses, prices), prices) : worth;
}

/** Notes the goods and bags that a trade moves when the same choices are made. */
export function noteTurnover(trade: Trade, sunflowers: number, prices: Prices, into: Turnover): void {
  const { order } = prices;
  for (let kind = 0; kind < 4; kind++) into[kind] = trade.goods[kind]!;
  into[BAGS] = trade.bags;
  into[dearestKind(prices)]! += trade.producesAny;
  into[cheapestKind(prices)]! -= trade.paysAny;
  for (let i = 0; i < trade.paysDifferent; i++) into[order[i]!]!--;
  for (let i = 0; i < trade.paysSame.length; i++) into[order[i]!]! -= trade.paysSame[i]!;
  if (sunflowers === 0 || trade.bonuses.length === 0) return;
  const bonus = dearestBonus(trade.bonuses, prices);
  if (bonus === "coin") return;
  into[bonus === "bag" ? BAGS : bonus === "anyGood" ? dearestKind(prices) : bonus]! += sunflowers;
}

/** What one sunflower adds at the prices to the best of some trades. */
export function sunflowerBonus(trades: readonly Trade[], prices: Prices): number {
  let most = 0;
  for (const { bonuses } of trades)
    if (bonuses.length > 0) most = Math.max(most, bonusWorth(dearestBonus(bonuses, prices), prices));
  return most;
}

function dearestBonus(bonuses: readonly Bonus[], prices: Prices): Bonus {
  let best = bonuses[0]!;
  for (let i = 1; i < bonuses.length; i++)
    if (bonusWorth(bonuses[i]!, prices) > bonusWorth(best, prices)) best = bonuses[i]!;
  return best;
}

function bonusWorth(bonus: Bonus, prices: Prices): number {
  if (bonus === "coin") return 1;
  if (bonus === "bag") return prices.bag;
  return prices.goods[bonus === "anyGood" ? dearestKind(prices) : bonus]!;
}
