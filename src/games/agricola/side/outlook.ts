import type { Seat } from "../../../table/game.ts";
import type { Ahead } from "../cards/card.ts";
import { cards } from "../cards/index.ts";
import { eaters } from "../cards/terms.ts";
import { farmOf, type State } from "../state.ts";

/** What an animal and the young of a pair are worth beyond what they score. */
const ANIMAL = 0.15;
const YOUNG = 0.3;

/** What the cards of side decks before a seat are worth beyond what they score now. */
export function sideCardsAhead(view: State, seat: Seat, ahead: Ahead): number {
  if (view.sideDecks.length === 0) return 0;
  const farm = farmOf(view, seat);
  const { owed, llamas, fairies } = farm;
  // Whoever does not return home takes points and actions along; animals of all kinds have young ones.
  let total = 0 - owed * (3 + ahead.action * ahead.rounds);
  total += ANIMAL * ahead.soon * (Math.min(llamas, 4) + Math.min(fairies, 8) / 2);
  if (llamas > 1) total += YOUNG * ahead.harvests;
  for (const self of farm.cards)
    total += cards[self].worth?.({ state: view, owner: seat, farm, self, on: farm.onCard[self] ?? 0, ahead }) ?? 0;
  return total;
}

/** Food that what lives on cards will eat at the next harvest. */
export const foodForCards = (view: State, seat: Seat): number => {
  const count = view.sideDecks.length === 0 ? 0 : eaters(farmOf(view, seat));
  return count + (count >> 1);
};
