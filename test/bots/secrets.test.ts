import { expect, test } from "vitest";
import { outcome } from "../../src/bots/chance.ts";
import { findBot } from "../../src/bots/index.ts";
import { gameIds, games } from "../../src/games/index.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE } from "../../src/table/game.ts";
import { same } from "../../src/table/json.ts";
import type { GameModule, Testing } from "../../src/table/module.ts";
import { randomOptions } from "../../src/table/options.ts";
import { fastRandom, pick, type Random } from "../../src/table/random.ts";
import { module as cards } from "../cards/index.ts";
import { testing as cardsTesting } from "../cards/testing.ts";

/** A thousand positions take their time. */
const LONG = 300_000;

for (const id of gameIds)
  test(
    `${id}: no bot chooses by what its seat cannot know`,
    async () => {
      const { testing } = (await import(`../../src/games/${id}/testing.ts`)) as { testing: Testing };
      await choosesBlindly(await games[id]!(), testing);
    },
    LONG,
  );

test("cards: no bot chooses by what its seat cannot know", () => choosesBlindly(cards, cardsTesting), LONG);

/** How many positions are tried in every game, and in how many of them bots that think long are asked as well. */
const POSITIONS = 1000;
const LONG_THOUGHTS = 8;
const QUICK = ["greedy", "greedy-0", "novice"];
const SLOW = ["casual", "club", "strong", "expert", "turn-search"];

/** Plays random games; every bot has to choose the same after all that its seat cannot know was changed. */
async function choosesBlindly(module: GameModule, testing: Testing): Promise<void> {
  const { game } = module;
  const { min, max } = game.seats;
  let [changed, tried] = [0, 0];
  for (let number = 0; tried < POSITIONS; number++) {
    const seats = min + (number % (max - min + 1));
    const luck = fastRandom(`${game.id}/${number}`);
    const state = game.setup(seats, allowedOptions(module, seats, luck), game.rulesVersion);
    for (let actors = game.actors(state); actors.length > 0 && tried < POSITIONS; actors = game.actors(state)) {
      const seat = pick(actors, luck);
      const moves = game.moves(state, seat);
      if (seat !== CHANCE && moves.length > 1 && luck.below(12) === 0) {
        const other = clone(state);
        testing.scramble(other, seat, luck);
        if (!same(other, state)) changed++;
        const isLong = tried++ % Math.floor(POSITIONS / LONG_THOUGHTS) === 0;
        for (const id of isLong ? [...QUICK, ...SLOW] : QUICK) {
          const choice = (position: typeof state) =>
            findBot(id)!.choose({
              module,
              view: game.view(position, seat),
              seat,
              moves: game.moves(position, seat),
              random: fastRandom(`${tried}`),
              budget: { simulations: 6 },
              memory: {},
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
function allowedOptions({ game }: GameModule, seats: number, luck: Random) {
  for (;;) {
    const options = randomOptions(game.options, luck);
    if (game.objection?.(options, seats) === undefined) return options;
  }
}
