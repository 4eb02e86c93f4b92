import { clone } from "../../table/clone.ts";
import type { Seat, Viewer } from "../../table/game.ts";
import type { Random } from "../../table/random.ts";
import { faceDown, hideHands, imagineHands } from "./hands/secrets.ts";
import type { DealTask, Move, State } from "./state.ts";

/** The board and the farms lie open; hands and packs are their holders' alone. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  if (seen.hands !== null) hideHands(seen, viewer);
  return seen;
}

export function imagine(view: State, random: Random): State {
  const state = clone(view);
  if (state.hands !== null) imagineHands(state, random);
  return state;
}

/** Others see that a card is dealt, kept or put back, and of which kind, but not which. */
export function seen(state: State, seat: Seat, move: Move, viewer: Viewer): Move {
  if (seat === viewer) return move;
  switch (move.type) {
    case "deal": {
      const { to } = state.agenda.at(-1) as DealTask;
      return to === undefined || to === viewer ? move : { type: "deal", card: faceDown(state, move.card) };
    }
    case "draft":
      return { type: "draft", card: faceDown(state, move.card) };
    case "putBack":
      return { type: "putBack", card: faceDown(state, move.card) };
    default:
      return move;
  }
}
