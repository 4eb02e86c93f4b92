import { taskOf } from "../../../table/agenda.ts";
import type { MoveOf } from "../../../table/game.ts";
import type { AsideRules } from "../../../table/rules.ts";
import { cookingRate } from "../farm.ts";
import { GOODS, type Good } from "../goods.ts";
import { type Farm, farmOf, type Move, type State } from "../state.ts";

const COOKS = movesByGood("cook");
const DISCARDS = movesByGood("discard");

/** One move of a type for each good. */
export function movesByGood<Type extends "pick" | "cook" | "discard">(type: Type) {
  return Object.fromEntries(GOODS.map((good) => [good, { type, good }])) as {
    readonly [G in Good]: { type: Type; good: G };
  };
}

const EDIBLE = ["grain", "vegetable", "sheep", "boar", "cattle"] as const satisfies readonly Good[];

/** What of these can be turned into food now, one at a time. */
export function cookable(farm: Farm, goods: readonly Good[] = EDIBLE): MoveOf<Move, "cook">[] {
  const moves: MoveOf<Move, "cook">[] = [];
  for (const good of goods) if (farm.goods[good] > 0 && cookingRate(farm, good) > 0) moves.push(COOKS[good]);
  return moves;
}

/** What of these can be given back, one at a time. */
export function discardable(farm: Farm, goods: readonly Good[] = GOODS): MoveOf<Move, "discard">[] {
  const moves: MoveOf<Move, "discard">[] = [];
  for (const good of goods) if (farm.goods[good] > 0) moves.push(DISCARDS[good]);
  return moves;
}

/** At any time: turn one good into food, or give it back to the general supply. */
export const asideRules: AsideRules<State, Move> = {
  /** But nothing is cooked in the breeding phase. */
  cook: {
    moves: (state, seat) => (taskOf(state, seat)?.kind === "breed" ? [] : cookable(farmOf(state, seat))),
    apply(state, seat, { good }) {
      const farm = farmOf(state, seat);
      farm.goods[good]--;
      farm.goods.food += cookingRate(farm, good);
    },
  },
  discard: {
    moves: (state, seat) => discardable(farmOf(state, seat)),
    apply: (state, seat, { good }) => void farmOf(state, seat).goods[good]--,
  },
};
