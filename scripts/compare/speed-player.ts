// Plays random games of one checkout, as many as its parent says; started by speed.ts.
import { fastRandom } from "../../src/table/random.ts";
import { type AnyGame, gameIn, type Numbers, optionsIn, outcomeOf } from "./contract.ts";
import type { Setting } from "./settings.ts";

export interface Ask {
  /** Games are played by the numbers drawn for this part of the measurement. */
  readonly seed: string;
  /** So many games, or for so many seconds of processor time. */
  readonly games?: number;
  readonly seconds?: number;
}

export interface Answer {
  readonly decisions: number;
  readonly games: number;
  readonly cpuSeconds: number;
  /** Options that the checkout does not know: then nothing was played. */
  readonly unknown?: readonly string[];
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** A look at the clock costs as much as a decision: only now and then. */
const AT_ONCE = 16;

function playOne(game: AnyGame, seats: number, options: object, random: Numbers): number {
  let decisions = 0;
  const state = game.setup(seats, options, game.rulesVersion);
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0]!;
    const moves = game.moves(state, seat);
    if (seat >= 0 && moves.length > 1) decisions++;
    game.play(state, seat, seat < 0 ? outcomeOf(game, state, moves, random) : moves[random.below(moves.length)]!);
  }
  return decisions;
}

const [, , folder = ".", text = "{}"] = process.argv;
const { game: id, seats, options: given = {} } = JSON.parse(text) as Setting;
const { game } = await gameIn(folder, id);
const checked = optionsIn(game, given);

process.on("message", ({ seed, games: most = Number.POSITIVE_INFINITY, seconds = Number.POSITIVE_INFINITY }: Ask) => {
  const answer: Answer = { decisions: 0, games: 0, cpuSeconds: 0 };
  if ("unknown" in checked) return process.send?.({ ...answer, unknown: checked.unknown });
  const random = fastRandom(seed);
  let decisions = 0;
  let games = 0;
  const begin = cpu();
  while (games < most && (seconds === Number.POSITIVE_INFINITY || cpu() - begin < seconds))
    for (let i = 0; i < AT_ONCE && games < most; i++, games++)
      decisions += playOne(game, seats, checked.options, random);
  return process.send?.({ decisions, games, cpuSeconds: cpu() - begin });
});
