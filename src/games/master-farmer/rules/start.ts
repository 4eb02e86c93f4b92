import { next } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import { collected } from "../places.ts";
import { type AnswerTo, isSolo, type RulesFor, type State } from "../state.ts";
import { has, kindOf, VEGETABLES } from "../vegetables.ts";

export const startRules: RulesFor<"lot" | "name"> = {
  /** Who begins, where the table has not agreed on it. (Play the Game) */
  lot: {
    moves: ({ seats }) => BEGINS.slice(0, seats),
    apply: (state, _, { seat }) => begin(state, seat),
  },

  /** Each player openly names a vegetable that nobody collects yet. (Overview) */
  name: {
    moves: (state) => NAMINGS.filter(({ vegetable }) => !has(collected(state), kindOf(vegetable))),
    apply(state, { seat }, { vegetable }) {
      state.collects[seat] = kindOf(vegetable);
    },
  },
};

const BEGINS: readonly AnswerTo<"lot">[] = [0, 1, 2, 3].map((seat) => Object.freeze({ type: "begin", seat }));

const NAMINGS = VEGETABLES.map((vegetable) => Object.freeze({ type: "name", vegetable } as const));

/** The seat that begins takes the first turn; all name their vegetables before, from it clockwise, unless agreed otherwise. */
export function begin(state: State, first: Seat): void {
  next(state, { kind: "turn", seat: first });
  if (isSolo(state) || state.options.chooseVegetable === "with-first-cube") return;
  for (let i = state.seats - 1; i >= 0; i--) next(state, { kind: "name", seat: (first + i) % state.seats });
}
