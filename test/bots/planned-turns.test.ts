import { expect, test } from "vitest";
import type { Progress } from "../../src/bots/bot.ts";
import { outcome } from "../../src/bots/chance.ts";
import { plannedTurns } from "../../src/bots/search/planned-turns.ts";
import { module } from "../../src/games/formidable-farm/index.ts";
import type { State } from "../../src/games/formidable-farm/state.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

const { game } = module;

/** A table at which the first choice is to be made. */
function begun(): State {
  const random = fastRandom("plans");
  const state = game.setup(2, defaultOptions(game.options) as State["options"], game.rulesVersion);
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
  return state;
}

const state = begun();
const seat = game.actors(state)[0]!;
const moves = game.moves(state, seat);
const asked = (luck = "any") => ({ module, view: game.view(state, seat), seat, moves, random: fastRandom(luck) });
const bot = plannedTurns(20, { share: 0.2, width: 4 });

test("the same luck and simulations give the same planned turn, and the table stays as it is", async () => {
  const before = JSON.stringify(state);
  const move = await bot.choose(asked());
  expect(moves).toContain(move);
  expect(await bot.choose(asked())).toBe(move);
  expect(JSON.stringify(state)).toBe(before);
});

test("keeps to its simulations, tells how far it is, and stops when told", async () => {
  const told: Progress[] = [];
  const pause = (progress: Progress) => {
    told.push(progress);
    return Promise.resolve();
  };
  expect(moves).toContain(await bot.choose({ ...asked(), budget: { simulations: 10, pause } }));
  expect(told.map(({ simulations }) => simulations)).toEqual([4, 8, 10]);
  for (const { best } of told) expect(moves[best]).toBeDefined();
  told.length = 0;
  await bot.choose({ ...asked(), budget: { simulations: Number.POSITIVE_INFINITY, stop: { aborted: true }, pause } });
  expect(told.map(({ simulations }) => simulations)).toEqual([0]);
});

test("keeps to a planned turn without thinking again", async () => {
  const memory = {};
  const table = begun();
  let thoughts = 0;
  const planning = module.evaluation.planning!;
  const counted = {
    ...module,
    evaluation: {
      ...module.evaluation,
      planning: (view: State) => {
        const known = planning(view)!;
        const turns: typeof known.turns = (...args) => {
          thoughts++;
          return known.turns(...args);
        };
        return { ...known, turns };
      },
    },
  };
  let choices = 0;
  for (; game.actors(table)[0] === seat; choices++) {
    const offered = game.moves(table, seat);
    const turn = { module: counted, view: game.view(table, seat), seat, moves: offered, random: fastRandom("turn") };
    game.play(table, seat, await plannedTurns(0, { share: 0.2, width: 1 }).choose({ ...turn, memory }));
  }
  expect(choices).toBeGreaterThan(2);
  expect(thoughts).toBe(1);
});
