import { CHANCE, type Result } from "../../src/table/game.ts";
import { isJson, key } from "../../src/table/json.ts";
import { sidesOf } from "../../src/table/sides.ts";
import type { Property } from "./case.ts";
import { check } from "./check.ts";
import { forEachPosition, LONGEST, playOut } from "./play.ts";

export const randomGamesEnd: Property = (one) => {
  const { plies } = playOut(one);
  check(plies.length < LONGEST, `no end after ${plies.length} moves`);
};

export const nobodyActsExactlyWhenThereIsAResult: Property = (one) => {
  const { game, seats } = one;
  forEachPosition(one, (state) => {
    const actors = game.actors(state);
    const result = game.result(state);
    check((actors.length === 0) === (result !== undefined), `actors ${actors}, result ${key(result ?? null)}`);
    check(new Set(actors).size === actors.length, `an actor is named twice: ${actors}`);
    check(!actors.includes(CHANCE) || actors.length === 1, "chance acts alone");
    for (const seat of actors) check(seat === CHANCE || (seat >= 0 && seat < seats), `there is no seat ${seat}`);
    if (result === undefined) return;
    check(result.places.length === seats && result.scores.length === seats, "every seat has a place and a score");
    check(isJson(result), "the result is plain data");
    checkTies(result);
    const sides = sidesOf(game, state.options, seats);
    check(sides.length === seats, "every seat has a side");
    for (const [seat, side] of sides.entries()) {
      const first = sides.indexOf(side);
      check(result.places[seat] === result.places[first], "seats of a side share a place");
      check(result.scores[seat]!.total === result.scores[first]!.total, "seats of a side share a score");
    }
  });
};

/** Where scores are equal, more of what settles ties is a better place, and as much is the same. */
function checkTies({ places, scores, tieBreak }: Result): void {
  if (tieBreak === undefined) return;
  check(tieBreak.counts.length === places.length, "every seat has a count for ties");
  for (const [one, { total }] of scores.entries())
    for (const [other] of scores.entries())
      if (scores[other]!.total === total)
        check(
          Math.sign(tieBreak.counts[one]! - tieBreak.counts[other]!) === Math.sign(places[other]! - places[one]!),
          `a tie of ${one} and ${other} is not settled by its count`,
        );
}
