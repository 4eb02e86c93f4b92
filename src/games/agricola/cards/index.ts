import { baseSays } from "./base/index.ts";
import type { Card, Says } from "./card.ts";
import { HAND_CARD_IDS, type HandCardId, printed } from "./decks/index.ts";
import { SIDE_CARD_IDS, type SideCardId, sidePrinted } from "./decks/side-decks.ts";
import { extraSays } from "./extras/index.ts";
import type { CardId } from "./ids.ts";
import { legenDairySays } from "./legen-dairy/index.ts";
import { majors } from "./majors.ts";
import { cards } from "./registry.ts";
import { seasons } from "./seasons.ts";
import { xSays } from "./x/index.ts";

export type { Card } from "./card.ts";
export { type CardId, MAJOR_IDS, type MajorId, SEASON_IDS } from "./ids.ts";
export { cards } from "./registry.ts";

/** What the hand cards say, beside what is printed in their decks. */
const says: { readonly [Id in HandCardId]?: Says } = { ...baseSays, ...extraSays };

const handCards = Object.fromEntries(
  HAND_CARD_IDS.map((id): [string, Card] => [id, { cost: {}, points: 0, ...printed[id], ...says[id] }]),
) as { [Id in HandCardId]: Card };

/** What the cards of the side decks say. */
const sideSays: { readonly [Id in SideCardId]: Says } = { ...xSays, ...legenDairySays };

const sideCards = Object.fromEntries(
  SIDE_CARD_IDS.map((id): [string, Card] => [id, { cost: {}, points: 0, ...sidePrinted[id], ...sideSays[id] }]),
) as { [Id in SideCardId]: Card };

const all: { readonly [Id in CardId]: Card } = { ...majors, ...handCards, ...seasons, ...sideCards };
Object.assign(cards, inOneShape(all));

/** What a card leaves out stands there as undefined: cards of one shape are read most quickly. */
function inOneShape<Cards extends { readonly [id: string]: Card }>(all: Cards): Cards {
  const keys = new Set(Object.values(all).flatMap(Object.keys));
  const blank = Object.fromEntries([...keys].map((key) => [key, undefined]));
  return Object.fromEntries(Object.entries(all).map(([id, card]) => [id, { ...blank, ...card }])) as Cards;
}
