import { clone } from "../../table/clone.ts";
import type { Game } from "../../table/game.ts";
import type { Options } from "./options.ts";
import type { Move, State } from "./state.ts";

/** Everything lies open; what the bag brings is decided when it is drawn. */
export const openView: Pick<Game<State, Move, Options>, "view" | "seen" | "imagine"> = {
  view: (state) => clone(state),
  seen: (_state, _seat, move) => move,
  imagine: (view) => clone(view),
};
