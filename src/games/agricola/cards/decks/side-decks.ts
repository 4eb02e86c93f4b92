import type { Good } from "../../goods.ts";
import type { SpaceId } from "../../space-ids.ts";
import { legenDairyDeck } from "./legen-dairy.ts";
import type { SidePrinted, SideRows } from "./printed.ts";
import { xDeck } from "./x.ts";

/** Small decks that lie face down beside the board; a card is drawn when certain goods are collected. */
export const SIDE_DECKS = ["x", "legen-dairy"] as const;
export type SideDeckId = (typeof SIDE_DECKS)[number];

/** When a card is drawn: so many of a good were collected from an accumulation space, from any or from one of these. */
interface Trigger {
  readonly good: Good;
  readonly atLeast: number;
  readonly at?: readonly SpaceId[];
}

const sideDecks = {
  x: { trigger: { good: "stone", atLeast: 1, at: ["western-quarry"] }, cards: xDeck },
  "legen-dairy": { trigger: { good: "wood", atLeast: 3 }, cards: legenDairyDeck },
} as const satisfies { readonly [D in SideDeckId]: { readonly trigger: Trigger; readonly cards: SideRows } };

/** Deck and number: "X01". */
export type SideCardId = keyof typeof xDeck | keyof typeof legenDairyDeck;

/** What is printed on every card of the side decks. */
export const sidePrinted: { readonly [Id in SideCardId]: SidePrinted } = {
  ...sideDecks.x.cards,
  ...sideDecks["legen-dairy"].cards,
};

export const SIDE_CARD_IDS = Object.keys(sidePrinted).sort() as readonly SideCardId[];

export const sideCardsIn = (deck: SideDeckId): readonly SideCardId[] =>
  (Object.keys(sideDecks[deck].cards) as SideCardId[]).sort();

/** Those of them that are in the deck in a match of that version of the rules. */
export const sideCardsDealt = (deck: SideDeckId, version: number): readonly SideCardId[] =>
  sideCardsIn(deck).filter((card) => (sidePrinted[card].since ?? 1) <= version);

export const triggerOf = (deck: SideDeckId): Trigger => sideDecks[deck].trigger;

export const deckOf = (card: SideCardId): SideDeckId => SIDE_DECKS.find((deck) => card in sideDecks[deck].cards)!;

export const isSideCard = (card: string): card is SideCardId => Object.hasOwn(sidePrinted, card);
