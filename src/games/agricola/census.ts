import type { CardCensus } from "../../table/module.ts";
import { HAND_CARD_IDS } from "./cards/decks/index.ts";
import type { Move } from "./moves.ts";
import type { State } from "./state.ts";

const CARDS: ReadonlySet<string> = new Set(HAND_CARD_IDS);

/** Where the hand cards are; for reports, never for a seat. */
export const census: CardCensus<State, Move> = {
  round: ({ round }) => round,
  dealt({ hands, farms }) {
    if (hands === null) return [];
    const { held, shown, discards, aside, packs, market } = hands;
    const everywhere = [held, shown, aside, [discards, market, packs], farms.map(({ cards }) => cards)].flat(2);
    return [...new Set<string | null>(everywhere)]
      .filter((card) => card !== null && CARDS.has(card))
      .sort() as string[];
  },
  hand: ({ hands }, seat) => hands?.held[seat] ?? [],
  plays: (move) => (move.type === "play" ? move.card : undefined),
};
