import { expect, test } from "vitest";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { Match } from "../../../table/match.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom, pick } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { game } from "../index.ts";
import type { State } from "../state.ts";
import { table } from "../testing.ts";
import { NONE } from "../vegetables.ts";

test("MF-079 Nothing is secret but the order of the draws, and that is nowhere yet", () => {
  const { anna } = table({ anna: "carrot", bert: "tomato" }, { grid: "CT", bag: [2, 3, 5, 8] });
  for (const viewer of [0, 1, "spectator"] as const) expect(game.view(anna.state, viewer)).toEqual(anna.state);
  expect(anna.state.bag).toEqual([2, 3, 5, 8]);
});

test("MF-080 Draws and faces are moves of chance, so that the log replays the game", () => {
  for (const seats of [1, 2, 3, 4]) {
    const match = Match.begin(game, { seats, seed: "0123456789abcdef0123456789abcdef" });
    while (!match.isOver) match.submit(match.actors()[0]!, match.offer(match.actors()[0]!).moves[0]);
    const dealt = match.log.flatMap((entry) => ("move" in entry && entry.seat === CHANCE ? [entry.move.type] : []));
    expect(new Set(dealt)).toEqual(new Set(seats === 1 ? ["draw", "show"] : ["draw"]));
    expect(Match.open(game, JSON.parse(JSON.stringify(match.wholeFile()))).state).toEqual(match.state);
  }
});

/** Plays a game in which every seat takes the move after which the position looks best. */
function playGreedily(state: State, seed: string): void {
  const random = fastRandom(seed);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = game.moves(state, seat);
    const values = moves.map((move) => (seat === CHANCE ? 0 : valueAfter(state, seat, move)));
    const best = Math.max(...values);
    const chosen = moves.filter((_, i) => values[i] === best);
    game.play(state, seat, pick(chosen, random));
  }
}

function valueAfter(state: State, seat: number, move: Parameters<typeof game.play>[2]): number {
  const after = clone(state);
  game.play(after, seat, move);
  return evaluation.value(after, seat);
}

test("MF-081 Greedy players place about 22 cubes, and the winner has about 10, 7 or 6 points", () => {
  const games = 100;
  for (const [seats, points] of [
    [2, 10],
    [3, 7],
    [4, 6],
  ] as const) {
    let cubes = 0;
    let best = 0;
    for (let i = 0; i < games; i++) {
      const state = game.setup(seats, defaultOptions(game.options), 1);
      playGreedily(state, `game ${i}`);
      cubes += state.grid.filter((kind) => kind !== NONE).length / games;
      best += Math.max(...game.result(state)!.scores.map(({ total }) => total)) / games;
    }
    expect(Math.abs(cubes - 22)).toBeLessThan(2);
    expect(Math.abs(best - points)).toBeLessThan(1);
  }
});
