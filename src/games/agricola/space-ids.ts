import { lookup } from "../../table/lookup.ts";

/** The action spaces that cards bring, in the order of their numbers. */
export const CARD_SPACE_IDS = [
  "winter-space",
  "spring-space",
  "summer-space",
  "autumn-space",
  "X01",
  "X02",
  "X03",
  "LD17",
  "LD18",
  "LD19",
  "LD20",
  "LD21",
] as const;

/** Every action space there is, in the order of its number; those that cards bring come last. */
export const SPACE_IDS = [
  "farm-expansion",
  "meeting-place",
  "grain-seeds",
  "farmland",
  "lessons",
  "day-laborer",
  "forest",
  "clay-pit",
  "reed-bank",
  "fishing",
  "major-improvement",
  "fencing",
  "grain-utilization",
  "sheep-market",
  "basic-wish-for-children",
  "house-redevelopment",
  "western-quarry",
  "vegetable-seeds",
  "pig-market",
  "cattle-market",
  "eastern-quarry",
  "urgent-wish-for-children",
  "cultivation",
  "farm-redevelopment",
  "copse",
  "grove",
  "resource-market",
  "hollow",
  "lessons-2",
  "traveling-players",
  "animal-market",
  "modest-wish-for-children",
  "side-job",
  "marketplace",
  ...CARD_SPACE_IDS,
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** The number of a space in `stock` and `occupants`. */
export const SPACE_INDEX = lookup(Object.fromEntries(SPACE_IDS.map((id, i) => [id, i]))) as {
  readonly [Id in SpaceId]: number;
};
