import type { Field } from "../data/farm.ts";
import { at } from "../farm.ts";
import type { CardId, Farm } from "../state.ts";
import type { Tables } from "../tables.ts";
import { appraise, type FieldOutlook, layOn, lookAt, newFields } from "./fields.ts";
import { newPrices, type Prices, type StockPrices } from "./prices.ts";
import { earnings, type Horizon } from "./rolls.ts";
import { BAGS, newTurnover, type Turnover } from "./trade-worth.ts";

/**
 * What a Farm will still earn: each activation to come uses the field that pays best at the prices of the goods, and the
 * prices are those at which what is produced is also sold by the end. Such prices make the estimate smallest; a few
 * steps towards them are enough.
 */
export interface Outlook {
  /** Coins that the stock and all activations to come should bring. */
  coins: number;
  readonly prices: Prices;
  /** From field 2 to field 11. */
  readonly fields: readonly FieldOutlook[];
  /** The goods and bags that all activations to come move. */
  readonly turnover: Turnover;
}

/** An empty outlook. It can be used for one Farm after another, which is quicker than a new one for each. */
export const newOutlook = (): Outlook => ({
  coins: 0,
  prices: newPrices(),
  fields: newFields(),
  turnover: newTurnover(),
});

/** Steps towards the right prices: how many, how long the first is, how much shorter each next one. */
const STEPS = 8;
const FIRST_STEP = 0.6;
const SLOWER = 0.75;
/** The price of a bag moves less than that of a good. */
const BAG_STEP = 0.4;
const FIRST_PRICE = 1.2;
const MOST_FOR_GOOD = 5;
const MOST_FOR_BAG = 2;

/** Looks at what a Farm should still earn, and finds the prices for it. */
export function lookAhead(outlook: Outlook, tables: Tables, farm: Farm, horizon: Horizon): void {
  const { prices, fields, turnover } = outlook;
  const all = horizon.activations + 1;
  const scale = 1 / (1 + 0.25 * all);
  lookAt(fields, tables, farm);
  prices.goods.fill(FIRST_PRICE);
  prices.bag = Math.min(0.8, 0.15 * all);
  const best: StockPrices = { goods: new Float64Array(4), bag: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let step = 0; step < STEPS; step++) {
    const coins = coinsToCome(outlook, farm, horizon);
    if (coins < least) {
      least = coins;
      setPrices(best, prices);
    }
    // What is left over at the end becomes cheaper, what is missing dearer.
    const pace = FIRST_STEP * SLOWER ** step;
    for (let kind = 0; kind < 4; kind++) {
      const surplus = within((farm.goods[kind]! + turnover[kind]!) * scale, -1, 1);
      prices.goods[kind] = within(prices.goods[kind]! - pace * surplus, 0, MOST_FOR_GOOD);
    }
    const surplus = within((farm.bags + turnover[BAGS]!) * scale, -1, 1);
    prices.bag = within(prices.bag - BAG_STEP * pace * surplus, 0, MOST_FOR_BAG);
  }
  outlook.coins = least;
  setPrices(prices, best);
  appraise(fields, prices, horizon.activations);
}

/** Looks at a Farm at prices that were found for another one: it never earns less than at its own. */
export function lookAheadAt(outlook: Outlook, tables: Tables, farm: Farm, horizon: Horizon, prices: StockPrices): void {
  lookAt(outlook.fields, tables, farm);
  setPrices(outlook.prices, prices);
  outlook.coins = coinsToCome(outlook, farm, horizon);
}

function setPrices(prices: StockPrices, { goods, bag }: StockPrices): void {
  prices.goods.set(goods);
  prices.bag = bag;
}

const within = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** Bags that a turn at the market is good for, and what it makes of each. */
const BAGS_A_TURN = 0.5;
const WORTH_OF_THOSE = 0.7;

/** What the stock and all that is to come bring at the prices. */
function coinsToCome({ prices, fields, turnover }: Outlook, farm: Farm, { activations, turns }: Horizon): number {
  appraise(fields, prices, activations);
  let coins = earnings(fields, prices.bag, activations, turnover) + farm.bags * prices.bag;
  for (let kind = 0; kind < 4; kind++) coins += farm.goods[kind]! * prices.goods[kind]!;
  const bagsForMarket = BAGS_A_TURN * turns;
  turnover[BAGS]! -= bagsForMarket;
  return coins + bagsForMarket * (WORTH_OF_THOSE - prices.bag);
}

/**
 * What all activations to come would be worth at the same prices, if a card lay on a field. The fields stay appraised
 * as they are with the card.
 */
export function worthWithCard(
  { prices, fields, turnover }: Outlook,
  tables: Tables,
  field: Field,
  card: CardId,
  { activations }: Horizon,
): number {
  const there = fields[at(field)]!;
  const before = there.component!;
  const printed = tables.fields[at(field)]!;
  layOn(there, tables.cards[card], printed);
  appraise(fields, prices, activations);
  const worth = earnings(fields, prices.bag, activations, turnover);
  layOn(there, before, printed);
  return worth;
}
