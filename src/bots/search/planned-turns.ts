import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { GameModule, PlannedTurn, Planning } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { outcome } from "../chance.ts";
import { fetchNet, type Net, netAtHand } from "../learned/net.ts";
import { EFFORT, greedy } from "./greedy.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "./run-search.ts";
import { turnPlayer } from "./turn-player.ts";

/** How much effort goes into planning. */
export interface PlannedTurnOptions {
  /** Share of the usual effort spent on generating plans for the turn to be played. */
  readonly share: number;
  /** How many plans are compared by rollouts. */
  readonly width: number;
}

/** How many planned turns are ranked by the net. */
const RANKED = 16;

/** The same inside rollouts, and the share of the usual effort for generating plans there. */
const RANKED_AHEAD = 8;
const SHARE_AHEAD = 0.08;

/** The net's initial estimate counts as this many samples. */
const PRIOR_VISITS = 2;

/**
 * Generates whole turns with the game's own planner and plays the one with the best win probability by the net. With simulations, the
 * best few are compared by rollouts to the seat's next turn, with common random numbers, sequential halving and racing.
 */
export const plannedTurns = (simulations: number, options: PlannedTurnOptions): Bot => {
  const planned = turnPlayer((turn) =>
    mapMaybePromise(planModelOf(turn.module, turn.view), (model) =>
      mapMaybePromise(
        runSearch(racePlans(turn, model!, simulations, options), turn.budget),
        (candidates) => candidates[0]!.turn.moves,
      ),
    ),
  );
  const unplanned = greedy({ ...EFFORT, share: options.share });
  return {
    choose: (turn) => (turn.module.evaluation.planning?.(turn.view) === undefined ? unplanned : planned).choose(turn),
  };
};

/** A game's planner and the net that evaluates its plans. */
export interface PlanModel<S extends Table, M extends Move> {
  readonly planning: Planning<S, M>;
  readonly net: Net<S>;
}

/** The planner of a game at a table, with its net loaded; `undefined` if the game has none. */
export function planModelOf<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  view: S,
): PlanModel<S, M> | undefined | Promise<PlanModel<S, M>> {
  const planning = evaluation.planning?.(view);
  if (planning === undefined) return undefined;
  return mapMaybePromise(netAtHand(planning.odds) ?? fetchNet(planning.odds), (net) => ({ planning, net }));
}

/** A planned turn being compared. */
export interface PlanCandidate<S, M> {
  readonly turn: PlannedTurn<S, M>;
  /** Win probability by the net alone. */
  readonly initialChance: number;
  /** Win probabilities found by rollouts. */
  readonly samples: number[];
}

/** Mean win probability, the net's initial estimate included. */
export const winChanceOf = ({ initialChance, samples }: PlanCandidate<unknown, unknown>): number =>
  (sumOf(samples) + PRIOR_VISITS * initialChance) / (samples.length + PRIOR_VISITS);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Converts a win probability to a margin in points. */
export const marginFor = (chance: number, worth: number): number => worth * (2 * chance - 1);

/** Compares the best planned turns by sequential halving and racing; returns them best first. */
export function* racePlans<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {} }: Turn<S, M>,
  model: PlanModel<S, M>,
  simulations: number,
  { share, width }: PlannedTurnOptions,
): SearchSteps<readonly PlanCandidate<S, M>[]> {
  const all = ranked(model, view, seat, moves, share, RANKED)
    .slice(0, Math.max(1, width))
    .map(({ turn, chance }): PlanCandidate<S, M> => ({ turn, initialChance: chance, samples: [] }));
  const seed = random.below(0x1_0000_0000);
  const most = simulations === 0 ? 0 : (budget.simulations ?? simulations);
  const halvings = Math.ceil(Math.log2(all.length));
  const byChance = (a: PlanCandidate<S, M>, b: PlanCandidate<S, M>) => winChanceOf(b) - winChanceOf(a);
  let left = all.slice();
  let done = 0;
  for (let sample = 0, halving = 1; left.length > 1 && done < most; sample++) {
    for (const candidate of left) {
      if (done >= most || budget.stop?.aborted === true) break;
      const sampleRandom = fastRandom(`${seed}/${sample}`);
      candidate.samples.push(
        playToNextTurn(
          module,
          model,
          module.game.imagine(view, sampleRandom),
          seat,
          candidate.turn.moves,
          sampleRandom,
        ),
      );
      done++;
    }
    left.sort(byChance);
    const best = left[0]!;
    left = left.filter((candidate) => candidate === best || !isClearlyBetter(best.samples, candidate.samples));
    yield { simulations: done, best: moves.findIndex((move) => same(move, best.turn.moves[0])) };
    if (budget.stop?.aborted === true) break;
    if (done >= (most * halving) / halvings) {
      left = left.slice(0, Math.ceil(left.length / 2));
      halving++;
    }
  }
  const rest = all.filter((candidate) => !left.includes(candidate)).sort(byChance);
  return [...left.sort(byChance), ...rest];
}

/** Racing: a plan is dropped after at least this many paired samples if it is worse by this many standard errors. */
const MIN_SAMPLES = 6;
const STANDARD_ERRORS = 3;

/** Whether one plan beats another significantly in a paired comparison. */
function isClearlyBetter(better: readonly number[], worse: readonly number[]): boolean {
  const both = Math.min(better.length, worse.length);
  if (both < MIN_SAMPLES) return false;
  const differences = Array.from({ length: both }, (_, i) => better[i]! - worse[i]!);
  const mean = sumOf(differences) / both;
  const variance = sumOf(differences.map((difference) => (difference - mean) ** 2)) / (both - 1);
  return mean > STANDARD_ERRORS * Math.sqrt(variance / both);
}

interface Ranked<S, M> {
  readonly turn: PlannedTurn<S, M>;
  readonly chance: number;
}

/** Planned turns with their win probability by the net, best first. */
function ranked<S extends Table, M extends Move>(
  { planning, net }: PlanModel<S, M>,
  view: S,
  seat: Seat,
  moves: readonly M[],
  share: number,
  limit: number,
): readonly Ranked<S, M>[] {
  return planning
    .turns(view, seat, moves, share, limit)
    .map((turn) => ({ turn, chance: 1 / (1 + Math.exp(-net.evaluate(turn.end, seat))) }))
    .sort((a, b) => b.chance - a.chance);
}

/** Plays a turn, then everyone by the net's best plan up to the seat's next turn; returns the win probability there. Changes `state`. */
export function playToNextTurn<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  model: PlanModel<S, M>,
  state: S,
  seat: Seat,
  turn: readonly M[],
  random: Random,
  now = evaluation.turn?.(state, seat),
): number {
  let line = turn;
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      line = [];
      continue;
    }
    const moves = game.moves(state, actor);
    let move = moves.length === 1 ? moves[0]! : moves.find((offered) => same(offered, line[0]));
    if (move === undefined) {
      const [best] = ranked(model, game.view(state, actor), actor, moves, SHARE_AHEAD, RANKED_AHEAD);
      if (actor === seat && evaluation.turn?.(state, seat) !== now) return best!.chance;
      line = best!.turn.moves;
      move = moves.find((offered) => same(offered, line[0]))!;
    }
    if (same(move, line[0])) line = line.slice(1);
    game.play(state, actor, move);
  }
  const { places } = game.result(state)!;
  const isShared = places.filter((place) => place === 1).length > 1;
  return places[seat] !== 1 ? 0 : isShared ? 0.5 : 1;
}
