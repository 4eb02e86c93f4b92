import type { Field } from "../data/farm.ts";
import { at, sum } from "../farm.ts";
import type { CardId, Farm } from "../state.ts";
import type { Tables } from "../tables.ts";
import {
  addTurnovers,
  appraise,
  appraiseTrades,
  bestFreePlace,
  type Fields,
  layOn,
  lookAt,
  newFields,
  sunflowerVisits,
} from "./fields.ts";
import { incomeShare, type Numbers } from "./numbers.ts";
import { newPrices, type Prices, type StockPrices, setPrices, sortKinds } from "./prices.ts";
import { earnings, type Horizon, newVisits, type Visits } from "./rolls.ts";
import { BAGS, newTurnover, type Turnover } from "./trade-worth.ts";

/**
 * What a Farm will still earn: each activation to come uses the field that pays best at the prices of the goods, and the
 * prices are those at which what is produced is also sold by the end. Such prices make the estimate smallest; a few
 * steps towards them are enough.
 */
export interface Outlook {
  /** Coins that the stock and all activations to come should bring. */
  coins: number;
  /** What the activations would bring, the Farm staying as it is, and which share of that counts. */
  earnings: number;
  share: number;
  /** The prices at which what is produced is also sold, the Farm staying as it is. */
  readonly prices: Prices;
  /** What things are worth that are gained or paid now. */
  readonly worths: Prices;
  readonly fields: Fields;
  readonly visits: Visits;
  /** The goods and bags that all activations to come move. */
  readonly turnover: Turnover;
}

/** An empty outlook. It can be used for one Farm after another, which is quicker than a new one for each. */
export const newOutlook = (): Outlook => ({
  coins: 0,
  earnings: 0,
  share: 1,
  prices: newPrices(),
  worths: newPrices(),
  fields: newFields(),
  visits: newVisits(),
  turnover: newTurnover(),
});

/** The price of a bag moves less than that of a good. */
const BAG_STEP = 0.4;
const FIRST_PRICE = 1.2;
const MOST_FOR_GOOD = 5;
const MOST_FOR_BAG = 2;

const best: StockPrices = { goods: new Float64Array(4), bag: 0 };

/** How the right prices are searched for. */
export interface Search {
  /** How many steps, how long the first is, how much shorter each next one. */
  readonly steps: number;
  readonly first: number;
  readonly slower: number;
  /** Prices found for much the same Farm; where none are given, the search begins anywhere. */
  readonly from?: StockPrices;
}

/** Looks at what a Farm should still earn, and finds the prices for it. */
export function lookAhead(
  outlook: Outlook,
  tables: Tables,
  farm: Farm,
  horizon: Horizon,
  numbers: Numbers,
  { steps, first, slower, from }: Search,
): void {
  const { prices, fields, turnover } = outlook;
  const all = horizon.activations + 1;
  const scale = 1 / (1 + 0.25 * all);
  const { activations } = horizon;
  lookAt(fields, tables, farm);
  if (from !== undefined) setPrices(prices, from);
  else {
    prices.goods.fill(FIRST_PRICE);
    prices.bag = Math.min(0.8, 0.15 * all);
  }
  let least = Number.POSITIVE_INFINITY;
  let pace = first;
  for (let step = 0; step < steps; step++, pace *= slower) {
    const coins = coinsToCome(outlook, farm, horizon, numbers);
    if (coins < least) {
      least = coins;
      setPrices(best, prices);
    }
    // What is left over at the end becomes cheaper, what is missing dearer.
    for (let kind = 0; kind < 4; kind++) {
      const surplus = within((farm.goods[kind]! + turnover[kind]!) * scale, -1, 1);
      prices.goods[kind] = within(prices.goods[kind]! - pace * surplus, 0, MOST_FOR_GOOD);
    }
    const surplus = within((farm.bags + turnover[BAGS]!) * scale, -1, 1);
    prices.bag = within(prices.bag - BAG_STEP * pace * surplus, 0, MOST_FOR_BAG);
  }
  setPrices(prices, best);
  appraise(fields, prices, activations, numbers);
  outlook.earnings = earnings(fields.worth, prices.bag, activations, outlook.visits);
  settle(outlook, farm, horizon, least, numbers);
}

/** Looks at a Farm at prices that were found for another one: it never earns less than at its own. */
export function lookAheadAt(
  outlook: Outlook,
  tables: Tables,
  farm: Farm,
  horizon: Horizon,
  prices: StockPrices,
  numbers: Numbers,
): void {
  lookAt(outlook.fields, tables, farm);
  setPrices(outlook.prices, prices);
  settle(outlook, farm, horizon, coinsToCome(outlook, farm, horizon, numbers), numbers);
}

/** What a good or a bag at the end is worth in a tie. */
const FOR_A_TIE = 0.001;

/** Looks at a Farm when nothing is worth anything any more but coins, and the stock only in a tie. */
export function lookAtEnd(outlook: Outlook, tables: Tables, farm: Farm, numbers: Numbers): void {
  const { fields, prices, worths } = outlook;
  lookAt(fields, tables, farm);
  prices.goods.fill(0);
  prices.bag = 0;
  appraise(fields, prices, 0, numbers);
  setPrices(worths, prices);
  sortKinds(worths);
  worths.sunflower = 0;
  worths.card = 0;
  outlook.coins = numbers.looksAtEnd ? FOR_A_TIE * (sum(farm.goods) + farm.bags) : 0;
}

/** Says what things are worth now, and with them the stock and all that is to come. */
function settle(outlook: Outlook, farm: Farm, { activations }: Horizon, coins: number, numbers: Numbers): void {
  const { prices, worths, fields } = outlook;
  const { good, bag, priceShare, sunflower } = numbers;
  const share = incomeShare(numbers, activations);
  outlook.share = share;
  let stock = farm.bags * prices.bag;
  worths.bag = bag + priceShare * prices.bag;
  let worth = farm.bags * worths.bag;
  for (let kind = 0; kind < 4; kind++) {
    stock += farm.goods[kind]! * prices.goods[kind]!;
    worths.goods[kind] = good + priceShare * prices.goods[kind]!;
    worth += farm.goods[kind]! * worths.goods[kind]!;
  }
  sortKinds(worths);
  worths.sunflower = share * prices.sunflower + sunflower * activations * bestFreePlace(fields);
  worths.card = prices.card;
  if (sunflower > 0) worth += sunflower * activations * sunflowerVisits(fields);
  outlook.coins = share * (coins - stock) + worth;
}

const within = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

/** Bags that a turn at the market is good for, and what it makes of each. */
const BAGS_A_TURN = 0.5;
const WORTH_OF_THOSE = 0.7;

/** What the stock and all that is to come bring at the prices. */
function coinsToCome(
  { prices, fields, visits, turnover }: Outlook,
  farm: Farm,
  { activations, turns }: Horizon,
  numbers: Numbers,
): number {
  const { goods, bag } = prices;
  appraise(fields, prices, activations, numbers);
  let coins = earnings(fields.worth, bag, activations, visits) + farm.bags * bag;
  turnover.fill(0);
  addTurnovers(fields, visits.times, prices, turnover);
  for (let kind = 0; kind < 4; kind++) coins += farm.goods[kind]! * goods[kind]!;
  const bagsForMarket = BAGS_A_TURN * turns;
  turnover[BAGS]! -= bagsForMarket + visits.bags;
  return coins + bagsForMarket * (WORTH_OF_THOSE - bag);
}

/** What all activations to come would be worth at the same prices, if a card lay on a field. */
export function worthWithCard(
  { prices, fields, visits }: Outlook,
  tables: Tables,
  field: Field,
  card: CardId,
  { activations }: Horizon,
  numbers: Numbers,
): number {
  const i = at(field);
  const before = fields.component[i]!;
  const printed = tables.fields[i]!;
  const component = tables.cards[card];
  const isAlone = !fields.hasArrows && component.targets === undefined;
  layOn(fields, i, component, printed);
  if (isAlone) appraiseTrades(fields, i, prices, activations);
  else appraise(fields, prices, activations, numbers);
  const worth = earnings(fields.worth, prices.bag, activations, visits);
  layOn(fields, i, before, printed);
  if (isAlone) appraiseTrades(fields, i, prices, activations);
  else appraise(fields, prices, activations, numbers);
  return worth;
}
