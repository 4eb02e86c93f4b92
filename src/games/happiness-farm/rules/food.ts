import type { State } from "../state.ts";
import { FOOD_BIT, type Tables } from "../tables.ts";

/** How many food tokens of a square are for an animal that eats these foods, one bit each. */
export const tokensFor = (state: State, { foodBit }: Tables, square: number, eats: number): number =>
  (foodBit[state.land[square]!]! & eats) === 0 ? 0 : state.food[square]!;

/** The same of its bugs. */
export const bugsFor = (state: State, square: number, eats: number): number =>
  (eats & FOOD_BIT.bug) === 0 ? 0 : state.bugs[square]!;

/** How many bugs are adjacent to a square. */
export function bugsNear({ bugs }: State, { board }: Tables, at: number): number {
  const near = board.near[at]!;
  let sum = 0;
  for (let i = 0; i < near.length; i++) sum += bugs[near[i]!]!;
  return sum;
}

/** Whether nothing is left to eat on a square; its bugs count where that was agreed. */
export const isBare = ({ food, bugs, options }: State, square: number): boolean =>
  food[square] === 0 && (options.eatenUp === "food" || bugs[square] === 0);
