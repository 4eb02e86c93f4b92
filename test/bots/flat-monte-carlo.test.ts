import { expect, test } from "vitest";
import type { Progress } from "../../src/bots/bot.ts";
import { flatMonteCarlo } from "../../src/bots/search/flat-monte-carlo.ts";
import { ISMCTS_OPTIONS, ismcts } from "../../src/bots/search/ismcts-bot.ts";
import { onePly } from "../../src/bots/search/one-ply.ts";
import { fastRandom } from "../../src/table/random.ts";
import { type TinyState, tiny } from "./tiny.ts";

const module = tiny({ value: ({ points }: TinyState, seat) => points[seat]! });
const view = module.game.setup(2, {}, 1);
const moves = module.game.moves(view, 0);
const asked = (luck = "any") => ({ module, view, seat: 0, moves, random: fastRandom(luck) });

const searchers = {
  flatMonteCarlo: flatMonteCarlo(60, { width: 3, length: 20 }),
  tree: ismcts(200, { ...ISMCTS_OPTIONS, rolloutDepth: 0 }),
  "tree without a first look": ismcts(400, { ...ISMCTS_OPTIONS, onePlyPriors: false, rolloutDepth: 0 }),
};

for (const [name, bot] of Object.entries(searchers)) {
  test(`${name}: what mostly goes well is chosen, the same from the same luck`, async () => {
    for (const luck of ["a", "b", "c"]) {
      const before = JSON.stringify(view);
      expect((await bot.choose(asked(luck))).type).toBe("gamble");
      expect(await bot.choose(asked(luck))).toBe(await bot.choose(asked(luck)));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test(`${name}: keeps to its simulations, tells how far it is, and stops when told`, async () => {
    const told: Progress[] = [];
    const pause = (progress: Progress) => {
      told.push(progress);
      return Promise.resolve();
    };
    const move = await bot.choose({ ...asked(), budget: { simulations: 50, pause } });
    expect(moves).toContain(move);
    expect(told.length).toBeGreaterThan(0);
    for (const { simulations, best } of told) {
      expect(simulations).toBeLessThanOrEqual(50);
      expect(moves[best]).toBeDefined();
    }
    const stopped = await bot.choose({
      ...asked(),
      budget: { simulations: Number.POSITIVE_INFINITY, stop: { aborted: true } },
    });
    expect(moves).toContain(stopped);
  });
}

test("a tree grows over all three steps of a turn to its end, and goes on from what it kept", async () => {
  const short = tiny({ value: ({ path }) => -path.length });
  const state = short.game.setup(1, {}, 1);
  short.game.play(state, 0, { type: "walk" });
  const memory = {};
  for (let offered = short.game.moves(state, 0); offered.length > 0; offered = short.game.moves(state, 0)) {
    const bot = ismcts(400, { ...ISMCTS_OPTIONS, rolloutDepth: 0 });
    const turn = { module: short, view: state, seat: 0, moves: offered, random: fastRandom("walk"), memory };
    short.game.play(state, 0, await bot.choose(turn));
  }
  expect(state.path).toEqual([2, 2, 2]);
});

test("the warmer an impulse, the more often it takes what looks a little worse", () => {
  const safe = (temperature: number) =>
    Array.from({ length: 200 }, (_, i) => onePly(temperature).choose(asked(`${i}`)).type).filter(
      (type) => type === "safe",
    ).length;
  expect(safe(0)).toBe(200);
  expect(safe(2)).toBeGreaterThan(safe(8));
  expect(safe(8)).toBeGreaterThan(60);
});
