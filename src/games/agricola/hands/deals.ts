import type { HandKind } from "../cards/decks/index.ts";

/** How hands come about. */
export interface Deal {
  /** How many cards of each kind a seat is dealt. */
  readonly size: { readonly [K in HandKind]: number };
  /**
   * Cards are dealt as packs that are passed to the left: how many each seat keeps at each step. What is left after the
   * last step leaves the game.
   */
  readonly keeps?: readonly number[];
  /** How many cards of each kind are put back, face down, of those dealt. */
  readonly putsBack?: number;
  /** Packs of both kinds are passed at the same time; else the occupations come first. */
  readonly bothAtOnce?: true;
  /** Who likes may throw away all cards of a kind for a new set with one card fewer. */
  readonly mulligan?: true;
  /** A card is drawn for each that is played. */
  readonly draws?: true;
  /** How often a card may be exchanged for one of its kind before the game. */
  readonly exchangesBefore?: number;
  /** After each harvest a card may be exchanged for one of either kind. */
  readonly exchangesAtHarvest?: true;
  /** How many of the minor improvements are travelling cards. */
  readonly traveling?: number;
  /** How many of the occupations bear each mark. */
  readonly marks?: { readonly 1: number; readonly 3: number; readonly 4: number };
  /** How many cards of each kind lie open for whoever passes a turn. */
  readonly market?: number;
}

const both = (size: number): Deal["size"] => ({ occupation: size, minor: size });

/** The ways of dealing of the appendix ("Card deals and drafts"); without hand cards there is none. */
export const deals = {
  plain: { size: both(7) },
  "draft-7": { size: both(7), keeps: [1, 1, 1, 1, 1, 1, 1] },
  "draft-1-1": { size: both(7), keeps: [1, 1, 1, 1, 1, 1, 1], bothAtOnce: true },
  "draft-8": { size: both(8), keeps: [1, 1, 1, 1, 1, 1, 1] },
  "quick-draft": { size: both(7), keeps: [3, 2, 2], bothAtOnce: true },
  "10-choose-7": { size: both(10), putsBack: 3 },
  mulligan: { size: both(7), mulligan: true },
  "living-5-5": { size: both(5), draws: true, exchangesAtHarvest: true },
  "living-3-3": { size: both(3), draws: true, exchangesBefore: 6 },
  "six-plus-one": { size: both(7), traveling: 1 },
  "3-2-2": { size: both(7), marks: { 1: 3, 3: 2, 4: 2 } },
  market: { size: both(7), market: 3 },
} satisfies { [name: string]: Deal } as { [name: string]: Deal };

export const DEALS = [
  "none",
  "plain",
  "draft-7",
  "draft-1-1",
  "draft-8",
  "quick-draft",
  "10-choose-7",
  "mulligan",
  "living-5-5",
  "living-3-3",
  "six-plus-one",
  "3-2-2",
  "market",
] as const;
export type DealId = (typeof DEALS)[number];

type Dealt = { readonly deal: DealId; readonly kept: readonly (readonly string[])[] };

/** The deal of a game with hand cards. */
export const dealOf = ({ options }: { readonly options: Dealt }): Deal =>
  options.kept.length === 1 ? besideKept(options) : deals[options.deal]!;

const beside = new WeakMap<Dealt, Deal>();

/** Alone, the hand has an occupation less for each that is kept. (AG-274) */
function besideKept(options: Dealt): Deal {
  let deal = beside.get(options);
  if (deal === undefined) {
    const { keeps, ...printed } = deals[options.deal]!;
    const { occupation, minor } = printed.size;
    const dealt = { occupation: Math.max(0, occupation - options.kept[0]!.length), minor };
    // Nobody is there to pass a pack to: of one with more cards than are kept the others are put back.
    const kept = keeps?.reduce((sum, n) => sum + n, 0) ?? minor;
    deal = { ...printed, size: dealt, ...(kept < minor && { putsBack: minor - kept }) };
    beside.set(options, deal);
  }
  return deal;
}
