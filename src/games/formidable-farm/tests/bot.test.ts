import { describe, expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { same } from "../../../table/json.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { game } from "../index.ts";
import type { Move, State } from "../state.ts";
import { type Player, table, testing } from "../testing.ts";

const planned = (state: State, seat: number): Move =>
  evaluation.plan!(game.view(state, seat), seat, game.moves(state, seat), fastRandom("plan"))!;

/** Lets the plan play until the seat's turn is over or chance has spoken. */
function playsOn(player: Player, most = 30): Player {
  for (let i = 0; i < most && player.isAsked; i++) {
    const move = planned(player.state, player.seat);
    if (move.type === "endTurn") break;
    player.does(move);
  }
  return player;
}

/** Three market cards go below the stack, for two sheep and a pig. */
const THREE_BELOW = 116;

interface Watched {
  /** What chance lays into the market first. */
  readonly market?: readonly number[];
  readonly watch?: (moves: readonly Move[], move: Move) => void;
}

function played(seats: number, seed: string, { market = [], watch }: Watched = {}): State {
  const random = fastRandom(seed);
  const first = [...market];
  const state = game.setup(seats, defaultOptions(game.options), game.rulesVersion);
  for (;;) {
    const [actor] = game.actors(state);
    if (actor === undefined) return state;
    const moves = game.moves(state, actor);
    if (actor === CHANCE && state.agenda.at(-1)!.kind === "dealMarket" && first.length > 0) {
      const card = first.shift();
      game.play(state, CHANCE, moves.find((move) => move.type === "deal" && move.card === card) ?? moves[0]!);
    } else if (actor === CHANCE || moves.length === 1) game.play(state, actor, moves[random.below(moves.length)]!);
    else {
      const move = planned(state, actor);
      expect(moves).toContainEqual(move);
      watch?.(moves, move);
      game.play(state, actor, move);
    }
  }
}

describe("the turn planner", () => {
  test("with a small share of its effort it still plays legal moves, and other ones than with all of it", () => {
    const random = fastRandom("share");
    const state = game.setup(2, defaultOptions(game.options), game.rulesVersion);
    let [choices, others] = [0, 0];
    for (let [actor] = game.actors(state); actor !== undefined && choices < 60; [actor] = game.actors(state)) {
      const moves = game.moves(state, actor);
      if (actor === CHANCE || moves.length === 1) {
        game.play(state, actor, moves[random.below(moves.length)]!);
        continue;
      }
      const hasty = evaluation.plan!(game.view(state, actor), actor, moves, random, 0.05)!;
      expect(moves).toContainEqual(hasty);
      if (!same(hasty, planned(state, actor))) others++;
      choices++;
      game.play(state, actor, hasty);
    }
    expect(others).toBeGreaterThan(0);
  });

  test("finishes a game that can be finished in one turn", () => {
    const { anna } = table({
      anna: { hand: [13, 2, 3], crops: { tomato: 3, sheep: 1 }, coins: 3, stack: 0 },
      bert: {},
    });
    playsOn(anna);
    expect(anna.hand).toEqual([]);
  });

  test("takes supplies that complete a card", () => {
    const { anna } = table({ anna: { hand: [2, 100], crops: {}, stack: 6 }, bert: {} });
    playsOn(anna);
    expect(anna.state.played).toContain(2);
  });

  test("keeps its coins where they complete nothing", () => {
    const { anna } = table({ anna: { hand: [57, 49], coins: 3, stack: 0 }, bert: {} });
    expect(playsOn(anna).coins).toBe(3);
  });

  test("having fulfilled everything, it turns its coins into the crops that decide among those who finish", () => {
    const { anna } = table({ anna: { hand: [2], crops: { tomato: 2 }, coins: 7, stack: 0 }, bert: {} });
    playsOn(anna);
    expect(anna.hand).toEqual([]);
    expect(anna.coins).toBeLessThan(3);
  });

  test("plans on with a market card that it swaps in, puts below its stack and draws again", () => {
    const { anna } = table(
      { anna: { hand: [37, 38, 91, 105], crops: { wheat: 12, sheep: 3 }, stack: 1 }, bert: {} },
      { market: [12] },
    );
    expect(anna.moves).toContainEqual(planned(anna.state, 0));
  });

  test("puts three market cards below its stack for animals only now and then", () => {
    let [offered, taken] = [0, 0];
    for (const seed of ["a", "b", "c"])
      played(2, `three market cards ${seed}`, {
        market: [THREE_BELOW],
        watch(moves, move) {
          if (!moves.some((other) => other.type === "fulfill" && other.card === THREE_BELOW)) return;
          offered++;
          if (move.type === "fulfill" && move.card === THREE_BELOW) taken++;
        },
      });
    expect(offered).toBeGreaterThan(20);
    expect(taken).toBeLessThanOrEqual(2);
  });

  test("three more cards to fulfill look worse, even where their animals are welcome", () => {
    const { anna } = table(
      { anna: { hand: [29, 51, 57], crops: { wheat: 3 }, stack: 4 }, bert: {} },
      { market: [THREE_BELOW, 11, 12, 55, 56] },
    );
    const before = evaluation.value(anna.state, 0);
    anna.fulfills(THREE_BELOW).takesFromMarket(11, 12, 55).uses();
    expect(evaluation.value(anna.state, 0)).toBeLessThan(before);
  });

  test("FF-182 games take a plausible number of rounds", () => {
    const rounds = [2, 3, 4].flatMap((seats) => ["a", "b"].map((seed) => played(seats, seed).round));
    for (const round of rounds) {
      expect(round).toBeGreaterThanOrEqual(6);
      expect(round).toBeLessThanOrEqual(30);
    }
    expect(rounds.sort((a, b) => a - b)[3]).toBeLessThanOrEqual(16);
  });

  test("wins solo games", () => {
    const wins = Array.from({ length: 6 }, (_, i) => game.result(played(1, `solo ${i}`))!.places[0] === 1);
    expect(wins.filter(Boolean).length).toBeGreaterThan(0);
  });

  test("does not see what its seat cannot know", () => {
    const random = fastRandom("blind");
    const state = game.setup(3, defaultOptions(game.options), game.rulesVersion);
    for (let i = 0; i < 400; i++) {
      const [actor] = game.actors(state);
      if (actor === undefined) return;
      const moves = game.moves(state, actor);
      if (actor !== CHANCE && moves.length > 1 && i % 10 === 0) {
        const other = clone(state);
        testing.scramble(other, actor, random);
        expect(planned(other, actor)).toEqual(planned(state, actor));
      }
      game.play(state, actor, moves[random.below(moves.length)]!);
    }
  });

  test("leaves the view as it was", () => {
    const { anna } = table({ anna: { hand: [2, 91, 113], crops: { tomato: 2, wheat: 3 }, coins: 5 }, bert: {} });
    const view = game.view(anna.state, 0);
    const before = clone(view);
    evaluation.plan!(view, 0, game.moves(view, 0), fastRandom("still"));
    expect(view).toEqual(before);
  });

  test("fewer cards left look better", () => {
    const value = (hand: number[], stack: number) =>
      evaluation.value(table({ anna: { hand, stack }, bert: { stack: 8 } }).anna.state, 0);
    expect(value([57], 4)).toBeGreaterThan(value([57, 49], 4));
    expect(value([57], 3)).toBeGreaterThan(value([57], 4));
  });
});
