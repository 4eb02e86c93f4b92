import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { since } from "../../../table/versions.ts";
import type { BuyTask } from "../agenda.ts";
import { credit } from "../cards/brought.ts";
import { fieldPrices } from "../cards/building-prices.ts";
import { cookingRate } from "../cards/cooking.ts";
import { isNothing, plus, priceOf } from "../cards/costs.ts";
import { type Can, hearIn, tag } from "../cards/hearing.ts";
import { fits } from "../cards/housing.ts";
import { hears } from "../cards/marks.ts";
import type { Source } from "../cards/moments.ts";
import { inReach } from "../cards/payable.ts";
import { type Animal, add, BUILDING_RESOURCES, type Good, isAnimal, isBuildingResource, type Some } from "../goods.ts";
import type { RulesFor } from "../moves.ts";
import { SPACE_INDEX } from "../space-ids.ts";
import { boardOf } from "../spaces.ts";
import { farmOf, ROUNDS, type State } from "../state.ts";
import { gain } from "../tasks.ts";
import { reckonHouse } from "./animals.ts";
import { movesByGood } from "./conversions.ts";
import { growthPrices } from "./family.ts";
import { payThen } from "./paying.ts";
import { drawAfter } from "./side-decks.ts";

const GENERAL: Source = {};
const PICKS = movesByGood("pick");

/** Goods come to a seat; animals without a place are asked for at once. */
export function receive(state: State, seat: Seat, goods: Some, from: Source): void {
  take(state, seat, goods, from);
  reckonHouse(state, seat);
}

/** Goods come to a seat. */
export function take(state: State, seat: Seat, goods: Some, from: Source): void {
  const farm = farmOf(state, seat);
  add(farm.goods, goods);
  if (!isReturning(state))
    for (let i = 0; i < BUILDING_RESOURCES.length; i++) farm.obtained += goods[BUILDING_RESOURCES[i]!] ?? 0;
  if (from.card !== undefined) credit(farm, from.card, goods);
  if (hears(state, farm, "gained")) hearIn(state, "gained", { seat, goods, from }, [seat]);
}

/** Whether the work phase is over because people return home. */
const isReturning = ({ agenda }: State): boolean => agenda[0]?.kind === "goHome" && agenda[1]?.kind !== "returning";

/** How many of the goods on an accumulation space come to a seat. */
function takenFrom(state: State, seat: Seat, good: Good, count: number): number {
  if (!state.options.usableOnly || !isAnimal(good)) return count;
  const farm = farmOf(state, seat);
  if (cookingRate(farm, good) > 0 && !state.options.housedFirst) return count;
  let taken = 0;
  while (taken < count && roomFor(state, seat, good, taken + 1)) taken++;
  return taken;
}

function roomFor(state: State, seat: Seat, animal: Animal, more: number): boolean {
  const { sheep, boar, cattle } = farmOf(state, seat).goods;
  const herd = { sheep, boar, cattle };
  herd[animal] += more;
  return fits(state, seat, herd.sheep, herd.boar, herd.cattle);
}

/** The price of something, with what it costs to do what it brings: a field in winter, a child while Tripods walk. */
export function wholePrice(state: State, task: BuyTask): Some {
  const price = priceOf(state, task);
  const [brings] = task.brings;
  if (brings === undefined || !since(state, 2)) return price;
  const own =
    brings.kind === "grow"
      ? growthPrices(state, task.seat, brings.withRoom)
      : brings.kind === "plow"
        ? fieldPrices(state, task.seat)
        : [];
  return own[0] === undefined || isNothing(own[0]) ? price : plus(price, own[0]);
}

/** Where goods come from and go to. */
export const goodsRules = (
  can: Can,
): RulesFor<"collect" | "gain" | "pick" | "buy" | "promise" | "await" | "lay" | "note"> => ({
  /** An accumulation space is emptied completely; by a house rule, animals of no use stay there. */
  collect: {
    run(state, { seat, space, isEffect }) {
      const { index, good } = boardOf(state).all[SPACE_INDEX[space]]!;
      const farm = farmOf(state, seat);
      if (
        good !== undefined &&
        state.laid.length === 0 &&
        state.sideDecks.length === 0 &&
        !hears(state, farm, "gained")
      ) {
        // Asked most often, so done here without more ado.
        const count = takenFrom(state, seat, good, state.stock[index]!);
        farm.goods[good] += count;
        if (isBuildingResource(good)) farm.obtained += count;
        state.stock[index]! -= count;
        return reckonHouse(state, seat);
      }
      const goods: { [good: string]: number } = {};
      if (good !== undefined) {
        goods[good] = takenFrom(state, seat, good, state.stock[index]!);
        state.stock[index]! -= goods[good]!;
      }
      if (state.laid.length > 0) {
        for (const laid of state.laid)
          if (laid.space === space) goods[laid.good] = (goods[laid.good] ?? 0) + laid.count;
        state.laid = state.laid.filter((laid) => laid.space !== space);
      }
      if (good !== undefined) drawAfter(state, seat, space, goods);
      receive(state, seat, goods, isEffect ? { space } : { space, isUse: true });
    },
  },

  gain: { run: (state, { seat, goods, by }) => receive(state, seat, goods, by === undefined ? GENERAL : { card: by }) },

  pick: {
    can: (state, { seat, offers }) => offers.some(({ food = 0 }) => food === 0 || inReach(state, seat, { food })),
    moves: (state, { seat, offers }) =>
      offers.filter(({ food = 0 }) => food === 0 || inReach(state, seat, { food })).map(({ good }) => PICKS[good]),
    apply(state, { seat, offers, by }, { good }) {
      const { gives, food = 0 } = offers.find((offer) => offer.good === good)!;
      const given = by === undefined ? gain(seat, gives) : tag(gain(seat, gives), by);
      if (food === 0) next(state, given);
      else payThen(state, seat, [{ food }], given);
    },
  },

  /** Something for goods; what is missing of them is raised first. */
  buy: {
    can: (state, task) =>
      inReach(state, task.seat, wholePrice(state, task)) &&
      (task.brings[0] === undefined || can(state, task.brings[0])),
    run(state, task) {
      const { seat, brings } = task;
      const [price, whole] = [priceOf(state, task), wholePrice(state, task)];
      // All that is due is raised before any of it is paid.
      if (whole !== price)
        next(state, { kind: "raise", seat, price: whole }, { kind: "pay", seat, prices: [price] }, ...brings);
      else payThen(state, seat, [price], ...brings);
    },
  },

  /** Goods wait on round spaces that are still ahead. */
  promise: {
    run(state, { seat, promises: { good, count, rounds, from } }) {
      const { promised } = farmOf(state, seat);
      for (const round of rounds)
        if (round > state.round && round <= ROUNDS) promised.push({ round, good, count, from });
    },
  },

  await: {
    run(state, { seat, from, rounds }) {
      const { due } = farmOf(state, seat);
      for (const round of rounds) if (round > state.round && round <= ROUNDS) due.push({ round, from });
    },
  },

  /** What accumulates on a space anyway joins the pile there. */
  lay: {
    run(state, { space, good, count }) {
      const laidOut = boardOf(state).all[SPACE_INDEX[space]]!;
      if (laidOut.good === good) state.stock[laidOut.index]! += count;
      else state.laid.push({ space, good, count });
    },
  },

  note: {
    run(state, { seat, card, add }) {
      const { onCard } = farmOf(state, seat);
      onCard[card] = (onCard[card] ?? 0) + add;
    },
  },
});
