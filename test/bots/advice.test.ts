import { expect, test } from "vitest";
import { advise } from "../../src/bots/advice.ts";
import { games } from "../../src/games/index.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

for (const id of ["agricola", "master-farmer", "my-farm-shop", "formidable-farm", "happiness-farm"])
  test(`${id}: three moves are advised, with what to expect for every seat and why`, async () => {
    const module = await games[id]!();
    const { game } = module;
    const random = fastRandom("advice");
    const view = game.setup(2, defaultOptions(game.options), game.rulesVersion);
    for (let [seat] = game.actors(view); ; [seat] = game.actors(view)) {
      const moves = game.moves(view, seat!);
      if (seat !== CHANCE && moves.length > 3) break;
      game.play(view, seat!, moves[random.below(moves.length)]!);
    }
    const seat = game.actors(view)[0]!;
    const seen = game.view(view, seat);
    // As in a worker: what is offered comes as a copy.
    const moves = game.moves(view, seat).map((move) => structuredClone(move));
    const before = JSON.stringify(seen);
    const advice = await advise({ module, view: clone(seen), seat, moves, random, budget: { simulations: 8 } });
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    expect(new Set(advice.map(({ move }) => move)).size).toBe(advice.length);
    for (const { move, expected, reasons } of advice) {
      expect(moves[move]).toBeDefined();
      expect(expected).toHaveLength(2);
      for (const number of expected) expect(Number.isFinite(number)).toBe(true);
      const terms = module.evaluation.terms === undefined ? undefined : "term.";
      if (terms !== undefined) for (const { term } of reasons) expect(module.words.en).toHaveProperty([terms + term]);
    }
    expect(JSON.stringify(seen)).toBe(before);
  });
