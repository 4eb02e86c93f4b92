import type { Evaluation } from "../../table/module.ts";
import { bestMove, plan, terms, value } from "./bot/plan.ts";
import { first, tuned } from "./income/numbers.ts";
import type { Move, State } from "./state.ts";

/** How good a position looks: the coins a seat has, and those its Farm should still earn. */
export const evaluation: Evaluation<State, Move> = {
  value: (view, seat) => value(view, seat, tuned),
  terms: (view, seat) => terms(view, seat, tuned),
  turn: ({ turn }) => turn,
  plan: (view, seat, moves) => plan(view, seat, moves, tuned),
  levels: () => ({
    novice: { by: "impulse", temperature: 1.15 },
    casual: { by: "impulse", temperature: 0.75 },
    club: { by: "impulse", temperature: 0.45 },
    strong: { by: "greedy" },
    expert: { by: "playouts", simulations: 60, width: 5, doubt: 2, length: { turns: 2 } },
  }),
  first: {
    value: (view, seat) => value(view, seat, first),
    plan: (view, seat, moves) => bestMove(view, seat, moves, first),
  },
};
