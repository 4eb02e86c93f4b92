import { expect, test } from "vitest";
import type { Memory } from "../../../bots/bot.ts";
import { outcome } from "../../../bots/chance.ts";
import { findBot } from "../../../bots/index.ts";
import { greedy } from "../../../bots/search/greedy.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { game, module } from "../index.ts";
import type { State } from "../state.ts";
import { table } from "../testing.ts";

const value = ({ state, seat }: { state: Parameters<typeof evaluation.value>[0]; seat: number }) =>
  evaluation.value(state, seat);

test("When nothing is left to do, a farm is worth what it scores", () => {
  const { anna } = table({ anna: { atHome: 1, goods: { wood: 9, sheep: 1 } }, bert: {} });
  anna.uses("forest");
  expect(game.actors(anna.state)).toEqual([]);
  expect(value(anna)).toBeCloseTo(anna.points, 1);
});

test("Food that the next harvest lacks presses the more, the nearer it is", () => {
  const worth = (round: number, food: number) =>
    value(table({ anna: { atHome: 1, goods: { food } }, bert: {} }, { round }).anna);
  expect(worth(4, 4) - worth(4, 0)).toBeGreaterThan(worth(1, 4) - worth(1, 0));
});

test("Of rooms, fields, stables and pastures bots look at few sites, but never at none", () => {
  const { anna } = table({ anna: { goods: { wood: 20, reed: 4 } }, bert: {} });
  const few = () => evaluation.worthwhile!(anna.state, 0, anna.moves);
  anna.uses("fencing");
  expect(anna.moves.length).toBeGreaterThan(700);
  expect(few().length).toBeGreaterThan(10);
  expect(few().length).toBeLessThan(100);
  expect(anna.moves).toEqual(expect.arrayContaining([...few()]));
  anna.fences("e1").stops().uses("farm-expansion");
  expect(few().map(({ type }) => type)).toEqual(["room", "stable"]);
});

test("Nobody begs with crops in hand, though others have not yet fed their families", () => {
  const { anna } = table({ anna: { atHome: 1, goods: { grain: 3 } }, bert: { goods: { grain: 3 } } }, { round: 4 });
  anna.uses("forest");
  const view = clone(anna.state);
  const bot = greedy({ nodes: 400, finalists: 6, samples: 4 });
  while (game.actors(view).includes(anna.seat)) {
    const moves = game.moves(view, anna.seat);
    const turn = { module, view, seat: anna.seat, moves, random: fastRandom("harvest") };
    game.play(view, anna.seat, moves.length === 1 ? moves[0]! : bot.choose(turn));
  }
  expect(game.actors(view)).not.toEqual([]);
  expect(view.farms[anna.seat]).toMatchObject({ beggingMarkers: 1, goods: { grain: 0 } });
});

/** Plays a game by one bot at all seats. */
async function played(seats: number, deal: string, seed: string): Promise<readonly number[]> {
  const state = game.setup(seats, { ...defaultOptions(game.options), deal } as State["options"], game.rulesVersion);
  const random = fastRandom(seed);
  const memories: Memory[] = Array.from({ length: seats }, () => ({}));
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    if (seat === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
    else {
      const asked = { module, view: game.view(state, seat), seat, moves: game.moves(state, seat), random };
      game.play(state, seat, await findBot("strong")!.choose({ ...asked, memory: memories[seat]! }));
    }
  }
  return game.result(state)!.scores.map(({ total }) => total);
}

test("Alone a bot that looks one turn ahead makes fifty points", async () => {
  const points = [];
  for (let game = 0; game < 6; game++) points.push(...(await played(1, "none", `alone ${game}`)));
  expect(points.reduce((sum, one) => sum + one) / points.length).toBeGreaterThan(48);
});
