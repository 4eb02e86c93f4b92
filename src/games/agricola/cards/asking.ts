import type { Seat } from "../../../table/game.ts";
import type { Farm, State } from "../state.ts";
import type { Check, Checks, Owned, Question, Questions } from "./card.ts";
import type { CardId } from "./ids.ts";
import { cards } from "./index.ts";
import { isAsked, isChecked } from "./marks.ts";

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
  for (const list of [farm.cards, state.common])
    for (const id of list) {
      const change = cards[id].changes?.[question] as
        | ((answer: Questions[Q], asked: Owned) => Questions[Q])
        | undefined;
      if (change !== undefined) answer = change(answer, { ...about, ...owned(state, owner, farm, id) });
    }
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
  for (const list of [farm.cards, state.common])
    for (const id of list) {
      const say = cards[id][how]?.[check] as ((asked: Checks[C] & Owned) => boolean) | undefined;
      if (say?.({ ...asked, ...owned(state, owner, farm, id) })) return id;
    }
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
