import { cardsIn, DECKS, type Deck, type HandKind } from "../../cards/decks/index.ts";
import type { Category } from "../../cards/decks/printed.ts";
import { type CardId, cards, MAJOR_IDS } from "../../cards/index.ts";
import type { Good } from "../../goods.ts";
import { categoryOf } from "./face.tsx";

/** What is looked for among all cards; what is not said does not matter. */
export interface Wanted {
  readonly text: string;
  readonly deck: Deck | "majors" | "";
  readonly kind: HandKind | "major" | "";
  readonly category: Category | "";
  /** Cards that are in a game of so many players. */
  readonly players: number;
  readonly cost: Good | "free" | "";
  readonly order: "number" | "name" | "category";
}

export const ANY: Wanted = { text: "", deck: "", kind: "", category: "", players: 0, cost: "", order: "number" };

/** Every card: the major improvements, then the decks. */
export const ALL_CARDS: readonly CardId[] = [...MAJOR_IDS, ...DECKS.flatMap(cardsIn)];

/** The cards that are wanted, in the order that is wanted. Texts are found by each of their words, whatever their case. */
export function find(wanted: Wanted, name: (id: string) => string): readonly CardId[] {
  const parts = folded(wanted.text)
    .split(/\s+/)
    .filter((part) => part !== "");
  const found = ALL_CARDS.filter((card) => suits(wanted, card)).filter((card) => {
    const text = folded(`${card} ${name(card)} ${name(`${card}.about`)}`);
    return parts.every((part) => text.includes(part));
  });
  if (wanted.order === "number") return found;
  const by = wanted.order === "name" ? name : (card: CardId) => name(`category.${categoryOf(card)}`) + name(card);
  return found.toSorted((a, b) => by(a).localeCompare(by(b)));
}

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

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

const inDeck = (deck: Deck | "majors"): readonly CardId[] => (deck === "majors" ? MAJOR_IDS : cardsIn(deck));
