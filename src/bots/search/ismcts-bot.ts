import type { Move, Table } from "../../table/game.ts";
import { key } from "../../table/json.ts";
import { fastRandom } from "../../table/random.ts";
import type { Bot, Memory, Turn } from "../bot.ts";
import { type Values, valuesOf } from "../learned/values.ts";
import { type Edge, type Manner, type Node, Tree } from "./ismcts.ts";
import { offered } from "./offered.ts";
import { fingerprint } from "./position-hash.ts";
import { type Thinking, think, when } from "./run-search.ts";

export const MANNER: Manner = { looksAhead: true, playsOn: 100, curiosity: 1, sharpness: 2 };

/** How many simulations are made between two pauses. */
const BUNDLE = 16;

/** Searches a tree of single moves over all that may lie hidden, and takes the move that was tried most often. */
export const search = (simulations: number, manner: Manner = MANNER): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    return when(searched(turn, simulations, manner), ({ root, tree }) =>
      offered(turn.moves, favourite(tree, root).move),
    );
  },
});

/** A tree that has been grown. */
interface Grown<S extends Table, M extends Move> {
  readonly tree: Tree<S, M>;
  readonly root: Node<M>;
}

const searched = <S extends Table, M extends Move>(
  turn: Turn<S, M>,
  simulations: number,
  manner: Manner = MANNER,
): Grown<S, M> | Promise<Grown<S, M>> =>
  when(valuesOf(turn.module, turn.view), (values) => think(growing(turn, values, simulations, manner), turn.budget));

function* growing<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {}, memory }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  manner: Manner,
): Thinking<Grown<S, M>> {
  const tree = new Tree(module, values, manner, seat, fastRandom(String(random.below(0x1_0000_0000))));
  const mark = fingerprint(view);
  const root = kept<M>(memory, mark, moves) ?? tree.open(view, seat, moves);
  const most = budget.simulations ?? simulations;
  for (let done = 0; done < most && root.edges.length > 1; done++) {
    if (done > 0 && budget.stop?.aborted === true) break;
    if (done % BUNDLE === 0) {
      yield { simulations: done, best: moves.indexOf(favourite(tree, root).move) };
    }
    tree.simulate(root, view);
  }
  if (memory !== undefined) memory.next = afterwards(module, view, seat, favourite(tree, root));
  return { tree, root };
}

/** What is kept of a tree: the node that follows the chosen move, and the view it was meant for. */
interface Kept<M> {
  readonly mark: number;
  readonly node: Node<M>;
}

function afterwards<S extends Table, M extends Move>(
  { game }: Turn<S, M>["module"],
  view: S,
  seat: number,
  edge: Edge<M>,
): Kept<M> | undefined {
  if (edge.straight === undefined || edge.straight.seat !== seat) return undefined;
  const after = game.imagine(view, fastRandom("after"));
  game.play(after, seat, edge.move);
  return { mark: fingerprint(game.view(after, seat)), node: edge.straight };
}

/** The node kept for this position, if it is this one and offers the same. */
function kept<M extends Move>(memory: Memory | undefined, mark: number, moves: readonly M[]): Node<M> | undefined {
  const found = memory?.next as Kept<M> | undefined;
  if (found === undefined || found.mark !== mark) return undefined;
  const offered = new Map(moves.map((move, index) => [key(move), { move, index }]));
  const edges = found.node.edges.flatMap((edge) => {
    const listed = offered.get(key(edge.move));
    return listed === undefined ? [] : [{ ...edge, ...listed }];
  });
  return edges.length === 0 ? undefined : { ...found.node, edges };
}

/** The move tried most often, of equals the better one. */
function favourite<S extends Table, M extends Move>(tree: Tree<S, M>, root: Node<M>): Edge<M> {
  let best = root.edges[0]!;
  for (const edge of root.edges)
    if (edge.visits > best.visits || (edge.visits === best.visits && tree.worth(root, edge) > tree.worth(root, best)))
      best = edge;
  return best;
}
