import { next } from "../../../table/agenda.ts";
import type { MoveOf, Seat } from "../../../table/game.ts";
import type { Move, State, Task } from "../state.ts";

export const PASS: MoveOf<Move, "pass"> = { type: "pass" };

/** Who begins this round. Our ruling: the first seat at first; then it moves on clockwise. */
export const startPlayer = ({ round, seats, options }: State): Seat =>
  options.startPlayer === "stays" || round < 1 ? 0 : (round - 1) % seats;

/** Asks every seat, in player order. */
export function askAll(state: State, task: (seat: Seat) => Task): void {
  const start = startPlayer(state);
  for (let i = state.seats - 1; i >= 0; i--) next(state, task((start + i) % state.seats));
}
