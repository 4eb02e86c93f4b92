import { taskOf } from "../../table/agenda.ts";
import { clone } from "../../table/clone.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Terms } from "../../table/module.ts";
import { fastRandom } from "../../table/random.ts";
import type { Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { configOf } from "../levels/levels.ts";
import { type Candidate, sequentialHalving } from "../search/flat-monte-carlo.ts";
import {
  marginFor,
  type PlanCandidate,
  type PlanModel,
  planModelOf,
  racePlans,
  winChanceOf,
} from "../search/planned-turns.ts";
import { rolloutPolicy } from "../search/rollout.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "../search/run-search.ts";
import { afterstatesOf, afterstateValues } from "../search/turn-afterstates.ts";
import { meanValueOf, TURN_MCTS_OPTIONS, TurnTree } from "../search/turn-mcts.ts";

/** A suggested move, and why. */
export interface Advice {
  /** Its index among the moves offered. */
  readonly move: number;
  /** By seat: the expected final margin over the best opponent, in points; in solo games the expected points. */
  readonly expected: readonly number[];
  /** 95 % half-width of the seat's own expected value; `undefined` if it was evaluated statically. */
  readonly error: number | undefined;
  /** How the turn it begins changes the game's evaluation terms, most important first. */
  readonly reasons: readonly { readonly term: string; readonly change: number }[];
}

/** Default number of simulations. */
const SIMULATIONS = 60;
const MOST_REASONS = 3;
/** Smaller changes are not reported as reasons. */
const LEAST_CHANGE = 0.05;

/** The best moves for a seat, best first. */
export const advise = <S extends Table, M extends Move>(turn: Turn<S, M>, few = 3): Promise<readonly Advice[]> =>
  Promise.resolve(
    mapMaybePromise(planModelOf(turn.module, turn.view), (planModel) =>
      mapMaybePromise(valuesOf(turn.module, turn.view), (values) =>
        mapMaybePromise(runSearch(evaluateMoves(turn, values, planModel), turn.budget), (evaluated) =>
          withReasons(turn, evaluated.slice(0, few)),
        ),
      ),
    ),
  );

interface EvaluatedMove<S, M> {
  readonly move: M;
  readonly expected: readonly number[];
  readonly error: number | undefined;
  /** The afterstate of the turn it begins, if known. */
  readonly view?: S;
}

/** Ranks the moves with the algorithm of the strongest bot at this table, best first. */
function* evaluateMoves<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  values: Values<S>,
  planModel: PlanModel<S, M> | undefined,
): SearchSteps<readonly EvaluatedMove<S, M>[]> {
  const { module, view, seat, random, budget = {} } = turn;
  const config = configOf(module, view, "expert");
  if (config.algorithm === "turn-mcts" && (module.evaluation.turn?.(view, seat) ?? 0) >= 0) {
    const tree = new TurnTree(
      module,
      values,
      { ...TURN_MCTS_OPTIONS, width: 40 },
      fastRandom(String(random.below(0x1_0000_0000))),
    );
    const root = tree.open(view, seat);
    for (let done = 0; done < (budget.simulations ?? SIMULATIONS) && budget.stop?.aborted !== true; done++) {
      tree.simulate(root);
      yield { simulations: done + 1, best: 0 };
    }
    const best = new Map<M, EvaluatedMove<S, M>>();
    for (const edge of root.edges.toSorted((a, b) => b.visits - a.visits || meanValueOf(b) - meanValueOf(a))) {
      const move = edge.moves[0]!;
      if (best.has(move)) continue;
      const end = tree.endOf(root, edge);
      const expected = marginsOf(meanValueOf(edge), seat, afterstateValues(module, values, end));
      best.set(move, { move, expected, error: undefined, view: end });
    }
    return [...best.values()];
  }
  if (config.algorithm === "flat-monte-carlo") {
    const compared = yield* sequentialHalving(turn, values, SIMULATIONS, {
      width: Math.max(4, config.width),
      length: config.length,
    });
    const tried = evaluated(compared, seat);
    if (tried.length > 0) return tried;
  }
  const { foresight } = module.evaluation;
  if (foresight !== undefined) return yield* byRollouts(turn, values, foresight);
  if (config.algorithm === "planned-turns" && planModel !== undefined) {
    const compared = yield* racePlans(turn, planModel, SIMULATIONS, { share: config.share, width: PLAN_WIDTH });
    return byPlans(turn, values, compared);
  }
  return byAfterstates(turn, values);
}

/** How many moves are compared by rollouts, and how many rollouts a sole candidate gets. */
const MOVES = 4;
const ALONE = 12;

/** Ranks moves by rollouts of the length the game asks for. */
function* byRollouts<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  values: Values<S>,
  length: number,
): SearchSteps<readonly EvaluatedMove<S, M>[]> {
  const compared = yield* sequentialHalving(turn, values, SIMULATIONS, { width: MOVES, length, alone: ALONE });
  return evaluated(compared, turn.seat).map((move) => ({ ...move, view: viewAfterFollowUps(turn, move.move) }));
}

/** The position after a move and the follow-up choices it asks of the seat at once. */
function viewAfterFollowUps<S extends Table, M extends Move>(turn: Turn<S, M>, move: M): S {
  const { module, seat, random } = turn;
  const view = viewAfter(turn, move);
  const asked = taskOf(turn.view, seat)?.kind;
  for (let task = taskOf(view, seat); task !== undefined && task.kind !== asked; task = taskOf(view, seat))
    module.game.play(view, seat, rolloutPolicy(module, view, seat, module.game.moves(view, seat), random));
  return view;
}

/** The moves that were sampled, with their mean results. */
const evaluated = <M extends Move>(compared: readonly Candidate<M>[], seat: Seat) =>
  compared
    .filter(({ visits }) => visits > 0)
    .map(({ move, visits, sums, squares }) => ({
      move,
      expected: sums.map((sum) => sum / visits),
      error: halfWidth({ visits, sum: sums[seat]!, squares }),
    }));

/** How many planned turns are compared. */
const PLAN_WIDTH = 8;

/** Ranks moves by the best planned turn that each begins. */
function byPlans<S extends Table, M extends Move>(
  { module, view, seat }: Turn<S, M>,
  values: Values<S>,
  compared: readonly PlanCandidate<S, M>[],
): readonly EvaluatedMove<S, M>[] {
  const best = new Map<M, EvaluatedMove<S, M>>();
  const worth = module.evaluation.winWorth?.(view) ?? 1;
  for (const candidate of compared) {
    const [move] = candidate.turn.moves as readonly [M];
    if (best.has(move)) continue;
    const { end } = candidate.turn;
    const { samples } = candidate;
    const error = halfWidth({
      visits: samples.length,
      sum: samples.reduce((sum, chance) => sum + chance, 0),
      squares: samples.reduce((sum, chance) => sum + chance ** 2, 0),
    });
    const expected = marginsOf(marginFor(winChanceOf(candidate), worth), seat, values(end));
    best.set(move, { move, expected, error: error && 2 * worth * error, view: end });
  }
  return [...best.values()];
}

/** 95 % half-width of a mean; `undefined` below two samples. */
function halfWidth({ visits, sum, squares }: { visits: number; sum: number; squares: number }): number | undefined {
  if (visits < 2) return undefined;
  const variance = Math.max(0, squares / visits - (sum / visits) ** 2);
  return 1.96 * Math.sqrt(variance / (visits - 1));
}

/** Ranks moves by the best afterstate of the turn that each begins. */
function byAfterstates<S extends Table, M extends Move>(
  { module, view, seat }: Turn<S, M>,
  values: Values<S>,
): readonly EvaluatedMove<S, M>[] {
  const best = new Map<M, EvaluatedMove<S, M>>();
  for (const { moves, view: end } of afterstatesOf(module, module.evaluation, view, seat)) {
    const expected = values(end);
    const known = best.get(moves[0]!);
    if (known === undefined || expected[seat]! > known.expected[seat]!)
      best.set(moves[0]!, { move: moves[0]!, expected, error: undefined, view: end });
  }
  return [...best.values()].sort((a, b) => b.expected[seat]! - a.expected[seat]!);
}

/** The seat's margin as searched. With two seats the other's is its negative; with more, the others keep their static values. */
const marginsOf = (margin: number, seat: Seat, values: readonly number[]): readonly number[] =>
  values.map((value, other) => (other === seat ? margin : values.length === 2 ? -margin : value));

function viewAfter<S extends Table, M extends Move>({ module, view, seat }: Turn<S, M>, move: M): S {
  const after = clone(view);
  module.game.play(after, seat, move);
  return after;
}

/** A change that all suggested moves share, within this fraction, is a reason only if it gains at least `LEAST_SHARED_GAIN` points. */
const ALIKE = 0.1;
const LEAST_SHARED_GAIN = 0.5;

/** Adds the reasons for and against each move. */
function withReasons<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  advised: readonly EvaluatedMove<S, M>[],
): readonly Advice[] {
  const changes = advised.map(({ move, view }) => changesBy(turn, view ?? viewAfter(turn, move)));
  const isShared = (term: string): boolean => {
    const all = changes.map((change) => change[term] ?? 0);
    const largest = Math.max(...all.map(Math.abs));
    return all.length > 1 && Math.max(...all) - Math.min(...all) < Math.max(LEAST_CHANGE, ALIKE * largest);
  };
  return advised.map(({ move, expected, error }, i) => {
    const all = Object.entries(changes[i]!)
      .map(([term, change]) => ({ term, change }))
      .filter(({ change }) => Math.abs(change) >= LEAST_CHANGE)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
    const relevant = all.filter(({ term, change }) => change >= LEAST_SHARED_GAIN || !isShared(term));
    return {
      move: turn.moves.findIndex((offered) => same(offered, move)),
      expected,
      error,
      // Every move gets a reason: if all are alike, its largest change; if it changes nothing, what the alternative would cost.
      reasons:
        relevant.length > 0
          ? relevant.slice(0, MOST_REASONS)
          : all.length > 0
            ? all.slice(0, 1)
            : costAvoided(changes, i),
    };
  });
}

/** What the best alternative would cost. */
function costAvoided(changes: readonly Terms[], own: number): Advice["reasons"] {
  const other = changes[own === 0 ? 1 : 0] ?? {};
  return Object.entries(other)
    .map(([term, change]) => ({ term, change: -change }))
    .filter(({ change }) => change >= LEAST_CHANGE)
    .sort((a, b) => b.change - a.change)
    .slice(0, 1);
}

/** The change of each evaluation term; of each part of the score if the game names no terms. */
function changesBy<S extends Table, M extends Move>(
  { module: { game, evaluation }, view: before, seat }: Turn<S, M>,
  after: S,
): Terms {
  const termsOf = (view: S): Terms =>
    evaluation.terms?.(view, seat) ??
    Object.fromEntries(game.score(view, seat).parts.map(({ text, points }) => [text.id, points]));
  const [then, now] = [termsOf(before), termsOf(after)];
  return Object.fromEntries(Object.keys(now).map((term) => [term, now[term]! - (then[term] ?? 0)]));
}
