import { cookingRate, foodFrom } from "../farm.ts";
import type { Good, Goods, Some } from "../goods.ts";
import type { Farm } from "../state.ts";

export const EDIBLE = ["grain", "vegetable", "sheep", "boar", "cattle"] as const satisfies readonly Good[];

/** Whether a price is there if what is missing of food is cooked from what the price leaves. */
export function canCook(farm: Farm, goods: Goods, price: Some): boolean {
  let lacksFood = false;
  for (const good in price) {
    if (goods[good as Good] >= price[good as Good]!) continue;
    if (good !== "food") return false;
    lacksFood = true;
  }
  if (!lacksFood) return true;
  let food = goods.food;
  for (const good of EDIBLE) {
    const spare = goods[good] - (price[good] ?? 0);
    if (spare > 0) food += foodFrom(farm, good, spare);
  }
  return food >= price.food!;
}

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
