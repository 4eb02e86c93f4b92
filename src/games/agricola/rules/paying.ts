import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { type Phrase, STOP } from "../../../table/phrases.ts";
import type { Task } from "../agenda.ts";
import { exchanges } from "../cards/exchanges.ts";
import { inReach, isPayable, payable } from "../cards/payable.ts";
import { has, remove, type Some } from "../goods.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { cookable, cookedFarm, exchangedFarm } from "./conversions.ts";

/** Pays one of these prices and goes on; without a choice and with the goods at hand, at once. */
export function payThen(state: State, seat: Seat, prices: readonly Some[], ...then: readonly (Task | Phrase)[]): void {
  const { goods } = farmOf(state, seat);
  if (prices.length === 1 && has(goods, prices[0]!)) {
    remove(goods, prices[0]!);
    next(state, ...then);
  } else next(state, { kind: "pay", seat, prices }, ...then);
}

/** Every cost is paid here. */
export const payingRules: RulesFor<"pay" | "choosePrice" | "raise" | "owe"> = {
  /** One price is paid; asked only where several can be. What is missing is raised first. */
  pay: {
    run(state, { seat, prices }) {
      const { goods } = farmOf(state, seat);
      const possible = payable(state, seat, prices);
      const [price] = possible;
      if (price === undefined) throw new Error(`seat ${seat} has nothing to pay with`);
      if (possible.length > 1) return next(state, { kind: "choosePrice", seat, prices: possible });
      if (has(goods, price)) return remove(goods, price);
      next(state, { kind: "raise", seat, price }, { kind: "pay", seat, prices: [price] });
    },
  },

  choosePrice: {
    can: (state, { seat, prices }) => isPayable(state, seat, prices),
    moves: (state, { seat, prices }) => payable(state, seat, prices).map((goods) => made({ type: "pay", goods })),
    apply: (state, { seat }, { goods }) => next(state, { kind: "pay", seat, prices: [goods] }),
  },

  /** What is missing of a price is raised on the spot, step by step; the seat says from what. */
  raise: {
    can: (state, { seat, price, may }) =>
      !has(farmOf(state, seat).goods, price) &&
      (may ? foodMakers(state, seat).length > 0 : inReach(state, seat, price)),
    moves(state, { seat, price, may }) {
      if (may) return [...foodMakers(state, seat), STOP];
      const farm = farmOf(state, seat);
      const reaches = (after: typeof farm) =>
        inReach({ ...state, farms: state.farms.map((other, i) => (i === seat ? after : other)) }, seat, price);
      const moves: AnswerTo<"raise">[] = cookable(farm).filter((move) => reaches(cookedFarm(farm, move)));
      for (const offered of exchanges(state, seat))
        if (reaches(exchangedFarm(farm, offered)))
          moves.push(made({ type: "exchange", card: offered.card, nth: offered.nth }));
      return moves;
    },
    // Both are possible at any time, so they are played as asides; this task stays until the price is there.
    apply() {},
  },

  /** Food that is due; who lacks some of it takes begging markers. (AG-035) */
  owe: {
    run(state, { seat, food }) {
      const farm = farmOf(state, seat);
      const paid = Math.min(food, farm.goods.food);
      farm.goods.food -= paid;
      farm.beggingMarkers += food - paid;
    },
  },
};

/** Whatever could be turned into food or into something to cook now. */
function foodMakers(state: State, seat: Seat): AnswerTo<"raise">[] {
  const moves: AnswerTo<"raise">[] = cookable(farmOf(state, seat));
  for (const { card, nth, exchange } of exchanges(state, seat))
    if (exchange.pay.food === undefined) moves.push(made({ type: "exchange", card, nth }));
  return moves;
}
