import { FIELDS } from "../data/farm.ts";
import { at } from "../farm.ts";
import { bagsTo } from "../rules/activate.ts";
import { CHANCES, SUMS } from "./dice.ts";
import type { FieldOutlook } from "./fields.ts";
import { BAGS, type Turnover } from "./trade-worth.ts";

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

/**
 * What all activations to come are worth, each using the field that pays best for its sum, bags to get there included.
 * The goods and bags they move are noted.
 */
export function earnings(
  fields: readonly FieldOutlook[],
  bagPrice: number,
  activations: number,
  turnover: Turnover,
): number {
  turnover.fill(0);
  let worth = 0;
  for (let i = 0; i < SUMS.length; i++) worth += rolled(fields, bagPrice, i, CHANCES[i]! * activations, turnover);
  return worth + lastActivation(fields, turnover);
}

/** What the activations bring in which the dice show the sum at this index. */
function rolled(
  fields: readonly FieldOutlook[],
  bagPrice: number,
  index: number,
  times: number,
  turnover: Turnover,
): number {
  const reach = REACH[index]!;
  let most = 0;
  let best: FieldOutlook | undefined;
  let bags = 0;
  for (let i = 0; i < reach.fields.length; i++) {
    const field = fields[reach.fields[i]!]!;
    const worth = field.worth - reach.bags[i]! * bagPrice;
    if (worth <= most) continue;
    most = worth;
    best = field;
    bags = reach.bags[i]!;
  }
  if (best === undefined) return 0;
  for (let kind = 0; kind < BAGS; kind++) turnover[kind]! += times * best.turnover[kind]!;
  turnover[BAGS]! += times * (best.turnover[BAGS]! - bags);
  return times * most;
}

/** The final activation, of any field and without dice. */
function lastActivation(fields: readonly FieldOutlook[], turnover: Turnover): number {
  let best = fields[0]!;
  for (let i = 1; i < fields.length; i++) if (fields[i]!.worth > best.worth) best = fields[i]!;
  if (best.worth <= 0) return 0;
  for (let i = 0; i < turnover.length; i++) turnover[i]! += best.turnover[i]!;
  return best.worth;
}
