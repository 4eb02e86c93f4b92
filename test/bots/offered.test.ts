import { expect, test } from "vitest";
import { outcome } from "../../src/bots/chance.ts";
import { botIds, findBot } from "../../src/bots/index.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom, pick } from "../../src/table/random.ts";

for (const id of gameIds)
  test(`${id}: a bot asked from another thread answers with one of the moves it was sent`, async () => {
    const module = await games[id]!();
    const { game } = module;
    const random = fastRandom("threads");
    const state = game.setup(2, defaultOptions(game.options), game.rulesVersion);
    for (let asked = 0; asked < 12; ) {
      const seat = game.actors(state)[0]!;
      const moves = game.moves(state, seat);
      if (seat !== CHANCE && moves.length > 1 && random.below(6) === 0) {
        asked++;
        const sent = structuredClone(moves);
        const view = { ...structuredClone(game.view(state, seat)), options: state.options };
        for (const bot of botIds) {
          const turn = { module, view, seat, moves: sent, random: fastRandom("bot"), budget: { simulations: 4 } };
          expect(sent).toContain(await findBot(bot)!.choose(turn));
        }
      }
      game.play(state, seat, seat === CHANCE ? outcome(game, state, random) : pick(moves, random));
      if (game.actors(state).length === 0) break;
    }
  });
