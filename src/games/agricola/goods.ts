/** Everything that is counted on a farm. */
export const GOODS = [
  "wood",
  "clay",
  "reed",
  "stone",
  "grain",
  "vegetable",
  "sheep",
  "boar",
  "cattle",
  "food",
] as const;
export type Good = (typeof GOODS)[number];
export type Goods = { [G in Good]: number };

/** Some goods: a cost, a gain. */
export type Some = { readonly [G in Good]?: number };

export const BUILDING_RESOURCES = ["wood", "clay", "reed", "stone"] as const satisfies readonly Good[];
export const CROPS = ["grain", "vegetable"] as const satisfies readonly Good[];
export type Crop = (typeof CROPS)[number];
export const ANIMALS = ["sheep", "boar", "cattle"] as const satisfies readonly Good[];
export type Animal = (typeof ANIMALS)[number];

/** Animals that live on a farm, those that only a card brings among them. */
export const BEASTS = [...ANIMALS, "llama"] as const;
export type Beast = (typeof BEASTS)[number];

/** The animals that give milk. */
export const DAIRY_ANIMALS = ["sheep", "cattle"] as const satisfies readonly Animal[];

export const noGoods = (): Goods => ({
  wood: 0,
  clay: 0,
  reed: 0,
  stone: 0,
  grain: 0,
  vegetable: 0,
  sheep: 0,
  boar: 0,
  cattle: 0,
  food: 0,
});

export const isBuildingResource = (good: Good): boolean =>
  good === "wood" || good === "clay" || good === "reed" || good === "stone";
export const isAnimal = (good: Good): good is Animal => good === "sheep" || good === "boar" || good === "cattle";

/** Whether all of these goods are there, but for one that does not matter. */
export function has(goods: Goods, some: Some, but?: Good): boolean {
  for (const good in some) if (goods[good as Good] < some[good as Good]! && good !== but) return false;
  return true;
}

export function add(goods: Goods, some: Some): void {
  for (const good in some) goods[good as Good] += some[good as Good]!;
}

export function remove(goods: Goods, some: Some): void {
  for (const good in some) goods[good as Good] -= some[good as Good]!;
}
