import { FIELDS, fieldOfSum } from "../data/farm.ts";

/** What two dice can show together. */
export const SUMS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How likely each sum is. */
export const CHANCES: readonly number[] = SUMS.map((sum) => (6 - Math.abs(7 - sum)) / 36);

/** How likely the dice name a field, from field 2 to field 11. */
export const FIELD_CHANCES: readonly number[] = FIELDS.map((field) =>
  SUMS.reduce((chance, sum, i) => (fieldOfSum(sum) === field ? chance + CHANCES[i]! : chance), 0),
);
