import { clone } from "../../table/clone.ts";
import type { Game } from "../../table/game.ts";
import type { MasterFarmerOptions } from "./options.ts";
import type { Move, State } from "./state.ts";

/** All lies open: what is in the bag is known to everybody, and chance has not yet said in which order it comes. */
export const {
  view,
  seen,
  imagine,
}: Pick<Game<State, Move, MasterFarmerOptions>, "view" | "seen" | "imagine"> = {
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
};
