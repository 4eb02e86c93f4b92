import { type Good, type Goods, has, isAnimal, type Some } from "../goods.ts";
import type { Farm } from "../state.ts";
import { has as hasMark, ratesOf } from "./marks.ts";

export const EDIBLE = ["grain", "vegetable", "sheep", "boar", "cattle"] as const satisfies readonly Good[];

/** Whether a price is there if what is missing of food is cooked from what the price leaves. */
export function canCook(farm: Farm, goods: Goods, price: Some): boolean {
  if (has(goods, price)) return true;
  if (price.food === undefined || price.food <= goods.food || !has(goods, price, "food")) return false;
  const food =
    goods.food +
    foodFromRest(farm, "grain", goods.grain, price.grain) +
    foodFromRest(farm, "vegetable", goods.vegetable, price.vegetable) +
    foodFromRest(farm, "sheep", goods.sheep, price.sheep) +
    foodFromRest(farm, "boar", goods.boar, price.boar) +
    foodFromRest(farm, "cattle", goods.cattle, price.cattle);
  return food >= price.food;
}

const foodFromRest = (farm: Farm, good: Good, there: number, due = 0): number =>
  there > due ? foodFrom(farm, good, there - due) : 0;

/** What may be left after paying: food that is missing is cooked, from one kind after the other. */
export function afterPaying(farm: Farm, goods: Goods, pay: Some): Goods[] {
  const rest = { ...goods };
  for (const good in pay) rest[good as Good] -= pay[good as Good]!;
  if (rest.food >= 0) return [rest];
  const ways: Goods[] = [];
  const cook = (left: Goods, from: number): void => {
    if (left.food >= 0) return void ways.push(left);
    for (let i = from; i < EDIBLE.length; i++) {
      const good = EDIBLE[i]!;
      const rate = cookingRate(farm, good);
      if (rate > 0 && left[good] > 0) cook({ ...left, [good]: left[good] - 1, food: left.food + rate }, i);
    }
  };
  cook(rest, 0);
  return ways;
}

/** Food for one of a good, at any time, by the best means the farm has; 0 where there is none. */
export const cookingRate = (farm: Farm, good: Good): number => foodFrom(farm, good, 1);

/** Food for so many of a good that are cooked in one go. */
export function foodFrom(farm: Farm, good: Good, count: number): number {
  const rate = ratesOf(farm)[good];
  if (rate === 0) return good === "grain" || good === "vegetable" ? count : 0;
  return isAnimal(good) && hasMark(farm, "cooksHalf") ? (rate * count) >> 1 : rate * count;
}
