import { clone } from "../../table/clone.ts";
import type { Seat, Viewer } from "../../table/game.ts";
import { pick, type Random } from "../../table/random.ts";
import type { DealTask, Drawing } from "./agenda.ts";
import { faceDown, hideHands, imagineHands } from "./hands/secrets.ts";
import type { Move } from "./moves.ts";
import { hideSideDecks, imagineSideDecks } from "./side/decks.ts";
import type { State } from "./state.ts";

/** The board and the farms lie open; hands and packs are their holders' alone, and whom somebody drew the artist's. */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state);
  if (seen.hands !== null) hideHands(seen, viewer);
  hideSideDecks(seen, viewer);
  redraw(seen, ({ artist, subject }) => (artist === viewer ? subject : null));
  return seen;
}

/** Says of each drawing that others guess at whom it shows. */
function redraw(state: State, subjectOf: (drawing: Drawing) => Seat | null): void {
  const last = state.agenda.length - 1;
  const task = state.agenda[last];
  if (task?.kind !== "guess" && task?.kind !== "judge") return;
  state.agenda[last] = { ...task, drawing: { ...task.drawing, subject: subjectOf(task.drawing) } };
}

/** Whom a drawing may show, as far as all know. */
const subjects = ({ seats }: State, { artist, wrong }: Drawing): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== artist && !wrong.includes(seat));

export function imagine(view: State, random: Random): State {
  const state = clone(view);
  if (state.hands !== null) imagineHands(state, random);
  imagineSideDecks(state, random);
  redraw(state, (drawing) => drawing.subject ?? pick(subjects(state, drawing), random));
  return state;
}

/** Others see that a card is dealt, kept or put back, and of which kind, but not which; and not who is drawn. */
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
    case "sketch":
      return { type: "sketch", subject: null };
    case "look": {
      const task = state.agenda.at(-1);
      return task?.kind === "look" && task.looker === viewer ? move : { type: "look", card: null };
    }
    case "arrange":
      return { type: "arrange", card: null };
    default:
      return move;
  }
}
