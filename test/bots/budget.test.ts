import { expect, test } from "vitest";
import type { Budget } from "../../src/bots/bot.ts";
import { outcome } from "../../src/bots/chance.ts";
import { botIds, findBot, panelIds } from "../../src/bots/index.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../src/table/game.ts";
import type { GameModule } from "../../src/table/module.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom, pick } from "../../src/table/random.ts";

/** Positions in the middle of a game, in which a seat has a choice. */
function somewhere(
  { game }: GameModule,
  count: number,
): readonly { state: Table; seat: Seat; moves: readonly Move[] }[] {
  const luck = fastRandom("budget");
  const found = [];
  const state = game.setup(2, defaultOptions(game.options), game.rulesVersion);
  for (let [seat] = game.actors(state); seat !== undefined && found.length < count; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    if (seat !== CHANCE && moves.length > 3 && luck.below(4) === 0)
      found.push({ state: structuredClone(state), seat, moves });
    game.play(state, seat, seat === CHANCE ? outcome(game, state, luck) : pick(moves, luck));
  }
  return found;
}

/** Two games played on to their ends, and a look at every move; a game's own plan takes what it takes, which is little. */
const FEW = 600;

for (const id of gameIds)
  test(`${id}: whoever is told to stop answers soon, and whoever may simulate little does`, async () => {
    const module = await games[id]!();
    let played = 0;
    const play: typeof module.game.play = (...args) => {
      played++;
      module.game.play(...args);
    };
    const counted = { ...module, game: { ...module.game, play } };
    const budgets: readonly Budget[] = [{ stop: { aborted: true } }, { simulations: 1, stop: { aborted: true } }];
    for (const { state, seat, moves } of somewhere(module, 4))
      for (const bot of [...botIds, ...panelIds])
        for (const budget of budgets) {
          played = 0;
          const view = module.game.view(state, seat);
          const move = await findBot(bot)!.choose({
            module: counted,
            view,
            seat,
            moves,
            random: fastRandom(bot),
            budget,
          });
          expect(moves).toContain(move);
          if (module.evaluation.plan === undefined) expect([bot, played <= FEW]).toEqual([bot, true]);
        }
  });
