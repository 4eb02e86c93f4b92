/** What is played in a comparison. */
export interface Setting {
  readonly game: string;
  readonly seats: number;
  readonly options?: { readonly [name: string]: unknown };
}

/** What people play most, and what has most rules in it. */
export const SETTINGS: { readonly [name: string]: Setting } = {
  "agricola-2": { game: "agricola", seats: 2 },
  "agricola-4": { game: "agricola", seats: 4 },
  "agricola-cards-2": { game: "agricola", seats: 2, options: { deal: "draft-7" } },
  "agricola-cards-4": { game: "agricola", seats: 4, options: { deal: "draft-7" } },
  "agricola-x": { game: "agricola", seats: 3, options: { sideDecks: ["x"] } },
  "agricola-seasons": { game: "agricola", seats: 3, options: { seasons: true } },
  "agricola-teams": { game: "agricola", seats: 4, options: { teams: "lower" } },
  "formidable-farm": { game: "formidable-farm", seats: 3 },
  "happiness-farm": { game: "happiness-farm", seats: 3 },
  "master-farmer": { game: "master-farmer", seats: 3 },
  "my-farm-shop": { game: "my-farm-shop", seats: 3 },
};
