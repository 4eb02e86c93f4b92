import { describe, expect, test } from "vitest";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { deck } from "../cards.ts";
import { game } from "../index.ts";
import type { CardNumber, Move, State } from "../state.ts";
import { newTable } from "../testing.ts";

const names = ["anna", "bert", "cleo", "dora"] as const;
const options = defaultOptions(game.options);

function started(seats: number, seed: string): State {
  const state = game.setup(seats, options, game.rulesVersion);
  const random = fastRandom(seed);
  while (game.actors(state)[0] === CHANCE) {
    const outcomes = game.moves(state, CHANCE);
    game.play(state, CHANCE, outcomes[random.below(outcomes.length)]!);
  }
  return state;
}

describe("game preparation", () => {
  test("FF-013 one to four play", () => {
    expect(game.seats).toEqual({ min: 1, max: 4 });
  });

  test.each([
    [1, 30, 89, 84],
    [2, 20, 79, 74],
    [3, 17, 68, 63],
    [4, 15, 59, 54],
  ])(
    "FF-014 FF-015 FF-017 FF-018 with %i: %i cards each, three in hand, %i left, five in the market",
    (seats, own, left, stack) => {
      expect(game.setup(seats, options, 1).marketStack.cards).toHaveLength(left);
      const state = started(seats, "start");
      for (const farm of state.farms) {
        expect(farm.hand.cards).toHaveLength(3);
        expect(farm.stack.cards).toHaveLength(own - 3);
      }
      expect(state.market.filter((card) => card > 0)).toHaveLength(5);
      expect(state.marketStack.cards).toHaveLength(stack);
    },
  );

  test("FF-016 nobody has seen a stack", () => {
    const view = game.view(started(3, "unseen"), 0);
    for (const { stack } of view.farms) expect(stack.cards.every((card) => card === null)).toBe(true);
  });

  test("FF-019 FF-021 FF-022 no discards, no discs on the board, no crops, no coins", () => {
    const state = started(4, "empty");
    expect(state.discard).toEqual([]);
    for (const farm of state.farms) {
      expect(farm.disc).toBe(-1);
      expect(farm.crops).toEqual([0, 0, 0, 0, 0]);
      expect(farm.fulfilled.cards).toEqual([]);
    }
  });

  test("FF-020 any seat may start, and keeps the starting card", () => {
    const starts = new Set(Array.from({ length: 40 }, (_, i) => started(4, `who ${i}`).start));
    expect([...starts].sort()).toEqual([0, 1, 2, 3]);
    const { anna, bert } = newTable(["anna", "bert"]);
    anna.getsSuppliesOnly();
    bert.getsSuppliesOnly();
    expect(anna.state.start).toBe(0);
  });

  test("FF-023 each of the 119 cards is somewhere, once", () => {
    for (let seats = 1; seats <= 4; seats++) {
      const state = game.setup(seats, options, 1);
      const random = fastRandom(`everywhere ${seats}`);
      for (let i = 0; i < 600; i++) {
        const [actor] = game.actors(state);
        if (actor === undefined) break;
        const moves = game.moves(state, actor);
        game.play(state, actor, moves[random.below(moves.length)]!);
        expect(everywhere(state)).toEqual(deck);
      }
    }
  });

  test("FF-181 what chance and the seats did is enough to play a game again", () => {
    const random = fastRandom("replay");
    const state = game.setup(2, options, 1);
    const log: { seat: number; move: Move }[] = [];
    for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
      const moves = game.moves(state, actor);
      log.push({ seat: actor, move: moves[random.below(moves.length)]! });
      game.play(state, actor, log.at(-1)!.move);
    }
    const again = game.setup(2, options, 1);
    for (const { seat, move } of log) {
      expect(game.moves(again, seat)).toContainEqual(move);
      game.play(again, seat, move);
    }
    expect(again).toEqual(state);
    expect(game.result(again)).toBeDefined();
  });

  test("a new table is ready to play", () => {
    const { anna } = newTable(names);
    expect(anna.isAsked).toBe(true);
    expect(anna.state.round).toBe(1);
  });
});

/** All cards, dealt or still in a pool, sorted. */
function everywhere(state: State): CardNumber[] {
  const piles = state.farms.flatMap(({ stack, hand, fulfilled }) => [stack, hand, fulfilled]);
  const dealt = [...piles, state.setDown, state.looked].flatMap(({ cards }) => cards.filter((card) => card !== null));
  const open = [...state.market.filter((card) => card > 0), ...state.discard, ...state.played];
  return [...dealt, ...open, ...Object.values(state.sources.pools).flat()].sort((a, b) => a - b);
}
