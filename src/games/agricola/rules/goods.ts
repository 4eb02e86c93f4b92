import { next } from "../../../table/agenda.ts";
import { foodInReach } from "../farm.ts";
import { add } from "../goods.ts";
import { boardOf, SPACE_INDEX } from "../spaces.ts";
import { farmOf, ROUNDS, type RulesFor } from "../state.ts";
import { gain } from "../tasks.ts";
import { reckonHouse } from "./animals.ts";
import { cookable, movesByGood } from "./any-time.ts";

const PICKS = movesByGood("pick");

/** Where goods come from and go to. */
export const goodsRules: RulesFor<"collect" | "gain" | "pick" | "buy" | "raiseFood" | "promise"> = {
  /** An accumulation space is emptied completely. */
  collect: {
    run(state, { seat, space }) {
      const { index, good } = boardOf(state).all[SPACE_INDEX[space]]!;
      farmOf(state, seat).goods[good!] += state.stock[index]!;
      state.stock[index] = 0;
      reckonHouse(state, seat);
    },
  },

  gain: {
    run(state, { seat, goods }) {
      add(farmOf(state, seat).goods, goods);
      reckonHouse(state, seat);
    },
  },

  pick: {
    can: (state, { seat, offers }) => offers.some(({ food = 0 }) => foodInReach(farmOf(state, seat)) >= food),
    moves(state, { seat, offers }) {
      const reach = foodInReach(farmOf(state, seat));
      return offers.filter(({ food = 0 }) => reach >= food).map(({ good }) => PICKS[good]);
    },
    apply(state, { seat, offers }, { good }) {
      const { gives, food = 0 } = offers.find((offer) => offer.good === good)!;
      next(state, food > 0 ? { kind: "buy", seat, food, gives } : gain(seat, gives));
    },
  },

  /** Goods for food; what is missing of it is raised first. */
  buy: {
    can: (state, { seat, food }) => foodInReach(farmOf(state, seat)) >= food,
    run(state, task) {
      const { seat, food, gives } = task;
      const { goods } = farmOf(state, seat);
      if (goods.food < food) return next(state, { kind: "raiseFood", seat, food }, task);
      goods.food -= food;
      next(state, gain(seat, gives));
    },
  },

  /** Food that is missing is raised on the spot, good by good; the seat says from what. */
  raiseFood: {
    can(state, { seat, food }) {
      const farm = farmOf(state, seat);
      return farm.goods.food < food && foodInReach(farm) >= food;
    },
    moves: (state, { seat }) => cookable(farmOf(state, seat)),
    // Cooking is possible at any time, so it is played as an aside; this task stays until there is enough.
    apply() {},
  },

  promise: {
    run(state, { seat, promises: { good, count, rounds, from } }) {
      const last = Math.min(state.round + rounds, ROUNDS);
      for (let round = state.round + 1; round <= last; round++)
        farmOf(state, seat).promised.push({ round, good, count, from });
    },
  },
};
