import { expect, test } from "vitest";
import { outcome } from "../../src/bots/chance.ts";
import { findBot } from "../../src/bots/index.ts";
import { module } from "../../src/games/agricola/index.ts";
import type { State } from "../../src/games/agricola/state.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";

test("greedy plays hand cards, the one blind to them none", async () => {
  const { game } = module;
  const bots = [findBot("greedy")!, findBot("greedy-blind")!];
  const options = { ...defaultOptions(game.options), deal: "plain" } as State["options"];
  const played = [0, 0];
  for (let deal = 0; deal < 3; deal++) {
    const random = fastRandom(`blind/${deal}`);
    const state = game.setup(2, options, game.rulesVersion);
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      if (seat === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
      else {
        const asked = { module, view: game.view(state, seat), seat, moves: game.moves(state, seat), random };
        const move = await bots[seat]!.choose(asked);
        if (move.type === "play") played[seat]!++;
        game.play(state, seat, move);
      }
    }
  }
  expect(played[0]).toBeGreaterThan(5);
  expect(played[1]).toBe(0);
});
