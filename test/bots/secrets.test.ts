import { expect, test } from "vitest";
import { outcome } from "../../src/bots/chance.ts";
import { bots } from "../../src/bots/index.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { GameModule, Testing } from "../../src/table/module.ts";
import { randomOptions } from "../../src/table/options.ts";
import { fastRandom, pick } from "../../src/table/random.ts";
import { module as cards } from "../cards/index.ts";
import { testing as cardsTesting } from "../cards/testing.ts";

for (const id of gameIds)
  test(`${id}: no bot chooses by what its seat cannot know`, async () => {
    const { testing } = (await import(`../../src/games/${id}/testing.ts`)) as { testing: Testing };
    await choosesBlindly(await games[id]!(), testing);
  });

test("cards: no bot chooses by what its seat cannot know", () => choosesBlindly(cards, cardsTesting));

/** Plays random games; now and then every bot has to choose the same after all it cannot know was changed. */
async function choosesBlindly(module: GameModule, testing: Testing): Promise<void> {
  const { game } = module;
  let changed = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const luck = fastRandom(`${game.id}/${seats}`);
    const state = game.setup(seats, allowedOptions(module, seats), game.rulesVersion);
    for (let plies = 0; plies < 200; plies++) {
      const actors = game.actors(state);
      if (actors.length === 0) break;
      const seat = pick(actors, luck);
      const moves = game.moves(state, seat);
      if (seat !== CHANCE && moves.length > 1 && luck.below(8) === 0) {
        const other = clone(state);
        testing.scramble(other, seat, luck);
        if (!same(other, state)) changed++;
        for (const bot of Object.values(bots)) {
          const choice = (position: typeof state) =>
            bot.choose({
              module,
              view: game.view(position, seat),
              seat,
              moves: game.moves(position, seat),
              random: fastRandom(`${plies}`),
            });
          expect(await choice(other)).toEqual(await choice(state));
        }
      }
      game.play(state, seat, seat === CHANCE ? outcome(game, state, luck) : pick(moves, luck));
    }
  }
  expect(changed > 0).toBe(testing.hasSecrets);
}

/** Random options that the game accepts for so many seats. */
function allowedOptions({ game }: GameModule, seats: number) {
  const luck = fastRandom(`options/${seats}`);
  for (;;) {
    const options = randomOptions(game.options, luck);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}
