import type { Move, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { fastRandom } from "../../table/random.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { positionHash } from "./position-hash.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "./run-search.ts";
import { sampleSoftmax } from "./softmax.ts";
import { afterstatesOf, afterstateValues, stoppedBy, TURN_EFFORT } from "./turn-afterstates.ts";
import { meanValueOf, TURN_MCTS_OPTIONS, type TurnMctsOptions, type TurnNode, TurnTree } from "./turn-mcts.ts";
import { turnPlayer } from "./turn-player.ts";

/** Plays the turn with the best afterstate; with a temperature (in points), a softmax sample of the afterstates. */
export const bestTurn = (temperature = 0): Bot =>
  turnPlayer((turn) => {
    const choose = <S extends Table, M extends Move>(own: Turn<S, M>, values: Values<S>) => {
      const { module, view, seat, random } = own;
      const ends = afterstatesOf(module, module.evaluation, view, seat, stoppedBy(TURN_EFFORT, own.budget));
      for (const end of ends) end.value = afterstateValues(module, values, end.view, seat)[seat]!;
      const candidateValues = ends.map(({ value }) => value);
      return ends[sampleSoftmax(candidateValues, temperature, random)]!.moves;
    };
    return mapMaybePromise(valuesOf(turn.module, turn.view), (values) => choose(turn, values));
  });

/** Simulations between two checks of the budget. */
const SIMULATIONS_PER_STEP = 8;

/** MCTS over whole turns; plays the most visited turn. */
export const turnMcts = (simulations: number, options: TurnMctsOptions = TURN_MCTS_OPTIONS): Bot =>
  turnPlayer((turn) => {
    const search = <S extends Table, M extends Move>(own: Turn<S, M>, values: Values<S>) => {
      return runSearch(searchTurn(own, values, simulations, options), own.budget);
    };
    return mapMaybePromise(valuesOf(turn.module, turn.view), (values) => search(turn, values));
  });

function* searchTurn<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {}, memory }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  options: TurnMctsOptions,
): SearchSteps<readonly M[]> {
  const turns = stoppedBy(options.turns, budget);
  const tree = new TurnTree(module, values, { ...options, turns }, fastRandom(String(random.below(0x1_0000_0000))));
  if ((module.evaluation.turn?.(view, seat) ?? 0) < 0) return tree.ends(view, seat)[0]!.moves;
  const root = rootFor(tree, view, seat, memory);
  const most = budget.simulations ?? simulations;
  for (let done = 0; done < most && !isDecided(root, most - done); done++) {
    if (done % SIMULATIONS_PER_STEP === 0) {
      if (done > 0 && budget.stop?.aborted === true) break;
      yield { simulations: done, best: moves.findIndex((move) => same(move, mostVisited(root)[0])) };
    }
    tree.simulate(root);
  }
  if (memory !== undefined) memory.tree = root;
  return mostVisited(root);
}

/** How many turns deep the old tree is searched for the current position. */
const REUSE_DEPTH = 6;

function rootFor<S extends Table, M extends Move>(
  tree: TurnTree<S, M>,
  view: S,
  seat: number,
  memory: Memory | undefined,
): TurnNode<S, M> {
  const old = memory?.tree as TurnNode<S, M> | undefined;
  return (old && tree.find(old, positionHash(view), seat, REUSE_DEPTH)) ?? tree.open(view, seat);
}

/** Whether no other turn can catch up with the most visited one in the remaining simulations. */
function isDecided<S, M>({ edges }: TurnNode<S, M>, left: number): boolean {
  let [first, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return edges.length === 1 || second + left < first;
}

/** The most visited turn; ties go to the better mean value. */
function mostVisited<S, M>({ edges }: TurnNode<S, M>): readonly M[] {
  let best = edges[0]!;
  for (const edge of edges)
    if (edge.visits > best.visits || (edge.visits === best.visits && meanValueOf(edge) > meanValueOf(best)))
      best = edge;
  return best.moves;
}
