import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { State } from "../state.ts";
import type { Card, Check, Checks, Moment, Moments, Question, Questions } from "./card.ts";
import { HAND_CARD_IDS, type HandCardId, printed } from "./decks/index.ts";
import type { CardId } from "./ids.ts";
import { majors } from "./majors.ts";

export type { Card } from "./card.ts";
export { type CardId, MAJOR_IDS, type MajorId } from "./ids.ts";

/** What the hand cards do, beside what is printed in their decks. */
const effects: { readonly [Id in HandCardId]?: Partial<Card> } = {};

const handCards = Object.fromEntries(
  HAND_CARD_IDS.map((id): [string, Card] => [id, { cost: {}, points: 0, ...printed[id], ...effects[id] }]),
) as { [Id in HandCardId]: Card };

/** Every card of the game by its id. */
export const cards: { [Id in CardId]: Card } = { ...majors, ...handCards };

/** Lets the cards of all seats speak, in turn order from the seat that acts (or the starting player). */
export function raise<M extends Moment>(state: State, moment: M, at: Moments[M], first = state.startingPlayer): void {
  const { farms, seats } = state;
  for (let i = seats - 1; i >= 0; i--) {
    const owner = (first + i) % seats;
    const farm = farms[owner]!;
    for (let j = farm.cards.length - 1; j >= 0; j--) {
      const speak = cards[farm.cards[j]!].on?.[moment];
      if (speak !== undefined) next(state, ...speak({ ...at, state, owner, farm }));
    }
  }
}

/** Whether any card in play has something to say at a moment. */
export function isHeard({ farms }: State, moment: Moment): boolean {
  for (let i = 0; i < farms.length; i++) {
    const own = farms[i]!.cards;
    for (let j = 0; j < own.length; j++) if (cards[own[j]!].on?.[moment] !== undefined) return true;
  }
  return false;
}

/** Lets one card speak of its own being played. */
export function raisePlayed(state: State, owner: Seat, card: CardId): void {
  const speak = cards[card].on?.played;
  if (speak !== undefined) next(state, ...speak({ seat: owner, state, owner, farm: state.farms[owner]! }));
}

/** The answer to a question, changed by the cards of a seat one after the other. */
export function answer<Q extends Question>(
  state: State,
  owner: Seat,
  question: Q,
  printed: Questions[Q],
): Questions[Q] {
  const farm = state.farms[owner]!;
  let answer = printed;
  for (const id of farm.cards) {
    const change = cards[id].changes?.[question] as
      | ((answer: Questions[Q], asked: { state: State; owner: Seat; farm: typeof farm }) => Questions[Q])
      | undefined;
    if (change !== undefined) answer = change(answer, { state, owner, farm });
  }
  return answer;
}

/** Whether a card of the seat allows what the rules forbid. */
export function allows<C extends Check>(state: State, owner: Seat, check: C, asked: Checks[C]): boolean {
  const farm = state.farms[owner]!;
  for (const id of farm.cards) {
    const allow = cards[id].allows?.[check];
    if (allow?.({ ...asked, state, owner, farm } as never)) return true;
  }
  return false;
}
