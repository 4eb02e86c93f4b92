import type { Seat } from "../../../table/game.ts";
import { eaters } from "../cards/terms.ts";
import { farmOf, ROUNDS, type State } from "../state.ts";

/** What bots go by: what an action is worth, and what is still ahead. */
interface Ahead {
  readonly action: number;
  readonly rounds: number;
  readonly harvests: number;
  /** Near 1 while there are actions enough, 0 when there are none. */
  readonly soon: number;
}

/** What a card of a side deck is worth beyond what it scores now, by what lies on it. */
const worths: { readonly [card: string]: (on: number, ahead: Ahead) => number } = {
  // A tank is nearly an action, one a round.
  X08: (on, { action, rounds }) => 0.9 * action * Math.min(on, rounds + 1),
  X09: (_, { rounds }) => 0.25 * rounds,
  X10: (_, { soon }) => soon,
  X11: (_, { rounds }) => 0.15 * rounds,
  // Half as many come with each harvest, for one food each.
  X12: (on, { harvests }) => 0.3 * on * Math.min(harvests, 4),
  X20: (_, { rounds }) => 0.05 * rounds,
  // Whoever is frozen comes back with the actions that are left then.
  X22: (on, { action }) => (on > 0 && on <= ROUNDS ? 3 + action * (ROUNDS - on + 1) : 0),
  // A breeding a harvest, if there is somebody to breed with.
  LD02: (_, { harvests }) => 0.3 * harvests,
  // Two actions a round from a person who else has one, and one for an animal.
  LD13: (on, { action, rounds }) => (on > 0 ? action * rounds : 0),
  LD14: (_, { action, rounds }) => 0.3 * action * rounds,
  LD15: (_, { rounds }) => 0.15 * rounds,
  LD16: (_, { rounds }) => 0.12 * rounds,
  LD22: (_, { soon }) => 2 * soon,
  LD24: (_, { rounds }) => 0.3 + 0.15 * rounds,
  LD25: (_, { rounds }) => 0.12 * rounds,
};

/** What an animal and the young of a pair are worth beyond what they score. */
const ANIMAL = 0.15;
const YOUNG = 0.3;

/** How much of the candy on the board will be picked up on the way. */
const PICKED_UP = 0.6;

/** What the cards of side decks before a seat are worth beyond what they score now. */
export function sideCardsAhead(view: State, seat: Seat, ahead: Ahead): number {
  if (view.sideDecks.length === 0) return 0;
  const { cards, onCard, marked, owed, llamas, fairies } = farmOf(view, seat);
  // Whoever does not return home takes points and actions along; animals of all kinds have young ones.
  let total = 0 - owed * (3 + ahead.action * ahead.rounds);
  total += ANIMAL * ahead.soon * (Math.min(llamas, 4) + Math.min(fairies, 8) / 2);
  if (llamas > 1) total += YOUNG * ahead.harvests;
  for (const card of cards) total += worths[card]?.(onCard[card] ?? 0, ahead) ?? 0;
  for (const { card } of marked) if (card === "X17") total += PICKED_UP * ahead.soon;
  return total;
}

/** Food that what lives on cards will eat at the next harvest. */
export const foodForCards = (view: State, seat: Seat): number => {
  const count = view.sideDecks.length === 0 ? 0 : eaters(farmOf(view, seat));
  return count + (count >> 1);
};
