import { clone } from "../../table/clone.ts";
import type { Game } from "../../table/game.ts";
import type { Options } from "./options.ts";
import type { Move, State } from "./state.ts";

/** All lies open; which card of a stack lies on top of the deck is not there before it is drawn. */
export const {
  view,
  seen,
  imagine,
}: Pick<Game<State, Move, Options>, "view" | "seen" | "imagine"> = {
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
};
