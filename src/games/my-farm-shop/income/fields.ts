import { FIELDS, type Field, SUNFLOWER_PLACES } from "../data/farm.ts";
import { at } from "../farm.ts";
import type { Farm } from "../state.ts";
import type { Component, Tables } from "../tables.ts";
import { FIELD_CHANCES } from "./dice.ts";
import { cardPrice, type Prices, sortKinds } from "./prices.ts";
import { newTurnover, noteTurnover, sunflowerBonus, type Turnover, tradeWorth } from "./trade-worth.ts";
import { type Trade, tradesOf } from "./trades.ts";

/** A field of a Farm: what lies there, and what one activation of it brings at the prices. */
export interface FieldOutlook {
  readonly field: Field;
  component: Component | undefined;
  trades: readonly Trade[];
  /** The trades of the printed field under a card that goes after use. */
  tradesBeneath: readonly Trade[] | undefined;
  sunflowers: number;
  /** What an activation is worth, if it can be paid at all times. */
  worth: number;
  /** The goods and bags that an activation moves. */
  readonly turnover: Turnover;
  /** The same for the printed field beneath. */
  readonly turnoverBeneath: Turnover;
  isAppraised: boolean;
}

export const newFields = (): readonly FieldOutlook[] =>
  FIELDS.map((field) => ({
    field,
    component: undefined,
    trades: [],
    tradesBeneath: undefined,
    sunflowers: 0,
    worth: 0,
    turnover: newTurnover(),
    turnoverBeneath: newTurnover(),
    isAppraised: false,
  }));

/** Looks at what lies on the fields of a Farm. */
export function lookAt(fields: readonly FieldOutlook[], tables: Tables, farm: Farm): void {
  for (let i = 0; i < fields.length; i++) {
    const card = farm.cards[i];
    const printed = tables.fields[i]!;
    fields[i]!.sunflowers = farm.sunflowers[i]!;
    layOn(fields[i]!, card ? tables.cards[card] : printed, printed);
  }
}

/** Lays a component on a field, or the printed field itself. */
export function layOn(field: FieldOutlook, component: Component, printed: Component): void {
  field.component = component;
  field.trades = tradesOf(component);
  field.tradesBeneath = component.once ? tradesOf(printed) : undefined;
}

/** Says what each field brings at the prices of goods and bags, with so many activations to come. */
export function appraise(fields: readonly FieldOutlook[], prices: Prices, activations: number): void {
  sortKinds(prices);
  prices.sunflower = sunflowerPrice(fields, prices, activations);
  prices.card = cardPrice(activations);
  for (let i = 0; i < fields.length; i++) fields[i]!.isAppraised = false;
  for (let i = 0; i < fields.length; i++)
    if (fields[i]!.component!.targets === undefined) appraiseTrades(fields[i]!, prices, activations);
  for (let i = 0; i < fields.length; i++)
    if (fields[i]!.component!.targets !== undefined) appraiseArrow(fields, fields[i]!, 0);
}

/** How often a sunflower is used, beside how often the dice name its field: some visits go elsewhere. */
const SUNFLOWER_USE = 0.7;

/** What one more sunflower at the best free place adds to all that is to come. */
function sunflowerPrice(fields: readonly FieldOutlook[], prices: Prices, activations: number): number {
  let most = 0;
  for (let i = 0; i < fields.length; i++) {
    const { sunflowers, component, trades } = fields[i]!;
    if (sunflowers >= SUNFLOWER_PLACES[i]! || component!.once) continue;
    const worth = SUNFLOWER_USE * FIELD_CHANCES[i]! * activations * sunflowerBonus(trades, prices);
    if (worth > most) most = worth;
  }
  return most;
}

/** How often a field is activated that the dice did not name, for each activation: bags and arrows lead there too. */
const VISITS_FROM_ELSEWHERE = 0.08;

function appraiseTrades(field: FieldOutlook, prices: Prices, activations: number): void {
  const { trades, tradesBeneath, sunflowers, turnover, turnoverBeneath } = field;
  field.worth = bestTrade(trades, sunflowers, prices, turnover);
  field.isAppraised = true;
  if (tradesBeneath === undefined) return;
  // A card that can be used once is spread over all the visits its field will have.
  const visits = Math.max(1, activations * (FIELD_CHANCES[at(field.field)]! + VISITS_FROM_ELSEWHERE));
  const share = 1 / visits;
  const rest = bestTrade(tradesBeneath, sunflowers, prices, turnoverBeneath);
  field.worth = field.worth * share + rest * (1 - share);
  for (let i = 0; i < turnover.length; i++) turnover[i] = turnover[i]! * share + turnoverBeneath[i]! * (1 - share);
}

/** The best of some trades, or none of them if none pays: gives its worth and notes its turnover. */
function bestTrade(trades: readonly Trade[], sunflowers: number, prices: Prices, turnover: Turnover): number {
  let most = 0;
  let best: Trade | undefined;
  for (let i = 0; i < trades.length; i++) {
    const worth = tradeWorth(trades[i]!, sunflowers, prices);
    if (worth <= most) continue;
    most = worth;
    best = trades[i]!;
  }
  if (best === undefined) turnover.fill(0);
  else noteTurnover(best, sunflowers, prices, turnover);
  return most;
}

/** Arrows that lead to arrows are followed so far. */
const LONGEST_PATH = 3;

/** A green arrow brings what the best field brings that it leads to. */
function appraiseArrow(fields: readonly FieldOutlook[], arrow: FieldOutlook, depth: number): void {
  if (arrow.isAppraised) return;
  let best: FieldOutlook | undefined;
  for (const to of arrow.component!.targets![arrow.field]!) {
    const target = fields[at(to)]!;
    if (depth < LONGEST_PATH) appraiseArrow(fields, target, depth + 1);
    if (target.isAppraised && (best === undefined || target.worth > best.worth)) best = target;
  }
  arrow.worth = best?.worth ?? 0;
  if (best === undefined) arrow.turnover.fill(0);
  else arrow.turnover.set(best.turnover);
  arrow.isAppraised = true;
}
