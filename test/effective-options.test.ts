import { expect, test } from "vitest";
import { outcome } from "../src/bots/chance.ts";
import { gameIds, games } from "../src/games/index.ts";
import { CHANCE, type Game, type Table } from "../src/table/game.ts";
import { same } from "../src/table/json.ts";
import { effectiveOptions, type Options, randomOptions } from "../src/table/options.ts";
import { fastRandom, pick } from "../src/table/random.ts";

/** A random game, as all that was offered and how it ended. */
function course(game: Game, options: Options, seats: number, luck: string): unknown {
  const state: Table = game.setup(seats, options, game.rulesVersion);
  const random = fastRandom(luck);
  const offered: unknown[] = [];
  for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
    const moves = seat === CHANCE ? [outcome(game, state, random)] : game.moves(state, seat);
    offered.push(moves);
    game.play(state, seat, pick(moves, random));
  }
  const { places, scores } = game.result(state)!;
  return { offered, places, points: scores.map(({ total }) => total) };
}

const SETS = 25;

test.each(gameIds)("options of %s that are described as without effect have none", async (id) => {
  const { game } = await games[id]!();
  let differing = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let i = 0; i < SETS; i++) {
      const options = randomOptions(game.options, fastRandom(`${id}/${seats}/${i}`));
      const effective = effectiveOptions(game.options, options, seats);
      if (same(options, effective) || game.objection?.(options, seats) !== undefined) continue;
      differing++;
      expect(game.objection?.(effective, seats)).toBeUndefined();
      expect(course(game, effective, seats, `${i}`), JSON.stringify([seats, options])).toEqual(
        course(game, options, seats, `${i}`),
      );
      expect(effectiveOptions(game.options, effective, seats)).toEqual(effective);
    }
  const isEverVoid = Object.values(game.options.fields).some(({ seats, needs }) => seats !== undefined || needs);
  expect(differing > 0).toBe(isEverVoid);
});
