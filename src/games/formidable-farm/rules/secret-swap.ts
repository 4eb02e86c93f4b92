import type { Seat } from "../../../table/game.ts";
import { type At, mix, type Pile } from "../../../table/piles.ts";
import type { CardNumber, State } from "../state.ts";

interface Held {
  readonly pile: Pile<CardNumber>;
  readonly card: CardNumber;
}

/** A seat swaps two of its cards; the others only know that any two of these piles may have been swapped. */
export function swapInSecret({ sources }: State, seat: Seat, one: Held, other: Held): void {
  const places: At<CardNumber>[] = [];
  for (const { pile } of [one, other])
    for (let index = 0; index < pile.cards.length; index++) places.push({ pile, index });
  mix(sources, places, seat);
  one.pile.cards[one.pile.cards.indexOf(one.card)] = other.card;
  other.pile.cards[other.pile.cards.indexOf(other.card)] = one.card;
}
