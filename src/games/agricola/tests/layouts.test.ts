import { expect, test } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { afterstatesOf } from "../../../bots/search/turn-afterstates.ts";
import { taskOf } from "../../../table/agenda.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { fencesBuilt } from "../farm.ts";
import { ALL } from "../grid.ts";
import { game, module } from "../index.ts";
import type { State } from "../state.ts";
import { table } from "../testing.ts";

/** Random games of two seats; tells of every position in which somebody may build fences. */
function fencings(options: Partial<State["options"]>, games: number, tell: (state: State, seat: number) => void): void {
  const all = { ...defaultOptions(game.options), ...options } as State["options"];
  for (let number = 0; number < games; number++) {
    const random = fastRandom(`layouts ${number}`);
    const state = game.setup(2, all, game.rulesVersion);
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      if (seat === CHANCE) {
        game.play(state, CHANCE, outcome(game, state, random));
        continue;
      }
      if (taskOf(state, seat)?.kind === "fence") tell(state, seat);
      state.farms[seat]!.goods.wood += random.below(3);
      const moves = game.moves(state, seat);
      game.play(state, seat, moves[random.below(moves.length)]!);
    }
  }
}

test.each([
  {},
  { deal: "plain" as const },
  { scatteredPastures: true },
  { strictAdjacency: true },
  { openPastures: true },
])("Whole layouts are made of pastures that are offered, with %j", (options) => {
  let found = 0;
  fencings(options, 30, (from, seat) => {
    for (const line of evaluation.lines!(from, seat) ?? []) {
      const state = clone(from);
      for (const move of line) {
        expect(game.moves(state, seat)).toContainEqual(move);
        game.play(state, seat, move);
      }
      expect(taskOf(state, seat)?.kind).not.toBe("fence");
      found++;
    }
  });
  expect(found).toBeGreaterThan(100);
});

test("Fifteen wood make several pastures at once, also in a small search", () => {
  const { anna } = table({ anna: { goods: { wood: 15 } }, bert: {} });
  const few = { nodes: 18, ends: 5, wholeNodes: 18, wholeEnds: 5 };
  const made = (view: State) =>
    afterstatesOf(module, evaluation, view, 0, few).map(({ view }) => view.farms[0]!.pastures.length);
  expect(Math.max(...made(anna.state))).toBeGreaterThanOrEqual(3);
  anna.uses("fencing");
  expect(Math.max(...made(anna.state))).toBeGreaterThanOrEqual(3);
  anna.fences("e1");
  expect(Math.max(...made(anna.state))).toBeGreaterThanOrEqual(3);
});

test("Layouts keep the fences that stand, and stop where nothing more is worth it", () => {
  const { anna } = table({ anna: { goods: { wood: 9 } }, bert: {} });
  anna.uses("fencing").fences("e1", "e2");
  const lines = evaluation.lines!(anna.state, 0)!;
  expect(lines[0]).toEqual([{ type: "stop" }]);
  for (const line of lines) {
    const state = clone(anna.state);
    for (const move of line) game.play(state, 0, move);
    expect(fencesBuilt(state.farms[0]!)).toBeGreaterThanOrEqual(6);
  }
});

test("A layout after which the usual rules allow no more fences is not taken for one where scattered pastures do", () => {
  const { anna } = table({ anna: { goods: { wood: 8 } }, bert: {} });
  anna.uses("fencing");
  // Two spaces are free, not side by side.
  const farm = anna.state.farms[0]!;
  farm.fields = ALL & ~(farm.rooms | (1 << 4) | (1 << 12));
  const endsWith = (scatteredPastures: boolean) => {
    const state = { ...clone(anna.state), options: { ...anna.state.options, scatteredPastures } };
    const line = evaluation.lines!(state, 0)!.find(([move]) => move?.type === "fence" && move.cells.join() === "4")!;
    for (const move of line) {
      expect(game.moves(state, 0)).toContainEqual(move);
      game.play(state, 0, move);
    }
    return line.at(-1)!.type;
  };
  expect([endsWith(false), endsWith(true)]).toEqual(["fence", "stop"]);
});

test("Nothing is said of fences that something else than wood pays for", () => {
  const { anna } = table({ anna: { goods: { wood: 9 }, plays: ["A088"] }, bert: {} });
  anna.uses("fencing");
  expect(evaluation.lines!(anna.state, 0)).toBeUndefined();
});
