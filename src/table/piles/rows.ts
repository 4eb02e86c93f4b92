import type { Random } from "../random.ts";
import type { Card } from "./card.ts";

/** Takes a random card out of a row, which stays sorted. */
export function draw<C extends Card>(cards: C[], random: Random): C {
  const at = random.below(cards.length);
  const card = cards[at] as C;
  cards.splice(at, 1);
  return card;
}

/** Puts a card where it belongs in a sorted row. */
export function insert<C extends Card>(cards: C[], card: C): void {
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[middle] as C) < card) low = middle + 1;
    else high = middle;
  }
  cards.splice(low, 0, card);
}

/** Takes one such card out of a row, if it is there. */
export function strike<C extends Card>(cards: C[], card: C): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

export const countOf = <C extends Card>(cards: readonly C[], card: C): number => {
  let count = 0;
  for (const other of cards) if (other === card) count++;
  return count;
};

export const byCard = (a: Card | null, b: Card | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
};
