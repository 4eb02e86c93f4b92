import { seedFrom } from "../../src/table/dealer.ts";
import type { Seat } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { pick, type Random } from "../../src/table/random.ts";
import type { Case } from "./case.ts";
import { check } from "./check.ts";
import { LONGEST } from "./play.ts";

/** A match of the case, with nothing played yet. */
export const begin = ({ game, seats, options, random }: Case): Match =>
  Match.begin(game, { seats, options, seed: seedOf(random) });

/** A match played at random to its end; with `undoes`, moves are taken back now and then. */
export function playedMatch(one: Case, { undoes }: { undoes: boolean }): Match {
  const match = begin(one);
  for (let i = 0; !match.isOver; i++) {
    check(i < LONGEST, "no end");
    const { seat } = submitRandom(one, match);
    if (undoes && one.random.below(6) === 0) match.undo(seat);
  }
  return match;
}

/** Somebody who is asked, or now and then anybody who has an aside, makes a random move. */
export function submitRandom({ random, seats }: Case, match: Match): { readonly seat: Seat; readonly ply: number } {
  const anybody = random.below(seats);
  const isAside = random.below(8) === 0 && match.offer(anybody).asides.length > 0;
  const seat = isAside ? anybody : pick(match.actors(), random);
  const ply = match.log.length;
  const { moves, asides } = match.offer(seat);
  const { reason: refused } = match.submit(seat, pick(isAside ? asides : moves, random));
  check(refused === undefined, `a listed move is refused: ${refused?.id}`);
  return { seat, ply };
}

/** A seed to deal from. */
export const seedOf = (random: Random): string => seedFrom(String(random.below(0x7fffffff)));
