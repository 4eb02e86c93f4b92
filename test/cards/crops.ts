import { patched } from "../../src/table/options.ts";
import type { State } from "./state.ts";

/** The crops of every deck, from the lowest to the highest bid. */
export const CROPS = ["pea", "bean", "corn", "leek", "melon"] as const;

/** Crops that an option adds. */
export const EXTRAS = ["herb", "pumpkin"] as const;

export type Extra = (typeof EXTRAS)[number];
export type Crop = (typeof CROPS)[number] | Extra;

/** What a crop is sold for, times the weather. */
export const PRICES: { readonly [C in Crop]: number } = {
  pea: 1,
  bean: 1,
  corn: 2,
  leek: 2,
  melon: 3,
  herb: 4,
  pumpkin: 5,
};

/** Higher bids win. */
export const RANKS: readonly Crop[] = [...CROPS, ...EXTRAS];

const remembered = new WeakMap<object, { readonly [C in Crop]: number }>();

/** The prices this game is played with. */
export function pricesOf({ options }: State): { readonly [C in Crop]: number } {
  let prices = remembered.get(options);
  if (prices === undefined) {
    prices = patched(PRICES, options.prices);
    remembered.set(options, prices);
  }
  return prices;
}

/** How often chance brings each weather, and what prices are multiplied with. */
export const WEATHERS = {
  sun: { weight: 3, factor: 2 },
  rain: { weight: 2, factor: 1 },
  storm: { weight: 1, factor: 0 },
} as const;

export type Weather = keyof typeof WEATHERS;
