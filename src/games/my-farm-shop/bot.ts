import type { Evaluation } from "../../table/module.ts";
import { score } from "./scoring.ts";
import type { Move, State } from "./state.ts";

/** How good a position looks. */
export const evaluation: Evaluation<State, Move> = {
  value: (view, seat) => score(view, seat).total,
};
