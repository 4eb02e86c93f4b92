import type { Evaluation } from "../../table/module.ts";
import { outlook } from "./bot/outlook.ts";
import { planTurn } from "./bot/turn-plan.ts";
import type { Move, State } from "./state.ts";

const depth = { width: 16, length: 10, positions: 2000 };

/** The game's own bots look for the best whole turn, from what their seat may know. */
export const evaluation: Evaluation<State, Move> = {
  value(view, seat) {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < view.seats; other++) if (other !== seat) best = Math.max(best, outlook(view, other));
    return outlook(view, seat) - (view.seats === 1 ? 0 : best);
  },
  plan: (view, seat, moves) => planTurn(view, seat, moves, depth),
};
