import { expect, test } from "vitest";
import type { Progress } from "../../src/bots/bot.ts";
import { policySwitching } from "../../src/bots/search/policy-portfolio.ts";
import type { Judgement } from "../../src/table/module.ts";
import { fastRandom } from "../../src/table/random.ts";
import { type TinyMove, type TinyState, tiny } from "./tiny.ts";

const likes = (type: TinyMove["type"]): Judgement<TinyState, TinyMove> => ({
  value: ({ points }, seat) => points[seat]!,
  plan: (_view, _seat, moves) => moves.find((move) => move.type === type) ?? moves[0],
});

let turn = 1;
const module = tiny({
  ...likes("safe"),
  styles: () => [likes("safe"), likes("walk"), likes("gamble")],
  turn: () => turn,
});
const view = module.game.setup(2, {}, 1);
const moves = module.game.moves(view, 0);
const asked = (luck = "any") => ({ module, view, seat: 0, moves, random: fastRandom(luck) });
const bot = policySwitching(60);

test("the style that mostly ends best is chosen, the same from the same luck", async () => {
  for (const luck of ["a", "b", "c"]) {
    const before = JSON.stringify(view);
    expect((await bot.choose(asked(luck))).type).toBe("gamble");
    expect(await bot.choose(asked(luck))).toBe(await bot.choose(asked(luck)));
    expect(JSON.stringify(view)).toBe(before);
  }
});

test("a style is kept for a turn, and thought about anew in the next", async () => {
  const memory: { style?: unknown } = { style: { turn: 1, style: 1 } };
  expect((await bot.choose({ ...asked(), memory })).type).toBe("walk");
  turn = 2;
  expect((await bot.choose({ ...asked(), memory })).type).toBe("gamble");
  expect(memory.style).toEqual({ turn: 2, style: 2 });
  turn = 1;
});

test("keeps to its simulations, tells how far it is, and stops when told", async () => {
  const told: Progress[] = [];
  const pause = (progress: Progress) => {
    told.push(progress);
    return Promise.resolve();
  };
  expect(moves).toContain(await bot.choose({ ...asked(), budget: { simulations: 50, pause } }));
  expect(told.length).toBeGreaterThan(0);
  for (const { simulations, best } of told) {
    expect(simulations).toBeLessThanOrEqual(50);
    expect(moves[best]).toBeDefined();
  }
  const budget = { simulations: Number.POSITIVE_INFINITY, stop: { aborted: true } };
  expect(moves).toContain(await bot.choose({ ...asked(), budget }));
});

test("a game without styles is played in its own", async () => {
  const plain = tiny(likes("walk"));
  expect((await bot.choose({ ...asked(), module: plain })).type).toBe("walk");
});
