import { hasWords } from "../../../../client/words/search.ts";
import { cardsIn, DECKS, type Deck } from "../../cards/decks/index.ts";
import type { Category } from "../../cards/decks/printed.ts";
import { SIDE_DECKS, type SideDeckId, sideCardsIn } from "../../cards/decks/side-decks.ts";
import { type CardId, cards, MAJOR_IDS, SEASON_IDS } from "../../cards/index.ts";
import type { CardKind } from "../../cards/kinds.ts";
import type { Good } from "../../goods.ts";
import { categoryOf } from "./category.ts";

/** Cards that belong together, whether they are held in hand or lie anywhere else. */
export type DeckName = Deck | SideDeckId | "majors" | "seasons";

export const HAND_DECKS: readonly DeckName[] = DECKS;
export const DECK_NAMES: readonly DeckName[] = ["majors", ...DECKS, ...SIDE_DECKS, "seasons"];

const isSideDeck = (deck: string): deck is SideDeckId => (SIDE_DECKS as readonly string[]).includes(deck);

/** What is looked for among all cards; what is not said does not matter. */
export interface Wanted {
  readonly text: string;
  readonly deck: DeckName | "";
  readonly kind: CardKind | "";
  readonly category: Category | "";
  /** Cards that are in a game of so many players. */
  readonly players: number;
  readonly cost: Good | "free" | "";
  readonly order: "number" | "name" | "category";
}

export const ANY: Wanted = { text: "", deck: "", kind: "", category: "", players: 0, cost: "", order: "number" };

/** Every card: the major improvements, the decks that are dealt, those beside the board, the seasons. */
export const ALL_CARDS: readonly CardId[] = DECK_NAMES.flatMap((deck) => inDeck(deck));
/** Cards that may be held in hand. */
export const HAND_CARDS: readonly CardId[] = HAND_DECKS.flatMap((deck) => inDeck(deck));

/** The cards that are wanted, in the order that is wanted. Texts are found by each of their words, whatever their case. */
export function find(
  wanted: Wanted,
  name: (id: string) => string,
  among: readonly CardId[] = ALL_CARDS,
): readonly CardId[] {
  const found = among
    .filter((card) => suits(wanted, card))
    .filter((card) => hasWords(`${card} ${name(card)} ${name(`${card}.about`)}`, wanted.text));
  if (wanted.order === "number") return found;
  const by = wanted.order === "name" ? name : (card: CardId) => categoryName(card, name) + name(card);
  return found.toSorted((a, b) => by(a).localeCompare(by(b)));
}

const categoryName = (card: CardId, name: (id: string) => string): string => {
  const category = categoryOf(card);
  return category === undefined ? "" : name(`category.${category}`);
};

function suits({ deck, kind, category, players, cost }: Wanted, card: CardId): boolean {
  const { kind: own, players: from = 1, cost: price, orCost = [] } = cards[card];
  if (deck !== "" && !inDeck(deck).includes(card)) return false;
  if (kind !== "" && own !== kind) return false;
  if (category !== "" && categoryOf(card) !== category) return false;
  if (players > 0 && from > players) return false;
  if (cost === "") return true;
  const prices = [price, ...orCost];
  if (cost === "free") return prices.every((one) => Object.keys(one).length === 0);
  return prices.some((one) => (one[cost] ?? 0) > 0);
}

function inDeck(deck: DeckName): readonly CardId[] {
  if (deck === "majors") return MAJOR_IDS;
  if (deck === "seasons") return SEASON_IDS;
  return isSideDeck(deck) ? sideCardsIn(deck) : cardsIn(deck);
}
