import { key } from "./json.ts";
import type { Move } from "./table.ts";

// Equal moves are the same object for as long as the program runs: listing them is what a simulation does most, and a
// search may compare and remember them as they are. Moves of a fixed set stand in a table; these two are for the others.

/** A move for each number, made when it first comes up. */
export function numbered<M extends Move>(make: (n: number) => M): (n: number) => M {
  const made: M[] = [];
  return (n) => {
    const known = made[n];
    if (known !== undefined) return known;
    const move = Object.freeze(make(n));
    made[n] = move;
    return move;
  };
}

/** Of all equal moves the first that came up; for moves that are seldom listed, or listed from a table. */
export function shared<M extends Move>(): (move: M) => M {
  const first = new Map<string, M>();
  return (move) => {
    const name = key(move);
    const known = first.get(name);
    if (known !== undefined) return known;
    first.set(name, Object.freeze(move));
    return move;
  };
}
