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
    novice: { algorithm: "one-ply", temperature: 1.15 },
    casual: { algorithm: "one-ply", temperature: 0.75 },
    club: { algorithm: "one-ply", temperature: 0.45 },
    strong: { algorithm: "greedy" },
    expert: { algorithm: "flat-monte-carlo", simulations: 60, width: 5, pruneMargin: 2, length: { turns: 2 } },
  }),
  first: {
    value: (view, seat) => value(view, seat, first),
    plan: (view, seat, moves) => bestMove(view, seat, moves, first),
  },
};
