import type { AsideRule } from "../../../table/agenda.ts";
import { next } from "../../../table/agenda.ts";
import type { MoveOf } from "../../../table/game.ts";
import { cookingRate, foodInReach } from "../farm.ts";
import { add, GOODS, type Good } from "../goods.ts";
import { boardOf, SPACE_INDEX } from "../spaces.ts";
import { type Farm, farmOf, type Move, ROUNDS, type State } from "../state.ts";
import { gain } from "../tasks.ts";
import { reckonHouse } from "./animals.ts";
import type { RulesFor } from "./rule.ts";

const PICKS = movesByGood("pick");
const COOKS = movesByGood("cook");
const DISCARDS = movesByGood("discard");

function movesByGood<Type extends "pick" | "cook" | "discard">(type: Type) {
  return Object.fromEntries(GOODS.map((good) => [good, { type, good }])) as {
    readonly [G in Good]: { type: Type; good: G };
  };
}

/** Where goods come from and go to. */
export const goodsRules: RulesFor<
  "collect" | "gain" | "pick" | "buy" | "raiseFood" | "promise" | "becomeStartingPlayer"
> = {
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
    apply(state, { seat, offers }, { good }: MoveOf<Move, "pick">) {
      const { gives, food = 0 } = offers.find((offer) => offer.good === good)!;
      next(state, food > 0 ? { kind: "buy", seat, food, gives } : gain(seat, gives));
    },
  },

  /** Goods for food. What was given away meanwhile cannot pay: then nothing is bought. */
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
    apply() {},
  },

  promise: {
    run(state, { seat, promises: { good, count, rounds, from } }) {
      const last = Math.min(state.round + rounds, ROUNDS);
      for (let round = state.round + 1; round <= last; round++)
        farmOf(state, seat).promised.push({ round, good, count, from });
    },
  },

  becomeStartingPlayer: {
    run(state, { seat }) {
      state.startingPlayer = seat;
    },
  },
};

/** What can be turned into food now, one at a time. */
export function cookable(farm: Farm): Move[] {
  const moves: Move[] = [];
  for (const good of COOKABLE) if (farm.goods[good] > 0 && cookingRate(farm, good) > 0) moves.push(COOKS[good]);
  return moves;
}
const COOKABLE = ["grain", "vegetable", "sheep", "boar", "cattle"] as const;

/** At any time: turn one good into food, or give it back to the general supply. */
export const asideRules: { readonly [type: string]: AsideRule<State, Move> } = {
  cook: {
    moves: (state, seat) => cookable(farmOf(state, seat)),
    apply(state, seat, { good }: MoveOf<Move, "cook">) {
      const farm = farmOf(state, seat);
      farm.goods[good]--;
      farm.goods.food += cookingRate(farm, good);
    },
  },
  discard: {
    moves: (state, seat) => GOODS.filter((good) => farmOf(state, seat).goods[good] > 0).map((good) => DISCARDS[good]),
    apply: (state, seat, { good }: MoveOf<Move, "discard">) => void farmOf(state, seat).goods[good]--,
  },
};
