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
    novice: { by: "impulse", temperature: 1.1 },
    casual: { by: "impulse", temperature: 0.55 },
    club: { by: "greedy" },
    strong: { by: "greedy" },
    expert: { by: "playouts", simulations: 40, width: 6, length: 12 },
  }),
  first: {
    value: (view, seat) => value(view, seat, first),
    plan: (view, seat, moves) => bestMove(view, seat, moves, first),
  },
};
