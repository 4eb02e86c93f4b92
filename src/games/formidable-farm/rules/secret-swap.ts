import type { Seat } from "../../../table/game.ts";
import { type At, mix, type Pile } from "../../../table/piles.ts";
import type { CardNumber, State } from "../state.ts";

interface Held {
  readonly pile: Pile<CardNumber>;
  readonly card: CardNumber;
}

/**
 * A seat swaps two of its cards; the others only know that any two of these piles may have been swapped. The card given
 * into the second pile comes last there, the others keep their order.
 */
export function swapInSecret({ sources }: State, seat: Seat, one: Held, other: Held): void {
  const places: At<CardNumber>[] = [];
  for (const { pile } of [one, other])
    for (let index = 0; index < pile.cards.length; index++) places.push({ pile, index });
  mix(sources, places, seat);
  one.pile.cards[one.pile.cards.indexOf(one.card)] = other.card;
  other.pile.cards.splice(other.pile.cards.indexOf(other.card), 1);
  other.pile.cards.push(one.card);
}
