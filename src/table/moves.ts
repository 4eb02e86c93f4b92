import type { Move } from "./game.ts";

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

/** A move for each name, made when it first comes up. */
export function named<M extends Move>(make: (name: string) => M): (name: string) => M {
  const made = new Map<string, M>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const move = Object.freeze(make(name));
    made.set(name, move);
    return move;
  };
}
