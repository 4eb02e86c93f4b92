import { clone } from "../../table/clone.ts";
import type { Seat } from "../../table/game.ts";
import type { Move, State } from "./state.ts";

/** Everything lies open: action space cards are drawn when they are revealed, and nobody holds anything in secret. */
export const view = (state: State): State => clone(state);
export const seen = (_: State, __: Seat, move: Move): Move => move;
export const imagine = (view: State): State => clone(view);
