import { ROUNDS, type State } from "./state.ts";

/** Round spaces, as cards name them; those that are past or do not exist are left out. */

const ahead = (state: State, rounds: readonly number[]): readonly number[] =>
  rounds.filter((round) => round > state.round && round <= ROUNDS);

/** The next so many round spaces. */
export const nextRounds = (state: State, count: number): readonly number[] =>
  ahead(
    state,
    Array.from({ length: count }, (_, i) => state.round + 1 + i),
  );
/** The current round plus each of these. */
export const roundsFromNow = (state: State, ...plus: readonly number[]): readonly number[] =>
  ahead(
    state,
    plus.map((n) => state.round + n),
  );
/** Those of these rounds that are still ahead. */
export const roundsAhead = (state: State, ...rounds: readonly number[]): readonly number[] => ahead(state, rounds);
/** All that are still ahead. */
export const allRoundsAhead = (state: State): readonly number[] => nextRounds(state, ROUNDS);
/** Complete rounds still to come. */
export const roundsToCome = (state: State): number => ROUNDS - state.round;
