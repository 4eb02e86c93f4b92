import type { Farm } from "../state.ts";
import type { CardId } from "./ids.ts";
import { has } from "./marks.ts";
import { cards } from "./registry.ts";

/** The most food that so much grain brings in one Bake Bread action. */
export const breadFrom = (farm: Farm, grain: number): number =>
  breadIn(farm, grain).reduce((total, { food }) => total + food, 0);

/** The food that comes from each oven if so much grain is baked: the best one is filled first. */
export function breadIn(farm: Farm, grain: number): readonly { readonly card: CardId; readonly food: number }[] {
  const ovens = farm.cards.filter((card) => cards[card].bakes !== undefined);
  ovens.sort((a, b) => cards[b].bakes!.food - cards[a].bakes!.food);
  let left = grain;
  return ovens.map((card) => {
    const oven = cards[card].bakes!;
    const used = Math.min(left, oven.grain);
    left -= used;
    return { card, food: used * oven.food };
  });
}

/** How much grain one Bake Bread action can use. */
export function grainToBake(farm: Farm): number {
  if (farm.goods.grain === 0 || !has(farm, "bakes")) return 0;
  let most = 0;
  for (let i = 0; i < farm.cards.length; i++) most += cards[farm.cards[i]!].bakes?.grain ?? 0;
  return Math.min(most, farm.goods.grain);
}
