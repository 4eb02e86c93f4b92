import { clone } from "../../src/table/clone.ts";
import type { Seat, Table } from "../../src/table/game.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import type { Case, Property } from "./case.ts";
import { checkSame } from "./check.ts";
import { isTogether, legalMoves, togetherPositions } from "./play.ts";

export const strandsCommute: Property = (one) => {
  const { random } = one;
  for (const state of togetherPositions(one)) {
    const salt = random.below(1000);
    const first = arrive(one, clone(state), salt);
    for (let i = 0; i < 2; i++)
      checkSame(arrive(one, clone(state), salt), first, "another order of arrival ended elsewhere");
  }
};

/** Everyone who acts at the same time comes in random order, each with moves that hang only on what it has done. */
function arrive({ game, random }: Case, state: Table, salt: number): Table {
  const depth = state.agenda.length;
  const made = new Map<Seat, number>();
  for (let i = 0; isTogether(state) && state.agenda.length === depth && i < 5000; i++) {
    const seat = pick(game.actors(state), random);
    const n = made.get(seat) ?? 0;
    made.set(seat, n + 1);
    const moves = n < 40 ? legalMoves(game, state, seat) : game.moves(state, seat);
    game.play(state, seat, pick(moves, fastRandom(`${salt}/${seat}/${n}`)));
  }
  return state;
}
