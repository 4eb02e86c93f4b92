import { expect, test } from "vitest";
import { findBot } from "../../src/bots/index.ts";
import { playOut } from "../../src/cli/sim/playout.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { same } from "../../src/table/json.ts";
import type { GameModule } from "../../src/table/module.ts";
import { type Options, randomOptions } from "../../src/table/options.ts";
import { fastRandom, type Random } from "../../src/table/random.ts";

/** How many games of each are played. FURROW_BOT_GAMES=400 for a long run, FURROW_SEED=n for other games. */
const { FURROW_BOT_GAMES = 4, FURROW_SEED = "0" } = process.env;

/** Few, but a tree grows and is found again. */
const ALLOWANCE = { simulations: 2 };

/** Options against which nobody objects, each drawn by lot. */
function anyOptions({ game }: GameModule, seats: number, random: Random): Options {
  for (;;) {
    const options = randomOptions(game.options, random);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}

const expert = { id: "expert", bot: findBot("expert")! };

for (const id of gameIds)
  test(`experts play ${id} to its end whatever the options, and none fails`, async () => {
    const module = await games[id]!();
    const { min, max } = module.game.seats;
    const tally = { games: 0, decisions: 0, options: [] as Options[] };
    for (let i = 0; i < Number(FURROW_BOT_GAMES); i++) {
      const seed = `${FURROW_SEED}/${id}/${i}`;
      const seats = min + (i % (max - min + 1));
      const options = anyOptions(module, seats, fastRandom(seed));
      const luck = { deal: `${seed}/deal`, bots: `${seed}/bots` };
      const played = playOut(module, seats, options, new Array(seats).fill(expert), luck, ALLOWANCE);
      const where = JSON.stringify({ game: i, seats, options });
      const { failures, scores, decisions } = await played.catch((cause: unknown) => {
        throw new Error(where, { cause });
      });
      expect(failures, where).toBeUndefined();
      expect(scores).toHaveLength(seats);
      tally.games++;
      tally.decisions += decisions;
      if (!tally.options.some((known) => same(known, options))) tally.options.push(options);
    }
    if ("FURROW_BOT_GAMES" in process.env)
      console.log(id, { ...tally, options: tally.options.length }, `${process.cpuUsage().user / 1e6} CPU-s so far`);
  }, 3_600_000);
