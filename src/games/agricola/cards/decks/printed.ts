import type { Good, Some } from "../../goods.ts";
import type { House } from "../../houses.ts";
import type { SpaceId } from "../../space-ids.ts";

/** The eight categories of the appendix, each with a symbol of its own. */
export const CATEGORIES = [
  "farm-planner",
  "actions-booster",
  "points-provider",
  "goods-provider",
  "food-provider",
  "crop-provider",
  "building-resource-provider",
  "livestock-provider",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The two kinds of hand cards. */
export type HandKind = "occupation" | "minor";

/** What is printed on a hand card beside its text. Its id is deck and number; its name is a word of the language. */
export interface Printed {
  readonly kind: HandKind;
  readonly category: Category;
  /** Occupations: in the game with so many players or more. */
  readonly players?: 1 | 3 | 4;
  /** What is paid for playing it, for an occupation besides the occupation cost. */
  readonly cost?: Some;
  /** Other prices, one of which may be paid instead. */
  readonly orCost?: readonly Some[];
  /** What the printed cost is multiplied by. */
  readonly costFor?: "each-person" | "each-round-left";
  /** What must be so for the card to be played; nothing of it is paid. */
  readonly needs?: Needs;
  readonly points?: number;
  /** Whether the card bears the symbol of bonus points. */
  readonly hasBonus?: true;
  /** Whether the card goes to the hand of the left neighbour once it was played. */
  readonly travels?: true;
  /** The version of the rules since which it is dealt, if not from the first: older matches go on without it. */
  readonly since?: number;
}

/** A number in a prerequisite means "at least", unless the card says otherwise. (Appendix, "Prerequisites") */
export type Count = number | { readonly exactly: number } | { readonly atMost: number };

/** A prerequisite: all of it must hold. Goods are those in the supply, animals those on the farm. */
export interface Needs extends Readonly<Partial<Record<Good, Count>>> {
  /** Cards before the seat. */
  readonly occupations?: Count;
  readonly grainFields?: Count;
  readonly vegetableFields?: Count;
  readonly unusedSpaces?: Count;
  /** The house is one of these. */
  readonly house?: readonly House[];
  /** A person of the seat stands on the space. */
  readonly personOn?: SpaceId;
}

/** The rows of one kind of card in a deck. */
export type Rows = { readonly [id: string]: Omit<Printed, "kind"> };

/** What only side decks have; occupations and improvements are there, too. */
export type SideKind = "action-space" | "merchant" | "artifact" | "event";

/** What is printed on a card of a side deck beside its text. */
export interface SidePrinted {
  readonly kind: SideKind | HandKind | "major";
  readonly category: Category;
  readonly points?: number;
  readonly hasBonus?: true;
  /**
   * Where an event lies once it was shown: beside the board for all, or before the drawer, until it says that it goes. An
   * event without is over at once.
   */
  readonly stays?: "beside" | "drawer";
  /** It goes back into its deck, be it that what it says stays in force beside the board. */
  readonly returns?: true;
  /** The version of the rules since which it is in its deck, if not from the first. */
  readonly since?: number;
}

export type SideRows = { readonly [id: string]: SidePrinted };
