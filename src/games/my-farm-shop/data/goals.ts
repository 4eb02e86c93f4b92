/** The six Goal cards: what is counted and how many are needed. */
export const goals = {
  "shop-icons": { count: "shopIcons", atLeast: 5 },
  "identical-goods": { count: "mostOfOneGood", atLeast: 6 },
  "eight-bags": { count: "bags", atLeast: 8 },
  "five-sunflowers": { count: "sunflowers", atLeast: 5 },
  "top-row": { count: "topRowCards", atLeast: 5 },
  "full-shop": { count: "shopTiles", atLeast: 16 },
} as const;

export type GoalId = keyof typeof goals;
export type Counted = (typeof goals)[GoalId]["count"];
export const GOAL_IDS = Object.keys(goals) as readonly GoalId[];

export const GOALS_IN_PLAY = 2;
/** Coins for those who are first and for those who are second; after two players the goal is closed. */
export const GOAL_COINS: readonly number[] = [6, 3];
