import type { Good } from "../goods.ts";
import { nextRounds } from "../rounds.ts";
import { mayBakeBread, promise } from "../tasks.ts";
import type { Card, Owned } from "./card.ts";
import type { MajorId } from "./ids.ts";

const FIREPLACE = {
  kind: "major",
  points: 1,
  cooks: { vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  bakes: { grain: Number.POSITIVE_INFINITY, food: 2 },
} as const;

const COOKING_HEARTH = {
  kind: "major",
  points: 1,
  cooks: { vegetable: 3, sheep: 2, boar: 3, cattle: 4 },
  bakes: { grain: Number.POSITIVE_INFINITY, food: 3 },
  orReturn: ["fireplace-2", "fireplace-3"],
} as const;

/** How much of a resource left in the supply brings 1, 2 and 3 bonus points; nothing is spent. */
export const LEFT_OVER = {
  joinery: { good: "wood", for: [3, 5, 7] },
  pottery: { good: "clay", for: [3, 5, 7] },
  "basketmakers-workshop": { good: "reed", for: [2, 4, 5] },
} as const satisfies { readonly [Id in MajorId]?: { good: Good; for: readonly [number, number, number] } };

const leftOver =
  (id: keyof typeof LEFT_OVER) =>
  ({ farm: { goods } }: Owned): number => {
    const {
      good,
      for: [one, two, three],
    } = LEFT_OVER[id];
    return goods[good] >= three ? 3 : goods[good] >= two ? 2 : goods[good] >= one ? 1 : 0;
  };

/** The ten major improvements. Provenance: the published appendix, section 3. */
export const majors: { readonly [Id in MajorId]: Card } = {
  "fireplace-2": { ...FIREPLACE, cost: { clay: 2 } },
  "fireplace-3": { ...FIREPLACE, cost: { clay: 3 } },
  "cooking-hearth-4": { ...COOKING_HEARTH, cost: { clay: 4 } },
  "cooking-hearth-5": { ...COOKING_HEARTH, cost: { clay: 5 } },
  well: {
    kind: "major",
    named: "well",
    cost: { wood: 1, stone: 3 },
    points: 4,
    on: { played: { does: ({ state, owner, self }) => promise(owner, self, nextRounds(state, 5), "food") } },
  },
  "clay-oven": {
    kind: "major",
    named: "oven",
    cost: { clay: 3, stone: 1 },
    points: 2,
    bakes: { grain: 1, food: 5 },
    on: { played: { does: ({ owner }) => mayBakeBread(owner) } },
  },
  "stone-oven": {
    kind: "major",
    named: "oven",
    cost: { clay: 1, stone: 3 },
    points: 3,
    bakes: { grain: 2, food: 4 },
    on: { played: { does: ({ owner }) => mayBakeBread(owner) } },
  },
  joinery: {
    kind: "major",
    cost: { wood: 2, stone: 2 },
    points: 2,
    hasBonus: true,
    crafts: { good: "wood", food: 2 },
    bonus: leftOver("joinery"),
  },
  pottery: {
    kind: "major",
    cost: { clay: 2, stone: 2 },
    points: 2,
    hasBonus: true,
    crafts: { good: "clay", food: 2 },
    bonus: leftOver("pottery"),
  },
  "basketmakers-workshop": {
    kind: "major",
    cost: { reed: 2, stone: 2 },
    points: 2,
    hasBonus: true,
    crafts: { good: "reed", food: 3 },
    bonus: leftOver("basketmakers-workshop"),
  },
};
