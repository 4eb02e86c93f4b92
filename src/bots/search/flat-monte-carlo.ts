import { clone } from "../../table/clone.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { solveEndgame } from "./expectimax.ts";
import { offered } from "./offered.ts";
import { type RolloutLimit, rollout } from "./rollout.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "./run-search.ts";

/** Which moves are compared, and how long rollouts are. */
export interface FlatMonteCarloOptions {
  /** The most candidate moves, by one-ply value. */
  readonly width: number;
  /** Moves more than this many points worse than the best at one ply are pruned; none if not given. */
  readonly pruneMargin?: number;
  /** When rollouts are cut off. */
  readonly length: RolloutLimit;
  /** Rollouts for a sole candidate, so that it gets a value; none if not given. */
  readonly alone?: number;
}

/** A move being compared. */
export interface Candidate<M> {
  readonly move: M;
  visits: number;
  /** By seat. */
  readonly sums: number[];
  /** Sum of squares of the choosing seat's results. */
  squares: number;
}

/**
 * Flat Monte Carlo: rollouts from each candidate move, best mean wins. Sequential halving drops the worse half of the candidates
 * each round; all candidates share random numbers. Endgames without hidden information are solved exactly.
 */
export const flatMonteCarlo = (simulations: number, options: FlatMonteCarloOptions): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    const known = endgameMove(turn);
    if (known !== undefined) return offered(turn.moves, known);
    return mapMaybePromise(compared(turn, simulations, options), (candidates) =>
      offered(turn.moves, candidates[0]!.move),
    );
  },
});

/** Node limit of the endgame solver. */
const ENDGAME_NODES = 60_000;

/** The best move of an endgame that can be solved. */
const endgameMove = <S extends Table, M extends Move>({
  module,
  view,
  seat,
  moves,
  budget,
}: Turn<S, M>): M | undefined =>
  module.evaluation.isNearEnd?.(view) === true
    ? solveEndgame(module, view, seat, moves, ENDGAME_NODES, budget?.stop)
    : undefined;

/** The compared moves, best first. */
const compared = <S extends Table, M extends Move>(
  turn: Turn<S, M>,
  simulations: number,
  options: FlatMonteCarloOptions,
) =>
  mapMaybePromise(valuesOf(turn.module, turn.view), (values) =>
    runSearch(sequentialHalving(turn, values, simulations, options), turn.budget),
  );

/** Compares candidate moves by sequential halving; returns them best first. */
export function* sequentialHalving<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {} }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  { width, pruneMargin, length, alone = 0 }: FlatMonteCarloOptions,
): SearchSteps<readonly Candidate<M>[]> {
  const all = candidateMoves(module, view, seat, moves, random, width, pruneMargin).map(
    (move): Candidate<M> => ({ move, visits: 0, sums: [], squares: 0 }),
  );
  const seed = random.below(0x1_0000_0000);
  const allowed = budget.simulations ?? simulations;
  const most = all.length === 1 ? Math.min(alone, allowed) : allowed;
  const rounds = Math.ceil(Math.log2(all.length));
  let left = all.slice();
  let done = 0;
  const byMean = (a: Candidate<M>, b: Candidate<M>) => meanFor(b, seat) - meanFor(a, seat);
  for (let sample = 0, round = 1; (left.length > 1 || all.length === 1) && done < most; sample++) {
    for (const candidate of left) {
      if (done >= most || (done > 0 && budget.stop?.aborted === true)) break;
      const reached = rolloutAfter(module, values, view, seat, candidate.move, length, fastRandom(`${seed}/${sample}`));
      candidate.visits++;
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

const meanFor = ({ visits, sums }: Candidate<unknown>, seat: Seat): number =>
  visits === 0 ? Number.NEGATIVE_INFINITY : sums[seat]! / visits;

/** The move of the game's own policy, then the others by one-ply value. */
function candidateMoves<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  view: S,
  seat: Seat,
  moves: readonly M[],
  random: Random,
  width: number,
  pruneMargin = Number.POSITIVE_INFINITY,
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
  const least = looked[0]!.value - pruneMargin;
  const likely = looked.filter(({ move, value }) => value >= least && !same(move, planned)).map(({ move }) => move);
  return [...(planned === undefined ? [] : [planned]), ...likely].slice(0, width);
}

function rolloutAfter<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  view: S,
  seat: Seat,
  move: M,
  length: RolloutLimit,
  random: Random,
): readonly number[] {
  const state = module.game.imagine(view, random);
  module.game.play(state, seat, move);
  return rollout(module, values, state, length, random);
}
