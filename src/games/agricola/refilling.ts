import type { Seat } from "../../table/game.ts";
import { spacesInPlay } from "./cards/common.ts";
import { has } from "./cards/marks.ts";
import { boardOf, type LaidOut } from "./spaces.ts";
import { farmOf, type State } from "./state.ts";

/** Who refills the accumulation spaces, where that is the duty of certain seats. (AG-011) */

type Table = Pick<State, "seats" | "options">;

/** How many seats share the duty, from the first one on: none where the game does it for all, or for a seat alone. */
export const refillers = ({ seats, options }: Table): number => (seats > 1 ? Math.min(options.refillers, seats) : 0);

/**
 * Whose an accumulation space is. They are dealt out one by one, those that are still to come among them, so that each
 * keeps its refiller; where a card frees that seat of the duty, the next one takes its place.
 */
export function refillerOf(state: State, space: LaidOut): Seat | undefined {
  const count = refillers(state);
  if (count === 0 || space.perRound === 0) return undefined;
  const first = boardOf(state).all.filter(accumulates).indexOf(space) % count;
  const inTurn = Array.from({ length: state.seats }, (_, i) => (first + i) % state.seats);
  return inTurn.find((seat) => !has(farmOf(state, seat), "needNotRefill"));
}

const accumulates = (space: LaidOut | undefined): boolean => space !== undefined && space.perRound > 0;

/** The spaces in play that are a seat's to refill. */
export const spacesRefilledBy = (state: State, seat: Seat): readonly LaidOut[] =>
  spacesInPlay(state).filter((space) => refillerOf(state, space) === seat);

/** Whether a space still waits for its goods of this round. */
export const awaitsRefill = (state: State, space: LaidOut): boolean =>
  state.agenda.some((task) => task.kind === "refill" && task.seat === refillerOf(state, space));
