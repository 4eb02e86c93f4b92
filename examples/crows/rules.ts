import { agenda, next, type Options } from "furrow/engine";
import type { Answers, AnswerTo, CrowsOptions, Move, State, Task, Thing } from "./state.ts";

const PICK: AnswerTo<"turn"> = { type: "pick" };
const BRING_HOME: AnswerTo<"turn"> = { type: "bring-home" };
const ONLY_PICK: readonly AnswerTo<"turn">[] = [PICK];
const EITHER: readonly AnswerTo<"turn">[] = [PICK, BRING_HOME];

/** What hangs in the tree: how often it is found, in sixths, and its points. */
export const THINGS: { readonly [thing in Thing]: { readonly weight: number; readonly points: number } } = {
  apple: { weight: 2, points: 1 },
  pear: { weight: 2, points: 2 },
  plum: { weight: 1, points: 3 },
  crow: { weight: 1, points: 0 },
};
const FINDS = (Object.keys(THINGS) as Thing[]).map((thing): AnswerTo<"find"> => ({ type: "find", thing }));

/** One rule for each kind of task; from them follows who is asked, what is legal and how it is played. */
export const play = agenda<State, Task, Move, Answers>({
  /** Pick one more fruit, or bring the basket home. */
  turn: {
    moves: ({ basket }) => (basket === 0 ? ONLY_PICK : EITHER),
    apply(state, { seat }, { type }) {
      if (type === "pick") return next(state, { kind: "find", of: seat });
      state.home[seat]! += state.basket;
      state.basket = 0;
    },
  },

  /** Chance says what is found. A crow empties the basket and ends the turn; after a fruit the turn goes on. */
  find: {
    moves: () => FINDS,
    weight: (_state, _task, { thing }) => THINGS[thing].weight,
    apply(state, { of }, { thing }) {
      if (thing === "crow") {
        state.basket = 0;
      } else {
        state.basket += THINGS[thing].points;
        next(state, { kind: "turn", seat: of });
      }
    },
  },
});

/** Every seat has its turns, one after the other: all of them are on the agenda from the start. */
export function setup(seats: number, options: CrowsOptions & Options, version: number): State {
  const state: State = { options, version, seats, agenda: [], shown: 0, home: new Array(seats).fill(0), basket: 0 };
  const turns = Array.from({ length: seats * options.turns }, (_, i): Task => ({ kind: "turn", seat: i % seats }));
  next(state, ...turns);
  return state;
}
