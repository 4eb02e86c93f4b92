import type { SideRows } from "./printed.ts";

/** The X deck, by number. */
export const xDeck = {
  X01: { kind: "action-space", category: "crop-provider" },
  X02: { kind: "action-space", category: "points-provider", hasBonus: true },
  X03: { kind: "action-space", category: "goods-provider" },
  X04: { kind: "merchant", category: "points-provider", points: 2 },
  X05: { kind: "merchant", category: "points-provider", points: 2 },
  X06: { kind: "merchant", category: "points-provider", points: 2 },
  X07: { kind: "artifact", category: "points-provider", hasBonus: true },
  X08: { kind: "artifact", category: "actions-booster", points: -3 },
  X09: { kind: "artifact", category: "goods-provider" },
  X10: { kind: "artifact", category: "goods-provider" },
  X11: { kind: "artifact", category: "building-resource-provider" },
  X12: { kind: "artifact", category: "points-provider", hasBonus: true },
  X13: { kind: "event", category: "points-provider", stays: "beside" },
  X14: { kind: "event", category: "actions-booster" },
  X15: { kind: "event", category: "actions-booster", stays: "beside" },
  X16: { kind: "event", category: "actions-booster", stays: "drawer" },
  X17: { kind: "event", category: "points-provider", hasBonus: true, stays: "drawer" },
  X18: { kind: "event", category: "actions-booster" },
  X19: { kind: "event", category: "livestock-provider", stays: "drawer" },
  X20: { kind: "event", category: "farm-planner", stays: "drawer" },
  X21: { kind: "event", category: "farm-planner" },
  X22: { kind: "event", category: "actions-booster", points: 3, stays: "drawer" },
  X23: { kind: "event", category: "farm-planner", stays: "drawer" },
  X24: { kind: "occupation", category: "points-provider", hasBonus: true },
} as const satisfies SideRows;
