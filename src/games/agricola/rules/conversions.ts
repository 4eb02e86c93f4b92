import type { MoveOf } from "../../../table/game.ts";
import { cookingRate, EDIBLE, foodFrom } from "../cards/cooking.ts";
import { afterExchange, type Offered } from "../cards/exchanges.ts";
import { has as hasMark } from "../cards/marks.ts";
import { add, GOODS, type Good, remove } from "../goods.ts";
import type { Move } from "../moves.ts";
import { made } from "../moves.ts";
import type { Farm } from "../state.ts";

const COOKS = movesByGood("cook");
const DISCARDS = movesByGood("discard");

/** One move of a type for each good. */
export function movesByGood<Type extends "pick" | "cook" | "discard">(type: Type) {
  return Object.fromEntries(GOODS.map((good) => [good, { type, good }])) as {
    readonly [G in Good]: { type: Type; good: G };
  };
}

/** What of these can be turned into food now, one at a time. */
export function cookable(farm: Farm, goods: readonly Good[] = EDIBLE): MoveOf<Move, "cook">[] {
  const moves: MoveOf<Move, "cook">[] = [];
  for (const good of goods) {
    const count = farm.goods[good];
    if (count === 0) continue;
    const food = cookingRate(farm, good);
    if (food > 0) moves.push(COOKS[good]);
    // Two in one go may bring more than one after the other.
    if (count > 1 && foodFrom(farm, good, 2) > 2 * food) moves.push(made({ type: "cook", good, n: 2 }));
  }
  return moves;
}

/** What of these can be given back, one at a time. */
export function discardable(farm: Farm, goods: readonly Good[] = GOODS): MoveOf<Move, "discard">[] {
  const moves: MoveOf<Move, "discard">[] = [];
  for (const good of goods) if (farm.goods[good] > 0) moves.push(DISCARDS[good]);
  return moves;
}

/** The farm after some of a good were cooked in one go. */
export function cookedFarm(farm: Farm, { good, n = 1 }: MoveOf<Move, "cook">): Farm {
  const goods = { ...farm.goods };
  goods[good] -= n;
  goods.food += foodFrom(farm, good, n);
  return { ...farm, goods };
}

/** The farm after an exchange. */
export function exchangedFarm(farm: Farm, offered: Offered): Farm {
  const goods = { ...farm.goods };
  remove(goods, offered.exchange.pay);
  add(goods, offered.exchange.get);
  return { ...afterExchange(farm, offered), goods };
}

/** The farm after one of a good was given back. */
const discardedFarm = (farm: Farm, good: Good): Farm => ({
  ...farm,
  goods: { ...farm.goods, [good]: farm.goods[good] - 1 },
});

/** The farm after one of a good was cooked or given back. */
export const relievedFarm = (farm: Farm, move: MoveOf<Move, "cook"> | MoveOf<Move, "discard">): Farm =>
  move.type === "cook" ? cookedFarm(farm, move) : discardedFarm(farm, move.good);

/** Llamas and fairies of a farm. */
const OTHERS = ["llama", "fairy"] as const;
export type OtherAnimal = (typeof OTHERS)[number];

const countOther = ({ llamas, fairies }: Farm, what: OtherAnimal): number => (what === "llama" ? llamas : fairies);

/** Those of them that may be let go. */
export const releasable = (farm: Farm, of: readonly OtherAnimal[] = OTHERS): MoveOf<Move, "release">[] =>
  of.filter((what) => countOther(farm, what) > 0).map((what) => made({ type: "release", what }));

/** Those of them that may be turned into food. */
export const roastable = (farm: Farm, of: readonly OtherAnimal[] = OTHERS): MoveOf<Move, "roast">[] =>
  hasMark(farm, "roasts")
    ? of.filter((what) => countOther(farm, what) > 0).map((what) => made({ type: "roast", what }))
    : [];
