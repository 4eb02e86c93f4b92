import { lookup } from "../../../table/lookup.ts";
import { HAND_CARD_IDS, type HandCardId, printed } from "../cards/decks/index.ts";
import { cards } from "../cards/index.ts";
import { factsOf } from "./card-facts.ts";
import { worths } from "./card-worth.ts";
import { factWorths } from "./fact-worth.ts";
import type { Worth } from "./worth.ts";

/** What a card looks to be worth by what can be told of it. */
export function estimatedWorth(card: HandCardId): Worth {
  let [lasting, once, held] = [0, 0, 0];
  for (const [fact, number] of Object.entries(factsOf({ ...cards[card], ...printed[card] }))) {
    const worth = factWorths[fact];
    if (worth === undefined) continue;
    lasting += worth[0] * number;
    once += worth[1] * number;
    held += worth[2] * number;
  }
  return [lasting, once, held];
}

/** What every hand card is worth: as games have shown it, or else as it looks. */
export const worthOf: { readonly [card: string]: Worth | undefined } = lookup(
  Object.fromEntries(HAND_CARD_IDS.map((card) => [card, worths[card] ?? estimatedWorth(card)])),
);
