import { clone } from "../../table/clone.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { exactly } from "./expectimax.ts";
import { offered } from "./offered.ts";
import { type Length, playOn } from "./rollout.ts";
import { type Thinking, think, when } from "./run-search.ts";

/** How games are played out. */
export interface Manner {
  /** How many moves are compared, those that look best. */
  readonly width: number;
  /** How many points a move may look worse than the best and still be compared; as many as there are if not given. */
  readonly doubt?: number;
  /** After which time a game that is not over is judged. */
  readonly length: Length;
  /** How often the only move worth a thought is tried; never if not given. */
  readonly alone?: number;
}

/** A move being compared. */
export interface Candidate<M> {
  readonly move: M;
  tries: number;
  /** By seat. */
  readonly sums: number[];
  /** Of what the seat that chooses got. */
  squares: number;
}

/**
 * Plays games out from each of its best-looking moves, everyone as the game's own judgement would, and takes the move that
 * ends best on average. All moves meet the same luck; the worse half is dropped again and again.
 */
export const playouts = (simulations: number, manner: Manner): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    const known = lookedThrough(turn);
    if (known !== undefined) return offered(turn.moves, known);
    return when(compared(turn, simulations, manner), (candidates) => offered(turn.moves, candidates[0]!.move));
  },
});

/** How many positions are looked at in an ending. */
const ENDING = 60_000;

/** The best move of an ending that can be looked through. */
const lookedThrough = <S extends Table, M extends Move>({
  module,
  view,
  seat,
  moves,
  budget,
}: Turn<S, M>): M | undefined =>
  module.evaluation.isNearEnd?.(view) === true ? exactly(module, view, seat, moves, ENDING, budget?.stop) : undefined;

/** The moves that were compared, best first. */
const compared = <S extends Table, M extends Move>(turn: Turn<S, M>, simulations: number, manner: Manner) =>
  when(valuesOf(turn.module, turn.view), (values) => think(comparing(turn, values, simulations, manner), turn.budget));

/** Weighs the best-looking moves against each other; gives them back best first. */
export function* comparing<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {} }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  { width, doubt, length, alone = 0 }: Manner,
): Thinking<readonly Candidate<M>[]> {
  const all = bestLooking(module, view, seat, moves, random, width, doubt).map(
    (move): Candidate<M> => ({ move, tries: 0, sums: [], squares: 0 }),
  );
  const luck = random.below(0x1_0000_0000);
  const few = budget.simulations ?? simulations;
  const most = all.length === 1 ? Math.min(alone, few) : few;
  const rounds = Math.ceil(Math.log2(all.length));
  let left = all.slice();
  let done = 0;
  const byMean = (a: Candidate<M>, b: Candidate<M>) => meanFor(b, seat) - meanFor(a, seat);
  for (let sample = 0, round = 1; (left.length > 1 || all.length === 1) && done < most; sample++) {
    for (const candidate of left) {
      if (done >= most || (done > 0 && budget.stop?.aborted === true)) break;
      const reached = playOut(module, values, view, seat, candidate.move, length, fastRandom(`${luck}/${sample}`));
      candidate.tries++;
      candidate.squares += reached[seat]! ** 2;
      for (const [other, value] of reached.entries()) candidate.sums[other] = (candidate.sums[other] ?? 0) + value;
      done++;
    }
    left.sort(byMean);
    yield { simulations: done, best: moves.findIndex((move) => same(move, left[0]!.move)) };
    if (budget.stop?.aborted === true) break;
    if (done >= (most * round) / rounds) {
      left = left.slice(0, Math.max(1, Math.ceil(left.length / 2)));
      round++;
    }
  }
  const rest = all.filter((candidate) => !left.includes(candidate)).sort(byMean);
  return [...left.sort(byMean), ...rest];
}

const meanFor = ({ tries, sums }: Candidate<unknown>, seat: Seat): number =>
  tries === 0 ? Number.NEGATIVE_INFINITY : sums[seat]! / tries;

/** What the game's own plan would do, then what looks best one move ahead. */
function bestLooking<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  view: S,
  seat: Seat,
  moves: readonly M[],
  random: Random,
  width: number,
  doubt = Number.POSITIVE_INFINITY,
): readonly M[] {
  const planned = evaluation.plan?.(view, seat, moves, random);
  const worthy = evaluation.worthwhile?.(view, seat, moves) ?? moves;
  const looked = worthy
    .map((move) => {
      const after = clone(view);
      game.play(after, seat, move);
      return { move, value: evaluation.value(after, seat) };
    })
    .sort((a, b) => b.value - a.value);
  const least = looked[0]!.value - doubt;
  const likely = looked.filter(({ move, value }) => value >= least && !same(move, planned)).map(({ move }) => move);
  return [...(planned === undefined ? [] : [planned]), ...likely].slice(0, width);
}

function playOut<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  view: S,
  seat: Seat,
  move: M,
  length: Length,
  random: Random,
): readonly number[] {
  const state = module.game.imagine(view, random);
  module.game.play(state, seat, move);
  return playOn(module, values, state, length, random);
}
