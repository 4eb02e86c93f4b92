import type { Seat } from "../../table/game.ts";
import type { Evaluation } from "../../table/module.ts";
import { totalHappiness } from "./scoring.ts";
import type { Move, State } from "./state.ts";

/** How good a position looks. */
export const evaluation: Evaluation<State, Move> = {
  value: (view: State, seat: Seat) => totalHappiness(view, seat),
};
