import { ANY_GOOD, BAG, COIN, UNITS } from "./trades.ts";

/** What goods and bags are worth to a Farm, in coins: the prices that are searched for. */
export interface StockPrices {
  /** Honey, egg, wool, milk. */
  readonly goods: Float64Array;
  bag: number;
}

/** The prices of goods and bags, and what follows from them. */
export interface Prices extends StockPrices {
  /** The kinds of goods, cheapest first. */
  readonly order: Int8Array;
  /** What one more of each unit is worth that a sunflower may add. */
  readonly units: Float64Array;
  /** One more sunflower, at the best free place. */
  sunflower: number;
  /** A Field card of the Farm, which some areas ask for. */
  card: number;
}

export const newPrices = (): Prices => ({
  goods: new Float64Array(4),
  bag: 0,
  order: Int8Array.of(0, 1, 2, 3),
  units: new Float64Array(UNITS),
  sunflower: 0,
  card: 0,
});

export const cheapestKind = ({ order }: Prices): number => order[0]!;

export const dearestKind = ({ order }: Prices): number => order[3]!;

export function setPrices(prices: StockPrices, { goods, bag }: StockPrices): void {
  for (let kind = 0; kind < 4; kind++) prices.goods[kind] = goods[kind]!;
  prices.bag = bag;
}

/** Brings the kinds of goods into the order of their prices; equal ones stay as they are listed. Fills in the units. */
export function sortKinds({ goods, order, units, bag }: Prices): void {
  for (let i = 0; i < 4; i++) order[i] = i;
  for (let i = 1; i < 4; i++)
    for (let j = i; j > 0 && goods[order[j]!]! < goods[order[j - 1]!]!; j--) {
      const kind = order[j]!;
      order[j] = order[j - 1]!;
      order[j - 1] = kind;
    }
  for (let kind = 0; kind < 4; kind++) units[kind] = goods[kind]!;
  units[BAG] = bag;
  units[COIN] = 1;
  units[ANY_GOOD] = goods[order[3]!]!;
}

export const copied = ({ goods, bag }: StockPrices): StockPrices => ({ goods: goods.slice(), bag });
