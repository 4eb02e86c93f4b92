import type { Good } from "../goods.ts";
import type { LaidOut } from "../spaces.ts";
import { buildFreeStables } from "../tasks.ts";
import type { Card } from "./card.ts";
import type { SeasonId } from "./ids.ts";

/** So much more, or less, of some goods on every space that accumulates them. */
const eachSpace =
  (change: { readonly [G in Good]?: number }) =>
  ({ good }: LaidOut): number =>
    (good !== undefined && change[good]) || 0;

const season = (says: Omit<Card, "kind" | "cost" | "points">): Card => ({
  kind: "season",
  cost: {},
  points: 0,
  ...says,
});

/** Up to this round nobody fishes in winter. */
const LAST_FROST = 11;
const ANY_BUILDING_RESOURCE = [{ wood: 1 }, { clay: 1 }, { reed: 1 }, { stone: 1 }];

/** The four seasons: each lies beside the board for a round and makes way for the next. (Appendix, "Through the Seasons") */
export const seasons: { [Id in SeasonId]: Card } = {
  winter: season({
    space: "winter-space",
    restocks: eachSpace({ clay: -1, reed: -1 }),
    becomes: "spring",
    marks: ({ round }) => (round <= LAST_FROST ? ["fishing", "farmland", "cultivation"] : ["farmland", "cultivation"]),
    forbids: { usesSpace: ({ space, state }) => space === "fishing" && state.round <= LAST_FROST },
    raises: { field: { food: 1 } },
  }),
  spring: season({
    space: "spring-space",
    restocks: eachSpace({ wood: -1, stone: 1 }),
    becomes: "summer",
    marks: () => ["fencing", "farm-redevelopment"],
    changes: { freeFences: (fences) => fences + 2 },
  }),
  summer: season({
    space: "summer-space",
    restocks: (space) => eachSpace({ clay: 1, stone: -1 })(space) + (space.id === "fishing" ? 1 : 0),
    becomes: "autumn",
    marks: () => ["day-laborer", "farm-expansion"],
    on: {
      usesSpace: { at: ["day-laborer"], get: { grain: 1 } },
      builtRooms: { may: ({ owner, count }) => buildFreeStables(owner, count) },
    },
  }),
  autumn: season({
    space: "autumn-space",
    restocks: eachSpace({ wood: 1, reed: 1 }),
    becomes: "winter",
    marks: () => ["major-improvement", "house-redevelopment"],
    replaces: { for: ["improvement"], if: ({ kind }) => kind === "major", one: ANY_BUILDING_RESOURCE, by: {} },
  }),
};
