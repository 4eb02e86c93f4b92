import { expect, test } from "vitest";
import type { Memory } from "../../src/bots/bot.ts";
import { afterstatesOf } from "../../src/bots/search/turn-afterstates.ts";
import { bestTurn, turnMcts } from "../../src/bots/search/turn-mcts-bot.ts";
import { fastRandom } from "../../src/table/random.ts";
import { type TinyState, tiny } from "./tiny.ts";

const points = ({ points }: TinyState, seat: number) => points[seat]!;

test("the ends of a turn are all found, each once", () => {
  const module = tiny({ value: points });
  const ends = afterstatesOf(module, module.evaluation, module.game.setup(2, {}, 1), 0);
  const walks = ends.filter(({ moves }) => moves.length > 1).map(({ view }) => view.path.join(""));
  expect(new Set(walks).size).toBe(27);
  expect(ends).toHaveLength(27 + 2);
});

test("a turn is planned once and then kept to", async () => {
  const module = tiny({
    value: ({ path, points }, seat) => (seat === 0 && path.join("") === "021" ? 50 : points[seat]!),
  });
  const view = module.game.setup(2, {}, 1);
  const memory: Memory = {};
  const path: string[] = [];
  const bot = bestTurn();
  for (let moves = module.game.moves(view, 0); moves.length > 0; moves = module.game.moves(view, 0)) {
    const move = await bot.choose({ module, view, seat: 0, moves, random: fastRandom("any"), memory });
    path.push(move.type === "step" ? String(move.by) : move.type);
    module.game.play(view, 0, move);
  }
  expect(path).toEqual(["walk", "0", "2", "1"]);
});

test("a search of turns sees what chance may bring, and stops when no other turn can be tried as often", async () => {
  let told = 0;
  const module = tiny({ value: points });
  const view = module.game.setup(1, {}, 1);
  const moves = module.game.moves(view, 0);
  const budget = {
    simulations: 400,
    pause: ({ simulations }: { simulations: number }) => {
      told = simulations;
      return undefined;
    },
  };
  const bot = turnMcts(1000, {
    turns: { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 },
    ahead: { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 },
    width: 40,
    priorTemperature: 20,
    puctConstant: 30,
    replies: 7,
  });
  const choose = () => bot.choose({ module, view, seat: 0, moves, random: fastRandom("any"), budget });
  expect((await choose()).type).toBe("gamble");
  expect(told).toBeGreaterThan(100);
  expect(told).toBeLessThan(392);
  expect(await choose()).toBe(await choose());
});

test("a search that is told to stop answers with what it has", async () => {
  const module = tiny({ value: points });
  const view = module.game.setup(2, {}, 1);
  const moves = module.game.moves(view, 0);
  let looks = 0;
  const stop = {
    get aborted() {
      return ++looks > 2;
    },
  };
  const budget = { simulations: Number.POSITIVE_INFINITY, stop };
  expect(moves).toContain(
    await turnMcts(10).choose({ module, view, seat: 0, moves, random: fastRandom("any"), budget }),
  );
});
