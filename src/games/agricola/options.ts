import type { Message } from "../../table/messages.ts";
import type { Described } from "../../table/options.ts";
import { DECKS, type Deck, HAND_CARD_IDS, type HandCardId } from "./cards/decks/index.ts";
import { SIDE_DECKS, type SideDeckId } from "./cards/decks/side-decks.ts";
import { SEASON_IDS, type SeasonId } from "./cards/ids.ts";
import { DEALS, type DealId } from "./hands/deals.ts";
import { TEAM_SCORES, type TeamScore } from "./teams.ts";

export type Options = {
  /** Which small decks lie face down beside the board. */
  readonly sideDecks: readonly SideDeckId[];
  /** Men in Tights: whatever is taken goes to the drawer. */
  readonly tightsToDrawer: boolean;
  /** The extra tile that fits the number of seats: four spaces for two, two for three and four. */
  readonly extraTile: boolean;
  /** The tile with the Side Job. */
  readonly sideJob: boolean;
  /** Each round has a season. */
  readonly seasons: boolean;
  /** The season of the first round. */
  readonly firstSeason: SeasonId;
  /** The summer space as it was in 2008. */
  readonly olderSummer: boolean;
  /** How hand cards are dealt or drafted, if at all. */
  readonly deal: DealId;
  /** Which decks the hand cards come from. */
  readonly decks: readonly Deck[];
  /** Hand cards that are left out. */
  readonly banned: readonly HandCardId[];
  /** Whether partners play together, and how their points are put together. */
  readonly teams: TeamScore;
  /** A Copse against the lack of wood at a table of two, without the extra tile. */
  readonly copse: boolean;
  /** Animals that have no place cannot be cooked. */
  readonly housedFirst: boolean;
  /** A type of animal is kept in one pasture at most. */
  readonly onePastureEach: boolean;
  /** Animals that can neither be housed nor cooked stay on their space. */
  readonly usableOnly: boolean;
  /** Fences may be built one by one and need not close a pasture. */
  readonly openPastures: boolean;
  /** New pastures need not lie beside others. */
  readonly scatteredPastures: boolean;
  /** Everything is built beside something that stands. */
  readonly strictAdjacency: boolean;
  /** 3 food for everybody, and second people in reverse order in round 1. */
  readonly equalStart: boolean;
  /** Who has the starting player token first. */
  readonly begins: Begins;
  /** How many of the first seats refill the accumulation spaces, each its own; 0: the game does it for all. */
  readonly refillers: number;
  /** By seat: occupations that lie open before it from the start, as a campaign gives them. */
  readonly kept: readonly (readonly HandCardId[])[];
  /** By seat: food besides the usual, as a campaign gives it. */
  readonly provisions: readonly number[];
};

export const BEGINS = ["by-lot", "seat-1", "seat-2", "seat-3", "seat-4"] as const;
type Begins = (typeof BEGINS)[number];

const withSeasons = { seasons: [true] };
const withHands = { deal: DEALS.filter((deal) => deal !== "none") };

const SEASONS_BY_MONTH = Array.from({ length: 12 }, (_, month) => SEASON_IDS[Math.floor(((month + 1) % 12) / 3)]!);

export const options: Described<Options> = {
  fields: {
    deal: { kind: "choice", values: DEALS, default: "none" },
    // The appendix advises it for games without hand cards.
    sideJob: { kind: "flag", default: true, seats: { min: 2 }, contraryWith: withHands },
    extraTile: { kind: "flag", default: false, seats: { min: 2 } },
    seasons: { kind: "flag", default: false },
    firstSeason: {
      kind: "choice",
      values: SEASON_IDS,
      default: "spring",
      byMonth: SEASONS_BY_MONTH,
      needs: withSeasons,
    },
    olderSummer: { kind: "flag", default: false, needs: withSeasons },
    decks: { kind: "several", values: DECKS, default: ["base"], needs: withHands },
    banned: { kind: "ids", ids: HAND_CARD_IDS, default: [], needs: withHands },
    teams: { kind: "choice", values: TEAM_SCORES, default: "none", seats: { min: 4, max: 4 } },
    sideDecks: { kind: "several", values: SIDE_DECKS, default: [] },
    tightsToDrawer: { kind: "flag", default: false, needs: { sideDecks: ["legen-dairy"] } },
    copse: { kind: "flag", default: false, seats: { min: 2, max: 2 } },
    housedFirst: { kind: "flag", default: false },
    onePastureEach: { kind: "flag", default: false },
    usableOnly: { kind: "flag", default: false },
    openPastures: { kind: "flag", default: false },
    scatteredPastures: { kind: "flag", default: false },
    strictAdjacency: { kind: "flag", default: false },
    equalStart: { kind: "flag", default: false, seats: { min: 2 } },
    begins: { kind: "choice", values: BEGINS, default: "by-lot", seats: { min: 2 } },
    // More than three get into each other's way. (Appendix, "Efficient Replenishing")
    refillers: { kind: "choice", values: [0, 1, 2, 3], default: 0, seats: { min: 2 } },
    kept: { kind: "by-seat", each: { kind: "ids", ids: HAND_CARD_IDS, default: [] }, default: [] },
    provisions: { kind: "by-seat", each: { kind: "number", min: 0, max: 99, default: 0 }, default: [] },
  },
  groups: {
    hands: ["decks", "banned"],
    variants: ["seasons", "firstSeason", "olderSummer", "sideDecks", "tightsToDrawer"],
    together: ["teams", "begins", "refillers"],
    house: [
      "housedFirst",
      "onePastureEach",
      "usableOnly",
      "openPastures",
      "scatteredPastures",
      "strictAdjacency",
      "equalStart",
      "copse",
    ],
  },
  presets: {
    cards: { deal: "draft-7", sideJob: false },
    plain: { sideJob: false },
    tiles: { sideJob: true, extraTile: true },
    seasons: { seasons: true },
  },
};

/** Teams and house rules that hold at a table, as the form of a new game calls them. */
export function agreedOf(agreed: Options): Message {
  const flags = options.groups!.house!.filter((name) => agreed[name as keyof Options] === true);
  const rules = [
    ...(agreed.teams === "none" ? [] : [`option.teams.${agreed.teams}`]),
    ...flags.map((name) => `option.${name}`),
  ];
  return rules.length === 0 ? { id: "rules.variants.none" } : { id: "rules.variants.agreed", rules };
}
