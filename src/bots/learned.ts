import type { Move, Table } from "../table/game.ts";
import { fastRandom, type Random } from "../table/random.ts";
import type { Bot, Budget, Memory, Turn } from "./bot.ts";
import { fingerprint } from "./fingerprint.ts";
import { turnPlayer } from "./turn-player.ts";
import { TREE_MANNER, type TreeManner, type TurnNode, TurnTree, worthOf } from "./turn-tree.ts";
import { type TurnEnd, turnEnds } from "./turns.ts";
import { type Values, valuesOf } from "./values.ts";

/** Plays the turn whose end looks best; with a temperature, now and then one that looks nearly as good, in points. */
export const bestTurn = (temperature = 0): Bot =>
  turnPlayer((turn) => {
    const choose = <S extends Table, M extends Move>({ module, view, seat, random }: Turn<S, M>, values: Values<S>) => {
      const ends = turnEnds(module, module.evaluation, view, seat);
      for (const end of ends) end.value = values(end.view)[seat]!;
      return chosen(ends, temperature, random).moves;
    };
    const values = valuesOf(turn.module, turn.view);
    return values instanceof Promise ? values.then((found) => choose(turn, found)) : choose(turn, values);
  });

/** The best end, or, the warmer the more often, one of those near it. */
function chosen<S, M>(ends: readonly TurnEnd<S, M>[], temperature: number, random: Random): TurnEnd<S, M> {
  let best = ends[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    const noise = temperature === 0 ? 0 : -temperature * Math.log(-Math.log((random.below(1 << 30) + 0.5) / (1 << 30)));
    if (end.value + noise <= most) continue;
    most = end.value + noise;
    best = end;
  }
  return best;
}

/** How many simulations are made between two looks at the budget. */
const BUNDLE = 8;

/** Grows a tree of whole turns and plays the turn that was tried most often. */
export const turnSearch = (simulations: number, manner: TreeManner = TREE_MANNER): Bot =>
  turnPlayer((turn) => {
    const think = <S extends Table, M extends Move>(own: Turn<S, M>, values: Values<S>) => {
      const search = thinking(own, values, simulations, manner);
      return own.budget?.pause === undefined ? atOnce(search) : inBreaths(search, own.budget);
    };
    const values = valuesOf(turn.module, turn.view);
    return values instanceof Promise ? values.then((found) => think(turn, found)) : think(turn, values);
  });

/** A search that tells between bundles of simulations how many it has made and where its favourite begins. */
type Search<M> = Generator<{ readonly simulations: number; readonly best: number }, readonly M[]>;

function* thinking<S extends Table, M extends Move>(
  { module, view, seat, moves, random, budget = {}, memory }: Turn<S, M>,
  values: Values<S>,
  simulations: number,
  manner: TreeManner,
): Search<M> {
  const tree = new TurnTree(module, values, manner, fastRandom(String(random.below(0x1_0000_0000))));
  if ((module.evaluation.turn?.(view, seat) ?? 0) < 0) return tree.ends(view, seat)[0]!.moves;
  const root = grown(tree, view, seat, memory);
  const most = budget.simulations ?? simulations;
  for (let done = 0; done < most && root.edges.length > 1; done++) {
    if (done % BUNDLE === 0) {
      if (done > 0 && budget.stop?.aborted === true) break;
      yield { simulations: done, best: moves.indexOf(favourite(root).moves[0]!) };
    }
    tree.simulate(root);
  }
  if (memory !== undefined) memory.tree = root;
  return favourite(root).moves;
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

/** The turn tried most often, of equals the better one. */
function favourite<S, M>({ edges }: TurnNode<S, M>): TurnEnd<S, M> {
  let best = edges[0]!;
  for (const edge of edges)
    if (edge.visits > best.visits || (edge.visits === best.visits && worthOf(edge) > worthOf(best))) best = edge;
  return best.end;
}

function atOnce<M>(search: Search<M>): readonly M[] {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

async function inBreaths<M>(search: Search<M>, { pause }: Budget): Promise<readonly M[]> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    await pause?.(step.value);
  }
}
