import type { Seat } from "../../table/game.ts";
import { FIRST_FIELD, type Field, SUNFLOWER_PLACES } from "./data/farm.ts";
import { TRANSPORTS } from "./data/grammar.ts";
import { type SkillId, skills } from "./data/skills.ts";
import type { CardId, Farm, Source, State } from "./state.ts";
import { type Area, type Component, tables } from "./tables.ts";

/** A Farm Shop has room for so many goods and Transport tiles. */
export const CAPACITY = 16;

export const farmOf = (state: State, seat: Seat): Farm => state.farms[seat] as Farm;

/** Where a field stands in the rows of a Farm. */
export const at = (field: Field): number => field - FIRST_FIELD;

export const cardOn = (farm: Farm, field: Field): CardId | null => farm.cards[at(field)] as CardId | null;

export const sunflowersOn = (farm: Farm, field: Field): number => farm.sunflowers[at(field)] as number;

/** What counts on a field: the card, or what is printed. */
export function visible(state: State, farm: Farm, field: Field): Component {
  const card = farm.cards[at(field)];
  const { cards, fields } = tables(state);
  return card ? cards[card] : (fields[at(field)] as Component);
}

export const componentOf = (state: State, seat: Seat, source: Source): Component =>
  typeof source === "number"
    ? visible(state, farmOf(state, seat), source)
    : (tables(state).skills[source] as Component);

/** Goods and Transport tiles in the Farm Shop. */
export function shopTiles({ goods, transports }: Farm): number {
  let count = 0;
  for (let i = 0; i < 4; i++) count += goods[i]! + transports[i]!;
  return count;
}

export function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
}

export const hasPlace = (farm: Farm, field: Field): boolean => sunflowersOn(farm, field) < SUNFLOWER_PLACES[at(field)]!;

/** Whether the whole cost of an area can be paid when some bags are spent already; a card never pays with itself. */
export function canPay(farm: Farm, area: Area, source: Source, spent = 0): boolean {
  if (farm.bags - spent < area.bags) return false;
  if (area.payments.length > 0 && !canPayGoods(farm, area)) return false;
  if (area.sunflowers > 0 && sum(farm.sunflowers) < area.sunflowers) return false;
  return area.cards === 0 || otherCards(farm, source) >= area.cards;
}

function canPayGoods({ goods }: Farm, { paymentCounts }: Area): boolean {
  for (const cost of paymentCounts) if (covers(goods, cost)) return true;
  return false;
}

export const covers = (goods: readonly number[], cost: readonly number[]): boolean =>
  goods[0]! >= cost[0]! && goods[1]! >= cost[1]! && goods[2]! >= cost[2]! && goods[3]! >= cost[3]!;

function otherCards({ cards }: Farm, source: Source): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== null && i + FIRST_FIELD !== source) count++;
  return count;
}

/** Whether anything can come of activating a field that was reached with so many bags. */
export const canUse = (state: State, seat: Seat, field: Field, spent = 0): boolean =>
  isOfUse(state, farmOf(state, seat), field, spent, 0);

/** `entered`: the fields on the way here, one bit each; an arrow is of use if one of those it leads to is. */
function isOfUse(state: State, farm: Farm, field: Field, spent: number, entered: number): boolean {
  const { areas, targets } = visible(state, farm, field);
  if (targets === undefined) {
    for (const area of areas) if (canPay(farm, area, field, spent)) return true;
    return false;
  }
  const path = entered | (1 << field);
  for (const to of targets[field] as readonly Field[])
    if ((path & (1 << to)) === 0 && isOfUse(state, farm, to, spent, path)) return true;
  return false;
}

/** The kind of Transport tile with which a seat could use a skill now; -1 if it cannot. */
export function tileFor(state: State, seat: Seat, skill: SkillId): number {
  const kind = state.skills.indexOf(skill);
  return kind >= 0 && isTileFree(farmOf(state, seat), kind) ? kind : -1;
}

/** Whether a Farm has a tile of a kind that was not paid yet in this turn. */
export const isTileFree = (farm: Farm, kind: number): boolean =>
  farm.transports[kind]! > 0 && (farm.paid & (1 << kind)) === 0;

export function payTile(state: State, seat: Seat, kind: number): void {
  const farm = farmOf(state, seat);
  farm.transports[kind]!--;
  state.supply[kind]!++;
  farm.paid |= 1 << kind;
}

/** The skill that lets a gained sunflower be put where there is no place for it. */
export const { field: SKILL_FIELD, cap: SKILL_CAP } = skills["sunflower-on-7"].action;

export const transportIndex = (tile: (typeof TRANSPORTS)[number]): number => TRANSPORTS.indexOf(tile);

/** Coins as the score track shows them: the 50/100 tile, and the counter, which goes on from 0 at each of the two. */
export function onTrack(coins: number): { readonly tile: 0 | 50 | 100; readonly counter: number } {
  const tile = coins >= 100 ? 100 : coins >= 50 ? 50 : 0;
  return { tile, counter: coins - tile };
}
