import type { Printed } from "../../cards/decks/printed.ts";
import { type CardId, cards, MAJOR_IDS } from "../../cards/index.ts";

/** The category of a card; all major improvements are Food Providers (AG-029), a season is of none. */
export const categoryOf = (card: CardId): Printed["category"] | undefined =>
  (cards[card] as Partial<Printed>).category ?? (isMajor(card) ? "food-provider" : undefined);

export const isMajor = (card: CardId): boolean => (MAJOR_IDS as readonly CardId[]).includes(card);
