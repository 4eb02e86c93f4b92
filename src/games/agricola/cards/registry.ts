import type { Card } from "./card.ts";
import type { CardId } from "./ids.ts";

/**
 * Every card of the game by its id. What looks a card up imports this file, which knows no deck; index.ts puts all cards
 * in, and is loaded with the rules.
 */
export const cards: { [Id in CardId]: Card } = Object.create(null);
