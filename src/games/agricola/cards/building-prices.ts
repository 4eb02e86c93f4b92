import type { Seat } from "../../../table/game.ts";
import { houseSites } from "../farm.ts";
import type { Some } from "../goods.ts";
import { countBits } from "../grid.ts";
import type { House } from "../houses.ts";
import { farmOf, type State } from "../state.ts";
import { answer, forbids } from "./asking.ts";
import { paysPrinted, pricesOf } from "./costs.ts";

const ROOM_PRICES: { readonly [H in House]: readonly Some[] } = {
  wood: [{ wood: 5, reed: 2 }],
  clay: [{ clay: 5, reed: 2 }],
  stone: [{ stone: 5, reed: 2 }],
};

const PARTNERS_ROOM_PRICES: { readonly [H in House]: readonly Some[] } = {
  wood: [{ wood: 6, reed: 3 }],
  clay: [{ clay: 6, reed: 3 }],
  stone: [{ stone: 6, reed: 3 }],
};

const PARTNERS_STABLE: readonly Some[] = [{ wood: 3 }];

/** The printed cost of a stable, on the own farm or the partner's. */
export const stableCostOn = (isPartners: boolean, own: Some): Some => (isPartners ? PARTNERS_STABLE[0]! : own);

/** What a room costs a seat, on its own farm or its partner's. */
export function roomPrices(state: State, seat: Seat, saved?: Some, home = seat): readonly Some[] {
  const { house } = farmOf(state, home);
  const printed = home === seat ? ROOM_PRICES[house] : PARTNERS_ROOM_PRICES[house];
  return paysPrinted(state, seat) ? printed : pricesOf(state, seat, "room", { house }, printed, saved);
}

const FREE: readonly Some[] = [{}];

export const fieldPrices = (state: State, seat: Seat): readonly Some[] => pricesOf(state, seat, "field", {}, FREE);

export const stablePrices = (state: State, seat: Seat, cost: Some, saved?: Some, home = seat): readonly Some[] =>
  pricesOf(state, seat, "stable", {}, home === seat ? onlyPrice(cost) : PARTNERS_STABLE, saved);

const onlyPrices = new WeakMap<Some, readonly Some[]>();

/** A price as the only one, in a list that is made once. */
function onlyPrice(cost: Some): readonly Some[] {
  let prices = onlyPrices.get(cost);
  if (prices === undefined) {
    prices = [cost];
    onlyPrices.set(cost, prices);
  }
  return prices;
}

const NEXT_HOUSE: { readonly [H in House]: readonly House[] } = { wood: ["clay"], clay: ["stone"], stone: [] };

const LOST_HOUSE: readonly House[] = ["wood"];

const NO_HOUSE: readonly House[] = [];

/** Whoever has lost the house gets a small wooden one instead. */
export function renovatesTo(state: State, seat: Seat): readonly House[] {
  const farm = farmOf(state, seat);
  if (forbids(state, seat, "renovates", {})) return NO_HOUSE;
  if (farm.rooms === 0) return houseSites(farm).length > 0 ? LOST_HOUSE : NO_HOUSE;
  return answer(state, seat, "renovatesTo", NEXT_HOUSE[farm.house]);
}

const RENOVATIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((rooms) => ({
  wood: [{ reed: 1, wood: rooms }],
  clay: [{ reed: 1, clay: rooms }],
  stone: [{ reed: 1, stone: rooms }],
})) satisfies readonly { [H in House]: readonly Some[] }[];

/** For two wooden rooms, where the house was lost. */
const NEW_HOUSE: readonly Some[] = [{ wood: 2, reed: 1 }];

export function renovationPrices(state: State, seat: Seat, to: House): readonly Some[] {
  const { house: from, rooms } = farmOf(state, seat);
  if (rooms === 0) return NEW_HOUSE;
  return pricesOf(state, seat, "renovation", { from, to }, RENOVATIONS[countBits(rooms)]![to]);
}
