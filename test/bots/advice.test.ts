import { expect, test } from "vitest";
import { advise } from "../../src/bots/review/advice.ts";
import { module as agricola } from "../../src/games/agricola/index.ts";
import { SPACE_IDS } from "../../src/games/agricola/space-ids.ts";
import type { State } from "../../src/games/agricola/state.ts";
import { table } from "../../src/games/agricola/testing.ts";
import { games } from "../../src/games/index.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom } from "../../src/table/random.ts";
import { type TinyState, tiny } from "./tiny.ts";

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

/** The spaces that are advised to the first seat. */
async function spacesFor(state: State): Promise<readonly string[]> {
  const { game } = agricola;
  const view = game.view(state, 0);
  const moves = game.moves(view, 0);
  const turn = { module: agricola, view, seat: 0, moves, random: fastRandom("spaces"), budget: { simulations: 80 } };
  return (await advise(turn)).map(({ move }) => {
    const advised = moves[move]!;
    return advised.type === "place" ? advised.space : advised.type;
  });
}

test("AG-002 Three usable spaces of Agricola are advised, all if there are fewer, and nothing changes", async () => {
  const { anna } = table({ anna: {}, bert: {} });
  const before = JSON.stringify(anna.state);
  const advised = await spacesFor(anna.state);
  expect(new Set(advised).size).toBe(3);
  for (const space of advised) expect(anna.spaces).toContain(space);
  expect(JSON.stringify(anna.state)).toBe(before);
  anna.state.occupants.fill(2);
  anna.state.occupants[SPACE_IDS.indexOf("fishing")] = 0;
  expect(await spacesFor(anna.state)).toEqual(["fishing"]);
});

test("AG-002 A space of Agricola is advised for what the whole turn brings, not for what lies there alone", async () => {
  const farm = `
    +    +    +    +    +    +
       .    F    F    F    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +
       R    .    .    .    .
    +    +    +    +    +    +`;
  const { anna } = table(
    { anna: { atHome: 1, goods: { grain: 3, vegetable: 2, food: 20 }, farm }, bert: {} },
    { round: 8 },
  );
  anna.state.stock.fill(0);
  expect(await spacesFor(anna.state)).toContain("grain-utilization");
});

test("what all advised moves bring alike is no reason for any of them, unless it is a gain", async () => {
  const view = tiny({ value: () => 0 }).game.setup(2, {}, 1);
  const before = JSON.stringify(view);
  const changed = (now: TinyState, by: number) => (JSON.stringify(now) === before ? 0 : by);
  const module = tiny({
    value: ({ points }, seat) => points[seat]!,
    terms: (now, seat) => ({
      own: now.points[seat]!,
      loss: changed(now, -4),
      trifle: changed(now, 0.1),
      gain: changed(now, 2),
    }),
  });
  const advice = await advise({
    module,
    view,
    seat: 0,
    moves: module.game.moves(view, 0),
    random: fastRandom("alike"),
  });
  expect(advice.length).toBeGreaterThan(1);
  const terms = advice.flatMap(({ reasons }) => reasons.map(({ term }) => term));
  expect(new Set(terms)).toEqual(new Set(["own", "gain"]));
});

test("a move that changes nothing is advised for what the best of the others costs", async () => {
  const view = tiny({ value: () => 0 }).game.setup(2, {}, 1);
  const module = tiny({
    value: ({ points }, seat) => -points[seat]!,
    terms: ({ points }, seat) => ({ saved: Math.min(0, 1 - points[seat]!) }),
  });
  const moves = module.game.moves(view, 0);
  const [best, other] = await advise({ module, view, seat: 0, moves, random: fastRandom("spared") });
  expect(best!.reasons).toEqual(other!.reasons.map(({ term, change }) => ({ term, change: -change })));
});

test("Happiness Farm is played to its end before anything is said of how it should end", async () => {
  const module = await games["happiness-farm"]!();
  const { game } = module;
  const view = game.setup(2, { ...defaultOptions(game.options), tables: { rounds: 2 } }, game.rulesVersion);
  const seat = game.actors(view)[0]!;
  const turn = { module, view, seat, moves: game.moves(view, seat), random: fastRandom("end") };
  const advice = await advise({ ...turn, budget: { simulations: 16 } });
  expect(advice).toHaveLength(3);
  for (const { error } of advice) expect(error).toBeDefined();
});
