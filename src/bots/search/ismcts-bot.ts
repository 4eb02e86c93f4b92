import type { Move, Table } from "../../table/game.ts";
import { key } from "../../table/json.ts";
import { fastRandom } from "../../table/random.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { type Edge, type IsmctsOptions, IsmctsTree, type Node } from "./ismcts.ts";
import { offered } from "./offered.ts";
import { positionHash } from "./position-hash.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "./run-search.ts";

export const ISMCTS_OPTIONS: IsmctsOptions = {
  onePlyPriors: true,
  rolloutDepth: 100,
  puctConstant: 1,
  priorInverseTemperature: 2,
};

/** Simulations between two progress reports. */
const SIMULATIONS_PER_STEP = 16;

/** Single-observer ISMCTS over single moves; plays the most visited move. */
export const ismcts = (simulations: number, options: IsmctsOptions = ISMCTS_OPTIONS): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    return mapMaybePromise(searched(turn, simulations, options), ({ root, tree }) =>
      offered(turn.moves, mostVisited(tree, root).move),
    );
  },
});

interface SearchedTree<S extends Table, M extends Move> {
  readonly tree: IsmctsTree<S, M>;
  readonly root: Node<M>;
}

const searched = <S extends Table, M extends Move>(
  turn: Turn<S, M>,
  simulations: number,
  options: IsmctsOptions = ISMCTS_OPTIONS,
): SearchedTree<S, M> | Promise<SearchedTree<S, M>> =>
  mapMaybePromise(valuesOf(turn.module, turn.view), (values) =>
    runSearch(grow(turn, values, simulations, options), turn.budget),
  );

function* grow<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {}, memory }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  options: IsmctsOptions,
): SearchSteps<SearchedTree<S, M>> {
  const tree = new IsmctsTree(module, values, options, seat, fastRandom(String(random.below(0x1_0000_0000))));
  const hash = positionHash(view);
  const root = keptNode<M>(memory, hash, moves) ?? tree.open(view, seat, moves);
  const most = budget.simulations ?? simulations;
  for (let done = 0; done < most && root.edges.length > 1; done++) {
    if (done > 0 && budget.stop?.aborted === true) break;
    if (done % SIMULATIONS_PER_STEP === 0) {
      yield { simulations: done, best: moves.indexOf(mostVisited(tree, root).move) };
    }
    tree.simulate(root, view);
  }
  if (memory !== undefined) memory.next = nodeToKeep(module, view, seat, mostVisited(tree, root));
  return { tree, root };
}

/** The subtree kept for the next decision, and the hash of the view it is valid for. */
interface KeptNode<M> {
  readonly hash: number;
  readonly node: Node<M>;
}

function nodeToKeep<S extends Table, M extends Move>(
  { game }: Turn<S, M>["module"],
  view: S,
  seat: number,
  edge: Edge<M>,
): KeptNode<M> | undefined {
  if (edge.direct === undefined || edge.direct.seat !== seat) return undefined;
  const after = game.imagine(view, fastRandom("after"));
  game.play(after, seat, edge.move);
  return { hash: positionHash(game.view(after, seat)), node: edge.direct };
}

/** The kept node if it belongs to this position, reduced to the moves that are legal now. */
function keptNode<M extends Move>(memory: Memory | undefined, hash: number, moves: readonly M[]): Node<M> | undefined {
  const found = memory?.next as KeptNode<M> | undefined;
  if (found === undefined || found.hash !== hash) return undefined;
  const offered = new Map(moves.map((move, index) => [key(move), { move, index }]));
  const edges = found.node.edges.flatMap((edge) => {
    const listed = offered.get(key(edge.move));
    return listed === undefined ? [] : [{ ...edge, ...listed }];
  });
  return edges.length === 0 ? undefined : { ...found.node, edges };
}

/** The most visited move; ties go to the better mean value. */
function mostVisited<S extends Table, M extends Move>(tree: IsmctsTree<S, M>, root: Node<M>): Edge<M> {
  let best = root.edges[0]!;
  for (const edge of root.edges)
    if (
      edge.visits > best.visits ||
      (edge.visits === best.visits && tree.meanValue(root, edge) > tree.meanValue(root, best))
    )
      best = edge;
  return best;
}
