import type { Seat } from "../../../table/game.ts";
import type { Farm, State } from "../state.ts";
import type { Owned } from "./card.ts";
import type { CardId } from "./ids.ts";
import { changersAmong, checkersAmong, isAsked, isChecked } from "./marks.ts";
import type { Check, Checks, Question, Questions } from "./questions.ts";

/** Whose card it is, and where it looks. */
export const owned = (state: State, owner: Seat, farm: Farm, self: CardId): Owned => ({
  state,
  owner,
  farm,
  self,
  on: farm.onCard[self] ?? 0,
});

/** The answer to a question, changed by the cards of a seat and those beside the board one after the other. */
export function answer<Q extends Question>(
  state: State,
  owner: Seat,
  question: Q,
  printed: Questions[Q],
  about?: object,
): Questions[Q] {
  const farm = state.farms[owner]!;
  if (!isAsked(state, farm, question)) return printed;
  let answer = printed;
  for (const { card, change } of changersAmong(farm.cards, question))
    answer = change(answer, { ...about, ...owned(state, owner, farm, card) });
  for (const { card, change } of changersAmong(state.common, question))
    answer = change(answer, { ...about, ...owned(state, owner, farm, card) });
  return answer;
}

/** The first card of a seat or beside the board that says so. */
function sayer<C extends Check>(
  state: State,
  owner: Seat,
  how: "allows" | "forbids",
  check: C,
  asked: Checks[C],
): CardId | undefined {
  const farm = state.farms[owner]!;
  if (!isChecked(state, farm, check)) return undefined;
  for (const { card, says } of checkersAmong(farm.cards, how, check))
    if (says({ ...asked, ...owned(state, owner, farm, card) })) return card;
  for (const { card, says } of checkersAmong(state.common, how, check))
    if (says({ ...asked, ...owned(state, owner, farm, card) })) return card;
  return undefined;
}

/** Whether a card of the seat or beside the board allows what the rules forbid. */
export const allows = <C extends Check>(state: State, owner: Seat, check: C, asked: Checks[C]): boolean =>
  sayer(state, owner, "allows", check, asked) !== undefined;

/** Whether a card of the seat or beside the board forbids what the rules allow. */
export const forbids = <C extends Check>(state: State, owner: Seat, check: C, asked: Checks[C]): boolean =>
  sayer(state, owner, "forbids", check, asked) !== undefined;

/** The card that forbids a seat what the rules allow. */
export const forbiddingCard = <C extends Check>(
  state: State,
  owner: Seat,
  check: C,
  asked: Checks[C],
): CardId | undefined => sayer(state, owner, "forbids", check, asked);
