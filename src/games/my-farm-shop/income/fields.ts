import { FIELDS, SUNFLOWER_PLACES } from "../data/farm.ts";
import { at } from "../farm.ts";
import type { Farm } from "../state.ts";
import type { Component, Tables } from "../tables.ts";
import { FIELD_CHANCES } from "./dice.ts";
import type { Numbers } from "./numbers.ts";
import { type Prices, sortKinds } from "./prices.ts";
import { addTurnover, bonusWorth, type Turnover, tradeWorth } from "./trade-worth.ts";
import { type Trade, tradesOf } from "./trades.ts";

/** The fields of a Farm, from field 2 to field 11: what lies there, and what one activation brings at the prices. */
export interface Fields {
  readonly component: (Component | undefined)[];
  readonly trades: (readonly Trade[])[];
  /** The trades of the printed field under a card that goes after use. */
  readonly beneath: (readonly Trade[] | undefined)[];
  readonly sunflowers: Int8Array;
  /** What an activation is worth, if it can be paid at all times. */
  readonly worth: Float64Array;
  /** The trade that is carried out, and the one beneath; none that does not pay. */
  readonly best: (Trade | undefined)[];
  readonly bestBeneath: (Trade | undefined)[];
  /** The share of visits that find a card which goes after use. */
  readonly share: Float64Array;
  /** Where an arrow leads in the end, itself elsewhere. */
  readonly target: Int8Array;
  hasArrows: boolean;
}

const NO_TRADES: readonly Trade[] = [];
const COUNT = FIELDS.length;
const NOWHERE = -1;

export const newFields = (): Fields => ({
  component: FIELDS.map(() => undefined),
  trades: FIELDS.map(() => NO_TRADES),
  beneath: FIELDS.map(() => undefined),
  sunflowers: new Int8Array(COUNT),
  worth: new Float64Array(COUNT),
  best: FIELDS.map(() => undefined),
  bestBeneath: FIELDS.map(() => undefined),
  share: new Float64Array(COUNT),
  target: new Int8Array(COUNT),
  hasArrows: false,
});

/** Looks at what lies on the fields of a Farm. */
export function lookAt(fields: Fields, { cards, fields: printed }: Tables, farm: Farm): void {
  for (let i = 0; i < COUNT; i++) {
    const card = farm.cards[i];
    fields.sunflowers[i] = farm.sunflowers[i]!;
    layOn(fields, i, card ? cards[card] : printed[i]!, printed[i]!);
  }
}

/** Lays a component on a field, or the printed field itself. */
export function layOn(fields: Fields, i: number, component: Component, printed: Component): void {
  if (fields.component[i] === component && !component.once) return;
  fields.component[i] = component;
  fields.trades[i] = tradesOf(component);
  fields.beneath[i] = component.once ? tradesOf(printed) : undefined;
}

/** Says what each field brings at the prices of goods and bags, with so many activations to come. */
export function appraise(fields: Fields, prices: Prices, activations: number, numbers: Numbers): void {
  sortKinds(prices);
  prices.sunflower = sunflowerPrice(fields, prices, activations, numbers);
  prices.card = cardPrice(activations, numbers);
  fields.hasArrows = false;
  for (let i = 0; i < COUNT; i++) {
    if (fields.component[i]!.targets === undefined) {
      appraiseTrades(fields, i, prices, activations);
      fields.target[i] = i;
    } else {
      fields.hasArrows = true;
      fields.target[i] = NOWHERE;
    }
  }
  if (!fields.hasArrows) return;
  for (let i = 0; i < COUNT; i++) if (fields.target[i] === NOWHERE) followArrow(fields, i, 0);
}

/** A card of the Farm would have been used again while there are activations to come. */
export const cardPrice = (activations: number, { cardRate, cardMost }: Numbers): number =>
  Math.min(cardMost, cardRate * activations);

/** What one more sunflower at the best free place adds to all that is to come. */
function sunflowerPrice(fields: Fields, prices: Prices, activations: number, { sunflowerUse }: Numbers): number {
  let most = 0;
  for (let i = 0; i < COUNT; i++) {
    if (fields.sunflowers[i]! >= SUNFLOWER_PLACES[i]! || fields.beneath[i] !== undefined) continue;
    const trades = fields.trades[i]!;
    for (let j = 0; j < trades.length; j++) {
      const worth = FIELD_CHANCES[i]! * bonusWorth(trades[j]!, prices);
      if (worth > most) most = worth;
    }
  }
  return sunflowerUse * activations * most;
}

/** How likely the dice name the best field on which a sunflower has a place and something to add. */
export function bestFreePlace({ sunflowers, beneath, trades }: Fields): number {
  let most = 0;
  for (let i = 0; i < COUNT; i++)
    if (
      sunflowers[i]! < SUNFLOWER_PLACES[i]! &&
      beneath[i] === undefined &&
      FIELD_CHANCES[i]! > most &&
      hasBonus(trades[i]!)
    )
      most = FIELD_CHANCES[i]!;
  return most;
}

/** How many sunflowers the dice name with an activation that they add something to. */
export function sunflowerVisits({ sunflowers, beneath, trades }: Fields): number {
  let visits = 0;
  for (let i = 0; i < COUNT; i++)
    if (sunflowers[i]! > 0 && hasBonus(beneath[i] ?? trades[i]!)) visits += sunflowers[i]! * FIELD_CHANCES[i]!;
  return visits;
}

function hasBonus(trades: readonly Trade[]): boolean {
  for (let i = 0; i < trades.length; i++) if (trades[i]!.bonuses.length > 0) return true;
  return false;
}

/** How often a field is activated that the dice did not name, for each activation: bags and arrows lead there too. */
const VISITS_FROM_ELSEWHERE = 0.08;

export function appraiseTrades(fields: Fields, i: number, prices: Prices, activations: number): void {
  const sunflowers = fields.sunflowers[i]!;
  const best = bestTrade(fields.trades[i]!, sunflowers, prices);
  fields.best[i] = best;
  fields.worth[i] = best === undefined ? 0 : tradeWorth(best, sunflowers, prices);
  const beneath = fields.beneath[i];
  if (beneath === undefined) return;
  // A card that can be used once is spread over all the visits its field will have.
  const share = 1 / Math.max(1, activations * (FIELD_CHANCES[i]! + VISITS_FROM_ELSEWHERE));
  const rest = bestTrade(beneath, sunflowers, prices);
  fields.bestBeneath[i] = rest;
  fields.share[i] = share;
  fields.worth[i]! *= share;
  if (rest !== undefined) fields.worth[i]! += tradeWorth(rest, sunflowers, prices) * (1 - share);
}

/** The best of some trades; none if none pays. */
function bestTrade(trades: readonly Trade[], sunflowers: number, prices: Prices): Trade | undefined {
  let most = 0;
  let best: Trade | undefined;
  for (let i = 0; i < trades.length; i++) {
    const worth = tradeWorth(trades[i]!, sunflowers, prices);
    if (worth <= most) continue;
    most = worth;
    best = trades[i]!;
  }
  return best;
}

/** Arrows that lead to arrows are followed so far. */
const LONGEST_PATH = 3;
/** An arrow that leads nowhere. */
const DEAD_END = -2;

/** A green arrow brings what the best field brings that it leads to. */
function followArrow({ component, worth, target }: Fields, arrow: number, depth: number): void {
  if (target[arrow] !== NOWHERE) return;
  let best = DEAD_END;
  for (const to of component[arrow]!.targets![arrow + FIELDS[0]!]!) {
    const next = at(to);
    if (depth < LONGEST_PATH) followArrow({ component, worth, target } as Fields, next, depth + 1);
    if (target[next] !== NOWHERE && (best === DEAD_END || worth[next]! > worth[best]!)) best = next;
  }
  worth[arrow] = best === DEAD_END ? 0 : worth[best]!;
  target[arrow] = best === DEAD_END ? DEAD_END : target[best]!;
}

/** Adds what so many activations of each field move. */
export function addTurnovers(fields: Fields, times: Float64Array, prices: Prices, into: Turnover): void {
  for (let i = 0; i < COUNT; i++) {
    if (times[i] === 0 || fields.target[i]! < 0) continue;
    const field = fields.target[i]!;
    const isOnce = fields.beneath[field] !== undefined;
    const best = fields.best[field];
    const sunflowers = fields.sunflowers[field]!;
    const now = isOnce ? times[i]! * fields.share[field]! : times[i]!;
    if (best !== undefined) addTurnover(best, sunflowers, prices, now, into);
    const rest = isOnce ? fields.bestBeneath[field] : undefined;
    if (rest !== undefined) addTurnover(rest, sunflowers, prices, times[i]! - now, into);
  }
}
