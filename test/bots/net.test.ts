import { expect, test } from "vitest";
import { outcome } from "../../src/bots/chance.ts";
import { loadKernel } from "../../src/bots/learned/kernel.ts";
import { netFrom } from "../../src/bots/learned/net.ts";
import { readAsset } from "../../src/bots/learned/read-asset.ts";
import { module } from "../../src/games/agricola/index.ts";
import type { State } from "../../src/games/agricola/state.ts";
import { clone } from "../../src/table/clone.ts";
import { CHANCE } from "../../src/table/game.ts";
import { defaultOptions } from "../../src/table/options.ts";
import { fastRandom, pick } from "../../src/table/random.ts";

const learning = module.evaluation.learning!(
  module.game.setup(2, defaultOptions(module.game.options) as State["options"], module.game.rulesVersion),
)!;
const weights = await readAsset(learning.weights);
const kernel = await loadKernel();

/** Positions of random games of two. */
function positions(): readonly State[] {
  const { game } = module;
  const random = fastRandom("positions");
  const found: State[] = [];
  while (found.length < 100) {
    const state = game.setup(2, defaultOptions(game.options) as State["options"], game.rulesVersion);
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      if (random.below(20) === 0) found.push(clone(state));
      game.play(state, seat, seat === CHANCE ? outcome(game, state, random) : pick(game.moves(state, seat), random));
    }
  }
  return found.slice(0, 100);
}

test("a learned value does not hang on what was looked at before", () => {
  const all = positions();
  const [one, two] = [netFrom(learning, weights, kernel), netFrom(learning, weights, kernel)];
  const forward = all.map((view) => one.values(view)[0]);
  const backward = all.toReversed().map((view) => two.values(view)[0]);
  expect(backward.toReversed()).toEqual(forward);
  expect(new Set(forward).size).toBeGreaterThan(90);
});

test("what one of two seats is ahead the other is behind", () => {
  const net = netFrom(learning, weights, kernel);
  for (const view of positions()) {
    const [first, second] = net.values(view);
    expect(first! + second!).toBeCloseTo(0, 9);
    expect(Math.abs(first!)).toBeLessThan(80);
  }
});

test("features are whole numbers of one byte, each from its own seat's side", () => {
  const [own, other] = [new Float32Array(learning.size), new Float32Array(learning.size)];
  for (const view of positions()) {
    learning.features(view, 0, own);
    learning.features(view, 1, other);
    for (const number of own) expect(Number.isInteger(number) && Math.abs(number) <= 127).toBe(true);
    expect([...own.slice(0, 78)]).toEqual([...other.slice(78, 156)]);
  }
});

test("features of both seats at once are those of each", () => {
  const [first, second, alone] = [0, 1, 2].map(() => new Float32Array(learning.size)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const view of positions()) {
    learning.featuresOfBoth!(view, first, second);
    for (const [seat, found] of [first, second].entries()) {
      learning.features(view, seat, alone);
      expect([...found]).toEqual([...alone]);
    }
  }
});

test("a net says the same with and without the kernel", () => {
  const fast = netFrom(learning, weights, kernel);
  const all = positions();
  const values = all.map((view) => fast.values(view)[0]!);
  const plain = netFrom(learning, weights);
  for (const [i, view] of all.entries()) expect(plain.values(view)[0]).toBeCloseTo(values[i]!, 4);
  expect(kernel).toBeDefined();
});

test.each([1, 2, 3, 4])(
  "nets of tables of %i say the same with and without the kernel, whatever the features",
  async (seats) => {
    const { game, evaluation } = module;
    const state = game.setup(seats, defaultOptions(game.options) as State["options"], game.rulesVersion);
    const random = fastRandom("features");
    const own = evaluation.learning!(state)!;
    const anyFeatures = { ...own, features: (_: State, __: number, into: Float32Array) => into.set(row) };
    const bytes = await readAsset(own.weights);
    const fast = netFrom(anyFeatures, bytes, kernel);
    const plain = netFrom(anyFeatures, bytes);
    let row = new Float32Array(own.size);
    const looks = [0, 1, 2, 128].map((reach) => {
      row = row.map(() => random.below(2 * reach + 1) - reach).map((number) => Math.min(127, number));
      return [fast.evaluate(state, 0), plain.evaluate(state, 0), fast.evaluate(state, 0)] as const;
    });
    for (const [first, other, again] of looks) {
      expect(again).toBe(first);
      expect(other / first).toBeCloseTo(1, 4);
    }
  },
);

test("weights that are damaged, foreign or of other features are refused", () => {
  const damaged = weights.map((byte, i) => (i === weights.length >> 1 ? byte ^ 1 : byte));
  expect(() => netFrom(learning, damaged)).toThrow("damaged");
  expect(() => netFrom(learning, new TextEncoder().encode("nothing"))).toThrow("no weights");
  expect(() => netFrom({ ...learning, version: 99 }, weights)).toThrow("do not fit");
});

test("weights are laid out by the names of their features, and refused with the name that is missing", () => {
  const usual = netFrom(learning, weights, kernel);
  const inputs = learning.inputs!.toReversed();
  const features = (view: State, seat: number, into: Float32Array) => {
    learning.features(view, seat, into);
    into.reverse();
  };
  const { featuresOfBoth: _, ...alone } = learning;
  const turned = netFrom({ ...alone, inputs, features }, weights, kernel);
  for (const view of positions().slice(0, 20)) expect(turned.values(view)).toEqual(usual.values(view));
  const [first, ...rest] = learning.inputs!;
  const size = learning.size + 1;
  const grown = { ...learning, size, inputs: [...learning.inputs!, "own A084"] };
  expect(() => netFrom(grown, weights)).toThrow('trained without "own A084"');
  const shrunk = { ...learning, size: size - 2, inputs: rest };
  expect(() => netFrom(shrunk, weights)).toThrow(`no feature here: "${first}"`);
});

test.each([1, 2, 3, 4])("weights of tables of %i name each feature once", async (seats) => {
  for (const deal of ["none", "plain"]) {
    const options = { ...defaultOptions(module.game.options), deal } as State["options"];
    const own = module.evaluation.learning!(module.game.setup(seats, options, module.game.rulesVersion))!;
    expect(own.inputs).toHaveLength(own.size);
    expect(new Set(own.inputs).size).toBe(own.size);
    netFrom(own, await readAsset(own.weights));
  }
});

test("the weights of a game are a small file", () => {
  expect(weights.length).toBeLessThan(256 * 1024);
});
