import { FIELDS } from "../data/farm.ts";
import { at } from "../farm.ts";
import { bagsTo } from "../rules/activate.ts";
import { CHANCES, SUMS } from "./dice.ts";

/** How many chances a Farm has left. */
export interface Horizon {
  /** Activations by dice. */
  readonly activations: number;
  /** Own turns, which take a card each and may need bags for it. */
  readonly turns: number;
}

/** The estimate spends no more bags than these to reach another field. */
const MOST_BAGS = 4;

/** For each sum the fields in reach, nearest first, and the bags it takes to get there. */
const REACH: readonly { readonly fields: Int8Array; readonly bags: Int8Array }[] = SUMS.map((sum) => {
  const near = FIELDS.map((field) => ({ index: at(field), bags: bagsTo(field, sum) }))
    .filter(({ bags }) => bags <= MOST_BAGS)
    .sort((a, b) => a.bags - b.bags);
  return { fields: Int8Array.from(near, ({ index }) => index), bags: Int8Array.from(near, ({ bags }) => bags) };
});

/** How often each field is activated, and how many bags that takes. */
export interface Visits {
  readonly times: Float64Array;
  bags: number;
}

export const newVisits = (): Visits => ({ times: new Float64Array(FIELDS.length), bags: 0 });

/**
 * What all activations to come are worth, each using the field that pays best for its sum, bags to get there included; and
 * the final one, of any field. Which fields are used is noted.
 */
export function earnings(worths: Float64Array, bagPrice: number, activations: number, visits: Visits): number {
  const { times } = visits;
  times.fill(0);
  visits.bags = 0;
  let coins = 0;
  for (let i = 0; i < SUMS.length; i++) {
    const { fields, bags } = REACH[i]!;
    let most = 0;
    let best = -1;
    for (let j = 0; j < fields.length; j++) {
      const worth = worths[fields[j]!]! - bags[j]! * bagPrice;
      if (worth <= most) continue;
      most = worth;
      best = j;
    }
    if (best < 0) continue;
    const often = CHANCES[i]! * activations;
    times[fields[best]!]! += often;
    visits.bags += often * bags[best]!;
    coins += often * most;
  }
  let last = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > worths[last]!) last = i;
  if (worths[last]! <= 0) return coins;
  times[last]!++;
  return coins + worths[last]!;
}
