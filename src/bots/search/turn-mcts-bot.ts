import type { Move, Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { fastRandom } from "../../table/random.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { fingerprint } from "./position-hash.ts";
import { type Thinking, think, when } from "./run-search.ts";
import { warmest } from "./softmax.ts";
import { endValues, hurried, TURN_EFFORT, turnEnds } from "./turn-afterstates.ts";
import { TREE_MANNER, type TreeManner, type TurnNode, TurnTree, worthOf } from "./turn-mcts.ts";
import { turnPlayer } from "./turn-player.ts";

/** Plays the turn whose end looks best; with a temperature, now and then one that looks nearly as good, in points. */
export const bestTurn = (temperature = 0): Bot =>
  turnPlayer((turn) => {
    const choose = <S extends Table, M extends Move>(own: Turn<S, M>, values: Values<S>) => {
      const { module, view, seat, random } = own;
      const ends = turnEnds(module, module.evaluation, view, seat, hurried(TURN_EFFORT, own.budget));
      for (const end of ends) end.value = endValues(module, values, end.view, seat)[seat]!;
      const looks = ends.map(({ value }) => value);
      return ends[warmest(looks, temperature, random)]!.moves;
    };
    return when(valuesOf(turn.module, turn.view), (values) => choose(turn, values));
  });

/** How many simulations are made between two looks at the budget. */
const BUNDLE = 8;

/** Grows a tree of whole turns and plays the turn that was tried most often. */
export const turnSearch = (simulations: number, manner: TreeManner = TREE_MANNER): Bot =>
  turnPlayer((turn) => {
    const search = <S extends Table, M extends Move>(own: Turn<S, M>, values: Values<S>) => {
      return think(thinking(own, values, simulations, manner), own.budget);
    };
    return when(valuesOf(turn.module, turn.view), (values) => search(turn, values));
  });

function* thinking<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {}, memory }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  manner: TreeManner,
): Thinking<readonly M[]> {
  const turns = hurried(manner.turns, budget);
  const tree = new TurnTree(module, values, { ...manner, turns }, fastRandom(String(random.below(0x1_0000_0000))));
  if ((module.evaluation.turn?.(view, seat) ?? 0) < 0) return tree.ends(view, seat)[0]!.moves;
  const root = grown(tree, view, seat, memory);
  const most = budget.simulations ?? simulations;
  for (let done = 0; done < most && !isSettled(root, most - done); done++) {
    if (done % BUNDLE === 0) {
      if (done > 0 && budget.stop?.aborted === true) break;
      yield { simulations: done, best: moves.findIndex((move) => same(move, favourite(root)[0])) };
    }
    tree.simulate(root);
  }
  if (memory !== undefined) memory.tree = root;
  return favourite(root);
}

/** How many turns later a position may come that is still found in the tree. */
const FORESIGHT = 6;

function grown<S extends Table, M extends Move>(
  tree: TurnTree<S, M>,
  view: S,
  seat: number,
  memory: Memory | undefined,
): TurnNode<S, M> {
  const old = memory?.tree as TurnNode<S, M> | undefined;
  return (old && tree.find(old, fingerprint(view), seat, FORESIGHT)) ?? tree.open(view, seat);
}

/** Whether no other turn can still be tried as often as the favourite, by so many more simulations. */
function isSettled<S, M>({ edges }: TurnNode<S, M>, left: number): boolean {
  let [first, second] = [0, 0];
  for (const { visits } of edges) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return edges.length === 1 || second + left < first;
}

/** The turn tried most often, of equals the better one. */
function favourite<S, M>({ edges }: TurnNode<S, M>): readonly M[] {
  let best = edges[0]!;
  for (const edge of edges)
    if (edge.visits > best.visits || (edge.visits === best.visits && worthOf(edge) > worthOf(best))) best = edge;
  return best.moves;
}
