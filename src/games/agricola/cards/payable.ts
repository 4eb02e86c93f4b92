import type { Seat } from "../../../table/game.ts";
import type { Some } from "../goods.ts";
import { farmOf, type State } from "../state.ts";
import { canCook } from "./cooking.ts";
import { has as hasMark } from "./marks.ts";
import { canExchange } from "./raising.ts";

/** Whether a price is there, or could be raised on the spot: by cooking, and by what cards exchange at any time. */
export function inReach(state: State, seat: Seat, price: Some): boolean {
  const farm = farmOf(state, seat);
  return canCook(farm, farm.goods, price) || (hasMark(farm, "atAnyTime") && canExchange(farm, price));
}

/** Of some prices those that could be paid now. */
export const payable = (state: State, seat: Seat, prices: readonly Some[]): readonly Some[] =>
  prices.length === 1
    ? inReach(state, seat, prices[0]!)
      ? prices
      : []
    : prices.filter((price) => inReach(state, seat, price));

export function isPayable(state: State, seat: Seat, prices: readonly Some[]): boolean {
  for (let i = 0; i < prices.length; i++) if (inReach(state, seat, prices[i]!)) return true;
  return false;
}
