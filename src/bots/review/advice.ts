import { taskOf } from "../../table/agenda.ts";
import { clone } from "../../table/clone.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Terms } from "../../table/module.ts";
import { fastRandom } from "../../table/random.ts";
import type { Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { wayOf } from "../levels/levels.ts";
import { type Candidate, comparing } from "../search/flat-monte-carlo.ts";
import {
  chanceOf,
  comparingPlans,
  type Known,
  leadBy,
  type PlanCandidate,
  plansKnown,
} from "../search/planned-turns.ts";
import { likely } from "../search/rollout.ts";
import { type Thinking, think, when } from "../search/run-search.ts";
import { endValues, turnEnds } from "../search/turn-afterstates.ts";
import { TREE_MANNER, TurnTree, worthOf } from "../search/turn-mcts.ts";

/** A move worth a thought, and why. */
export interface Advice {
  /** Its index among the moves offered. */
  readonly move: number;
  /** By seat: by how many points it should end ahead of the best other one; alone, how many it should have. */
  readonly expected: readonly number[];
  /** Half of the interval in which the seat's own number lies in 95 of 100 cases; nothing where it was only looked at. */
  readonly error: number | undefined;
  /** What changes with the turn it begins, by the names of the game's terms, the most important first. */
  readonly reasons: readonly { readonly term: string; readonly change: number }[];
}

/** How many simulations stand behind an advice if nobody says otherwise. */
const SIMULATIONS = 60;
const MOST_REASONS = 3;
/** Changes smaller than this are no reason. */
const LEAST_CHANGE = 0.05;

/** The best moves of a seat, best first. */
export const advise = <S extends Table, M extends Move>(turn: Turn<S, M>, few = 3): Promise<readonly Advice[]> =>
  Promise.resolve(
    when(plansKnown(turn.module, turn.view), (plans) =>
      when(valuesOf(turn.module, turn.view), (values) =>
        when(think(weighing(turn, values, plans), turn.budget), (weighed) => explained(turn, weighed.slice(0, few))),
      ),
    ),
  );

interface Weighed<S, M> {
  readonly move: M;
  readonly expected: readonly number[];
  readonly error: number | undefined;
  /** Where the turn it begins would end, if that is known. */
  readonly view?: S;
}

/** The moves, best first, in the way of the strongest bot at this table. */
function* weighing<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  values: Values<S>,
  plans: Known<S, M> | undefined,
): Thinking<readonly Weighed<S, M>[]> {
  const { module, view, seat, random, budget = {} } = turn;
  const way = wayOf(module, view, "expert");
  if (way.by === "turns" && (module.evaluation.turn?.(view, seat) ?? 0) >= 0) {
    const tree = new TurnTree(
      module,
      values,
      { ...TREE_MANNER, width: 40 },
      fastRandom(String(random.below(0x1_0000_0000))),
    );
    const root = tree.open(view, seat);
    for (let done = 0; done < (budget.simulations ?? SIMULATIONS) && budget.stop?.aborted !== true; done++) {
      tree.simulate(root);
      yield { simulations: done + 1, best: 0 };
    }
    const best = new Map<M, Weighed<S, M>>();
    for (const edge of root.edges.toSorted((a, b) => b.visits - a.visits || worthOf(b) - worthOf(a))) {
      const move = edge.moves[0]!;
      if (best.has(move)) continue;
      const end = tree.endOf(root, edge);
      const expected = leadsOf(worthOf(edge), seat, endValues(module, values, end));
      best.set(move, { move, expected, error: undefined, view: end });
    }
    return [...best.values()];
  }
  if (way.by === "playouts") {
    const compared = yield* comparing(turn, values, SIMULATIONS, { width: Math.max(4, way.width), length: way.length });
    const tried = weighed(compared, seat);
    if (tried.length > 0) return tried;
  }
  const { foresight } = module.evaluation;
  if (foresight !== undefined) return yield* played(turn, values, foresight);
  if (way.by === "plans" && plans !== undefined) {
    const compared = yield* comparingPlans(turn, plans, SIMULATIONS, { share: way.share, width: PLANS });
    return planned(turn, values, compared);
  }
  return looked(turn, values);
}

/** How many moves are played on, and how often the only one worth a thought is. */
const MOVES = 4;
const ALONE = 12;

/** Moves by how games go on with them, as far as a game says. */
function* played<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  values: Values<S>,
  length: number,
): Thinking<readonly Weighed<S, M>[]> {
  const compared = yield* comparing(turn, values, SIMULATIONS, { width: MOVES, length, alone: ALONE });
  return weighed(compared, turn.seat).map((move) => ({ ...move, view: settled(turn, move.move) }));
}

/** Where a move leads with all that it asks of the seat at once. */
function settled<S extends Table, M extends Move>(turn: Turn<S, M>, move: M): S {
  const { module, seat, random } = turn;
  const view = ended(turn, move);
  const asked = taskOf(turn.view, seat)?.kind;
  for (let task = taskOf(view, seat); task !== undefined && task.kind !== asked; task = taskOf(view, seat))
    module.game.play(view, seat, likely(module, view, seat, module.game.moves(view, seat), random));
  return view;
}

/** Moves that were tried, as it went on average. */
const weighed = <M extends Move>(compared: readonly Candidate<M>[], seat: Seat) =>
  compared
    .filter(({ tries }) => tries > 0)
    .map(({ move, tries, sums, squares }) => ({
      move,
      expected: sums.map((sum) => sum / tries),
      error: errorOf({ tries, sum: sums[seat]!, squares }),
    }));

/** How many planned turns are played on. */
const PLANS = 8;

/** Moves by the best planned turn that each begins. */
function planned<S extends Table, M extends Move>(
  { module, view, seat }: Turn<S, M>,
  values: Values<S>,
  compared: readonly PlanCandidate<S, M>[],
): readonly Weighed<S, M>[] {
  const best = new Map<M, Weighed<S, M>>();
  const worth = module.evaluation.winWorth?.(view) ?? 1;
  for (const candidate of compared) {
    const [move] = candidate.turn.moves as readonly [M];
    if (best.has(move)) continue;
    const { end } = candidate.turn;
    const { found } = candidate;
    const error = errorOf({
      tries: found.length,
      sum: found.reduce((sum, chance) => sum + chance, 0),
      squares: found.reduce((sum, chance) => sum + chance ** 2, 0),
    });
    const expected = leadsOf(leadBy(chanceOf(candidate), worth), seat, values(end));
    best.set(move, { move, expected, error: error && 2 * worth * error, view: end });
  }
  return [...best.values()];
}

/** Half of the interval in which a mean lies in 95 of 100 cases. */
function errorOf({ tries, sum, squares }: { tries: number; sum: number; squares: number }): number | undefined {
  if (tries < 2) return undefined;
  const variance = Math.max(0, squares / tries - (sum / tries) ** 2);
  return 1.96 * Math.sqrt(variance / (tries - 1));
}

/** Moves by the best end of the turn each begins. */
function looked<S extends Table, M extends Move>(
  { module, view, seat }: Turn<S, M>,
  values: Values<S>,
): readonly Weighed<S, M>[] {
  const best = new Map<M, Weighed<S, M>>();
  for (const { moves, view: end } of turnEnds(module, module.evaluation, view, seat)) {
    const expected = values(end);
    const known = best.get(moves[0]!);
    if (known === undefined || expected[seat]! > known.expected[seat]!)
      best.set(moves[0]!, { move: moves[0]!, expected, error: undefined, view: end });
  }
  return [...best.values()].sort((a, b) => b.expected[seat]! - a.expected[seat]!);
}

/** The seat's lead as it was found; what one of two is ahead the other is behind, further ones as they look. */
const leadsOf = (lead: number, seat: Seat, looks: readonly number[]): readonly number[] =>
  looks.map((look, other) => (other === seat ? lead : looks.length === 2 ? -lead : look));

function ended<S extends Table, M extends Move>({ module, view, seat }: Turn<S, M>, move: M): S {
  const after = clone(view);
  module.game.play(after, seat, move);
  return after;
}

/** What all advised moves bring alike, within this share of it, is a reason only if it is a gain of so many points. */
const ALIKE = 0.1;
const LEAST_SHARED_GAIN = 0.5;

/** Moves with what speaks for and against each. */
function explained<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  advised: readonly Weighed<S, M>[],
): readonly Advice[] {
  const changes = advised.map(({ move, view }) => changesBy(turn, view ?? ended(turn, move)));
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
    const telling = all.filter(({ term, change }) => change >= LEAST_SHARED_GAIN || !isShared(term));
    return {
      move: turn.moves.findIndex((offered) => same(offered, move)),
      expected,
      error,
      // Something is said for every move: where all are alike, what weighs most; where it changes nothing, what another one costs.
      reasons:
        telling.length > 0 ? telling.slice(0, MOST_REASONS) : all.length > 0 ? all.slice(0, 1) : spared(changes, i),
    };
  });
}

/** What the best of the other moves costs. */
function spared(changes: readonly Terms[], own: number): Advice["reasons"] {
  const other = changes[own === 0 ? 1 : 0] ?? {};
  return Object.entries(other)
    .map(([term, change]) => ({ term, change: -change }))
    .filter(({ change }) => change >= LEAST_CHANGE)
    .sort((a, b) => b.change - a.change)
    .slice(0, 1);
}

/** By how much each term changes; the parts of the score where a game names no terms. */
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
