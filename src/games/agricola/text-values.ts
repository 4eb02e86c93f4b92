import type { TextValues } from "../../table/module.ts";
import { agreedOf, type Options } from "./options.ts";
import { refillers } from "./refilling.ts";

/** What the rules, guides and explanations say about the choices of a table. */
export function textValues(options: Options, seats: number): TextValues {
  const hasHands = options.deal !== "none";
  const duty = refillers({ seats, options });
  const withHands = (id: string): string => (hasHands ? id : "");
  return {
    meeting: hasHands ? "meeting-place.minor" : "meeting-place.food",
    lessons: hasHands ? "lessons.first-free" : "lessons.closed",
    lessonsForMore: hasHands ? (seats === 4 ? "lessons.two-for-1" : "lessons.for-2") : "lessons.closed",
    orMinor: withHands("spaces.or-minor"),
    thenMinor: withHands("spaces.then-minor"),
    summer: options.olderSummer ? "summer-space.holiday" : "summer-space.usual",
    seasons: options.seasons ? `rules.seasons.${options.firstSeason}` : "rules.seasons.none",
    xDeck: options.sideDecks.includes("x") ? "rules.in-play" : "rules.not-in-play",
    legenDairy: options.sideDecks.includes("legen-dairy") ? "rules.in-play" : "rules.not-in-play",
    agreed: agreedOf(options),
    refilling: duty === 0 ? "" : `refilling.${duty}`,
    tights: options.tightsToDrawer ? "deck.legen-dairy.drawer" : "deck.legen-dairy.shared",
  };
}
