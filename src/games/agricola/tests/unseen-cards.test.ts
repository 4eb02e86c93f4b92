import { describe, expect, test, vi } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { LEVELS, level } from "../../../bots/levels/levels.ts";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { HAND_CARD_IDS, type HandCardId } from "../cards/decks/index.ts";
import { poolsOf } from "../hands/pools.ts";
import { game, module } from "../index.ts";
import { worths } from "../learned/card-worth.ts";
import { worthFromStart } from "../learned/hand-cards.ts";
import { learning } from "../learned/index.ts";
import { estimatedWorth } from "../learned/known-worth.ts";
import { TRAINED_CARDS } from "../learned/trained-cards.ts";
import type { Options } from "../options.ts";
import type { State } from "../state.ts";

/** Cards that no bot has ever seen, in the base deck. */
const { MINOR, OCCUPATION } = vi.hoisted(() => ({ MINOR: "A084", OCCUPATION: "A100" }));
const NEW = [MINOR, OCCUPATION] as readonly string[] as readonly HandCardId[];

vi.mock(import("../cards/decks/base-minors.ts"), async (original) => {
  const { baseMinors } = await original();
  return { baseMinors: { ...baseMinors, [MINOR]: { category: "food-provider", cost: { wood: 1 }, points: 1 } } };
});
vi.mock(import("../cards/decks/base-occupations.ts"), async (original) => {
  const { baseOccupations } = await original();
  return { baseOccupations: { ...baseOccupations, [OCCUPATION]: { category: "goods-provider", players: 1 } } };
});
vi.mock(import("../cards/base/index.ts"), async (original) => {
  const { baseSays } = await original();
  return {
    baseSays: {
      ...baseSays,
      [MINOR]: { on: { usesSpace: { at: ["forest"], get: { food: 1 } } } },
      [OCCUPATION]: { on: { played: { get: { wood: 2 } } } },
    },
  };
});

/** A game whose hands hold both new cards: of other cards there are just enough. */
function dealt(seats: number): State {
  const options = { ...(defaultOptions(game.options) as Options), deal: "plain" } as Options;
  const { occupation, minor } = poolsOf({ options, seats, version: game.rulesVersion });
  const rest = (cards: readonly HandCardId[]) => cards.filter((card) => !NEW.includes(card)).slice(7 * seats - 1);
  const banned = [...rest(occupation!), ...rest(minor!)];
  const state = game.setup(seats, { ...options, banned }, game.rulesVersion);
  const random = fastRandom(`unseen/${seats}`);
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
  return state;
}

describe("cards that bots have never seen", () => {
  test("have no inputs of their own; those of all others stay where they were", () => {
    expect(HAND_CARD_IDS).toEqual(expect.arrayContaining([...NEW]));
    expect(TRAINED_CARDS).toEqual(HAND_CARD_IDS.filter((card) => !NEW.includes(card)));
    for (const seats of [1, 2, 4]) {
      const state = dealt(seats);
      expect(state.hands!.held.flat()).toEqual(expect.arrayContaining([...NEW]));
      const { size, features, inputs } = learning(state)!;
      expect(inputs).toHaveLength(size);
      expect(NEW.some((card) => inputs!.some((name) => name.includes(card)))).toBe(false);
      const x = new Float32Array(size).fill(Number.NaN);
      features(state, 0, x);
      expect(x.every((number) => Number.isInteger(number) && Math.abs(number) <= 128)).toBe(true);
    }
  });

  test("are judged by what can be told of them", () => {
    for (const card of NEW) {
      expect(worths[card]).toBeUndefined();
      const [lasting, once, held] = estimatedWorth(card);
      expect(worthFromStart(card)).toBe(lasting + once);
      expect([lasting, once, held].every(Number.isFinite)).toBe(true);
      expect(lasting + once).not.toBe(0);
    }
  });

  test.each(LEVELS.flatMap((id) => [1, 2, 4].map((seats) => [id, seats] as const)))(
    "do not stop the level %s at a table of %i",
    async (id, seats) => {
      const state = dealt(seats);
      const random = fastRandom(`${id}/${seats}`);
      const bot = level(id);
      const memories = Array.from({ length: seats }, () => ({}));
      for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
        if (seat === CHANCE) {
          game.play(state, CHANCE, outcome(game, state, random));
          continue;
        }
        const moves = game.moves(state, seat);
        const view = game.view(state, seat);
        const budget = { simulations: 2 };
        const asked = { module, view, seat, moves, random, budget, memory: memories[seat]! };
        game.play(state, seat, moves.length === 1 ? moves[0]! : await bot.choose(asked));
      }
      expect(game.result(state)!.places).toHaveLength(seats);
    },
  );

  test.each([1, 2, 4])("lie before seats and in hands as net and judgement look at a table of %i", async (seats) => {
    const state = dealt(seats);
    const { fetchNet } = await import("../../../bots/learned/net.ts");
    const net = await fetchNet(learning(state)!);
    const before = net.evaluate(state, 0);
    for (const card of NEW) {
      const holder = state.hands!.held.findIndex((hand) => hand.includes(card));
      state.hands!.held[holder] = state.hands!.held[holder]!.filter((held) => held !== card);
      state.farms[0]!.cards.push(card);
    }
    expect(net.evaluate(state, 0)).not.toBe(before);
    expect(Number.isFinite(module.evaluation.value(state, 0))).toBe(true);
  });
});
