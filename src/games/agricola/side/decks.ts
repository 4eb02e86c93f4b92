import type { Viewer } from "../../../table/game.ts";
import type { Random } from "../../../table/random.ts";
import { type SideCardId, type SideDeckId, sideCardsDealt } from "../cards/decks/side-decks.ts";
import type { State } from "../state.ts";
import type { SideDeck } from "./side-deck.ts";

export const newSideDecks = (ids: readonly SideDeckId[], version: number): SideDeck[] =>
  ids.map((id) => ({ id, left: [...sideCardsDealt(id, version)], top: [], seenBy: null }));

export const sideDeckOf = ({ sideDecks }: State, id: SideDeckId): SideDeck => sideDecks.find((deck) => deck.id === id)!;

/** How many cards are left; on a view the hidden ones of the top are among those that are left. */
export const sizeOf = ({ left, top }: SideDeck): number => left.length + top.filter((card) => card !== null).length;

/** The cards that may be drawn next. */
export function nextCards({ left, top }: SideDeck): readonly SideCardId[] {
  const [first] = top;
  return first === undefined || first === null ? left : [first];
}

/** Takes the card that is drawn from the deck. */
export function takeFromDeck(deck: SideDeck, card: SideCardId): void {
  // On a view the top may be hidden: then the card is taken from those that all know to be there.
  const first = deck.top.shift();
  if (first === undefined || first === null) deck.left = deck.left.filter((other) => other !== card);
  if (deck.top.length === 0) deck.seenBy = null;
}

/** A card goes back, and the whole deck is shuffled: nobody knows any more where anything lies. */
export function shuffleInto(deck: SideDeck, ...cards: readonly SideCardId[]): void {
  // On a view the hidden cards of the top are among those that are left already.
  deck.left = [...deck.left, ...deck.top.filter((card) => card !== null), ...cards].sort();
  deck.top = [];
  deck.seenBy = null;
}

/** Hides the cards that somebody else has looked at, in place: they are among those that are left. */
export function hideSideDecks({ sideDecks }: State, viewer: Viewer): void {
  for (const deck of sideDecks) {
    if (deck.top.length === 0 || deck.seenBy === viewer) continue;
    deck.left = [...deck.left, ...deck.top.filter((card) => card !== null)].sort();
    deck.top = deck.top.map(() => null);
  }
}

/** Lays cards where a view hides them, in place, each way equally likely. */
export function imagineSideDecks({ sideDecks }: State, random: Random): void {
  for (const deck of sideDecks)
    for (let i = 0; i < deck.top.length; i++) {
      if (deck.top[i] !== null) continue;
      const card = deck.left[random.below(deck.left.length)]!;
      deck.top[i] = card;
      deck.left = deck.left.filter((other) => other !== card);
    }
}
