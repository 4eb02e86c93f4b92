import type { Rows } from "./printed.ts";

/** What the appendix shows of the Corbarius deck. */
export const corbariusOccupations = {
  C127: { category: "farm-planner", players: 3, cost: { food: 1 }, costFor: "each-round-left" },
} as const satisfies Rows;

/** The two joke cards of the appendix; they print no number of players. */
export const jokeOccupations = {
  L03: { category: "points-provider", players: 1, hasBonus: true },
  L32: { category: "actions-booster", players: 1 },
} as const satisfies Rows;
