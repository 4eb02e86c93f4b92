import type { HandCardId } from "./decks/index.ts";
import type { SideCardId } from "./decks/side-decks.ts";

/** The major improvements in the order of their supply frame, two rows of five. */
export const MAJOR_IDS = [
  "fireplace-2",
  "fireplace-3",
  "cooking-hearth-4",
  "cooking-hearth-5",
  "well",
  "clay-oven",
  "stone-oven",
  "joinery",
  "pottery",
  "basketmakers-workshop",
] as const;

export type MajorId = (typeof MAJOR_IDS)[number];

/** The seasons in the order they come round. */
export const SEASON_IDS = ["winter", "spring", "summer", "autumn"] as const;

export type SeasonId = (typeof SEASON_IDS)[number];

export type CardId = MajorId | HandCardId | SeasonId | SideCardId;
