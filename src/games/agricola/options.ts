import type { Described } from "../../table/options.ts";
import { DECKS, type Deck, HAND_CARD_IDS, type HandCardId } from "./cards/decks/index.ts";
import { DEALS, type DealId } from "./hands/deals.ts";

export type Options = {
  /** The extra tile that fits the number of seats: four spaces for two, two for three and four. */
  readonly extraTile: boolean;
  /** The tile with the Side Job. */
  readonly sideJob: boolean;
  /** How hand cards are dealt or drafted, if at all. */
  readonly deal: DealId;
  /** Which decks the hand cards come from. */
  readonly decks: readonly Deck[];
  /** Hand cards that are left out. */
  readonly banned: readonly HandCardId[];
};

export const options: Described<Options> = {
  fields: {
    sideJob: { kind: "flag", default: true, seats: { min: 2 } },
    extraTile: { kind: "flag", default: false, seats: { min: 2 } },
    deal: { kind: "choice", values: DEALS, default: "none" },
    decks: { kind: "several", values: DECKS, default: ["base"] },
    banned: { kind: "ids", ids: HAND_CARD_IDS, default: [] },
  },
  presets: {
    plain: { sideJob: false },
    tiles: { sideJob: true, extraTile: true },
  },
};
