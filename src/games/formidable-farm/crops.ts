/** The five kinds of field crops; everything counted by crop is a row in this order. */
export const CROPS = ["wheat", "cucumber", "tomato", "sheep", "pig"] as const;

export type Crop = (typeof CROPS)[number];

export const SHEEP = 3;
export const PIG = 4;

/** The place of a crop in such a row. */
export const CROP_INDEX: Readonly<Record<Crop, number>> = { wheat: 0, cucumber: 1, tomato: 2, sheep: 3, pig: 4 };

/** What a crop counts when several seats have finished. */
export const CROP_VALUE: readonly number[] = [1, 2, 2, 3, 3];

/** How many crops of each kind, in the order of `CROPS`. */
export type Crops = number[];

export const noCrops = (): Crops => [0, 0, 0, 0, 0];

/** The crops of an amount that are named by kind. */
export function namedCrops(amount: { readonly [K in Crop]?: number }): Crops {
  return CROPS.map((crop) => amount[crop] ?? 0);
}

export const sum = (crops: readonly number[]): number => crops.reduce((total, n) => total + n, 0);

/** What all crops of a seat count together. */
export function cropValue(crops: readonly number[]): number {
  let value = 0;
  for (let i = 0; i < 5; i++) value += (crops[i] as number) * (CROP_VALUE[i] as number);
  return value;
}

/** Whether the second row has everything the first asks for. */
export function isWithin(asked: readonly number[], crops: readonly number[]): boolean {
  for (let i = 0; i < 5; i++) if ((asked[i] as number) > (crops[i] as number)) return false;
  return true;
}

export function add(crops: Crops, gained: readonly number[], times = 1): void {
  for (let i = 0; i < 5; i++) (crops[i] as number) += (gained[i] as number) * times;
}

export function subtract(crops: Crops, paid: readonly number[]): void {
  for (let i = 0; i < 5; i++) (crops[i] as number) -= paid[i] as number;
}
