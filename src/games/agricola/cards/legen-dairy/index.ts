import type { Says } from "../card.ts";
import type { legenDairyDeck } from "../decks/legen-dairy.ts";
import { events } from "./events.ts";
import { improvements } from "./improvements.ts";
import { occupations } from "./occupations.ts";
import { spaces } from "./spaces.ts";

/** What the 26 cards of the Legen-dairy deck say. */
export const legenDairySays: { readonly [Id in keyof typeof legenDairyDeck]: Says } = {
  ...events,
  ...improvements,
  ...occupations,
  ...spaces,
};
