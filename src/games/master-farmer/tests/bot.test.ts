import { expect, test } from "vitest";
import { outcome } from "../../../bots/chance.ts";
import { findBot } from "../../../bots/index.ts";
import { solveEndgame } from "../../../bots/search/expectimax.ts";
import { clone } from "../../../table/clone.ts";
import { CHANCE } from "../../../table/game.ts";
import { defaultOptions } from "../../../table/options.ts";
import { fastRandom } from "../../../table/random.ts";
import { evaluation } from "../bot.ts";
import { game, module } from "../index.ts";
import type { Move, State } from "../state.ts";

const greedy = findBot("greedy")!;

/** Plays a game by greedy and tells of every choice. */
async function played(seats: number, seed: string, chose: (state: State, seat: number, move: Move) => void) {
  const random = fastRandom(seed);
  const state = game.setup(seats, defaultOptions(game.options) as State["options"], game.rulesVersion);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const moves = seat === CHANCE ? [] : game.moves(state, seat);
    const asked = { module, view: state, seat, moves, random };
    const move = seat === CHANCE ? outcome(game, state, random) : await greedy.choose(asked);
    if (moves.length > 1) chose(state, seat, move);
    game.play(state, seat, move);
  }
}

/** What a move brings its seat, and all others together, in points. */
function gains(state: State, seat: number, move: Move) {
  const after = clone(state);
  game.play(after, seat, move);
  let [own, gift] = [0, 0];
  for (let one = 0; one < state.seats; one++) {
    const gain = game.score(after, one).total - game.score(state, one).total;
    if (one === seat) own += gain;
    else gift += gain;
  }
  return { own, gift };
}

test.each([2, 3, 4])("Among %i nobody gives others points where as many of one's own come without", async (seats) => {
  let gifts = 0;
  for (let deal = 0; deal < 8; deal++)
    await played(seats, `gifts/${deal}`, (state, seat, move) => {
      if (move.type !== "place") return;
      const { own, gift } = gains(state, seat, move);
      if (gift > 0) gifts++;
      for (const other of game.moves(state, seat)) {
        const otherwise = gains(state, seat, other);
        expect(otherwise.own >= own && otherwise.gift < gift).toBe(false);
      }
    });
  expect(gifts).toBeGreaterThan(0);
});

test("An ending is looked through: no move brings more, whatever is drawn", async () => {
  let endings = 0;
  const positions: { state: State; seat: number }[] = [];
  for (let deal = 0; deal < 12; deal++)
    await played(2, `endings/${deal}`, (state, seat, move) => {
      if (move.type === "place" && state.bag.length === 1) positions.push({ state: clone(state), seat });
    });
  for (const { state, seat } of positions) {
    expect(evaluation.isNearEnd!(state)).toBe(true);
    const moves = game.moves(state, seat);
    const best = solveEndgame(module, state, seat, moves, 60_000)!;
    const worth = (move: Move) => lastLead(state, seat, move);
    expect(worth(best)).toBeCloseTo(Math.max(...moves.map(worth)), 9);
    endings++;
  }
  expect(endings).toBeGreaterThan(2);
});

test("Only the last cubes are looked through, and never alone", () => {
  const options = defaultOptions(game.options) as State["options"];
  expect(evaluation.isNearEnd!(game.setup(2, options, game.rulesVersion))).toBe(false);
  const alone = { ...game.setup(1, options, game.rulesVersion), bag: [0] };
  expect(evaluation.isNearEnd!(alone)).toBe(false);
});

/** With one cube in the bag: points ahead after a move and the best answer to it, a win counted as one more. */
function lastLead(state: State, seat: number, move: Move): number {
  const after = clone(state);
  game.play(after, seat, move);
  if (game.actors(after)[0] === CHANCE) game.play(after, CHANCE, game.moves(after, CHANCE)[0]!);
  const [answering] = game.actors(after);
  if (answering === undefined) return leadOf(after, seat);
  return Math.min(
    ...game.moves(after, answering).map((answer) => {
      const end = clone(after);
      game.play(end, answering, answer);
      return leadOf(end, seat);
    }),
  );
}

function leadOf(state: State, seat: number): number {
  const ahead = game.score(state, seat).total - game.score(state, 1 - seat).total;
  return ahead + Math.sign(ahead);
}
