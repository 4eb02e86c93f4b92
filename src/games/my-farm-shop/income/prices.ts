/** What goods and bags are worth to a Farm, in coins: the prices that are searched for. */
export interface StockPrices {
  /** Honey, egg, wool, milk. */
  readonly goods: Float64Array;
  bag: number;
}

/** The prices of goods and bags, and what follows from them. */
export interface Prices extends StockPrices {
  /** The kinds of goods, cheapest first. */
  readonly order: number[];
  /** One more sunflower, at the best free place. */
  sunflower: number;
  /** A Field card of the Farm, which some areas ask for. */
  card: number;
}

export const newPrices = (): Prices => ({
  goods: new Float64Array(4),
  bag: 0,
  order: [0, 1, 2, 3],
  sunflower: 0,
  card: 0,
});

export const cheapestKind = ({ order }: Prices): number => order[0]!;

export const dearestKind = ({ order }: Prices): number => order[3]!;

/** Brings the kinds of goods into the order of their prices; equal ones stay as they are listed. */
export function sortKinds({ goods, order }: Prices): void {
  for (let i = 0; i < 4; i++) order[i] = i;
  for (let i = 1; i < 4; i++)
    for (let j = i; j > 0 && goods[order[j]!]! < goods[order[j - 1]!]!; j--) {
      const kind = order[j]!;
      order[j] = order[j - 1]!;
      order[j - 1] = kind;
    }
}

/** A card of the Farm would have been used again while there are activations to come. */
export const cardPrice = (activations: number): number => Math.min(3, 0.2 * activations);
