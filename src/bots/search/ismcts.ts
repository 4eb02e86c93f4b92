import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { key, same } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalMargins, type Values } from "../learned/values.ts";
import { rollout } from "./rollout.ts";

/** Settings of the tree search. */
export interface IsmctsOptions {
  /** Whether priors come from the one-ply values of a node's moves; otherwise from the game's own priors. */
  readonly onePlyPriors: boolean;
  /** Rollout depth, in choices, before a new position is evaluated. */
  readonly rolloutDepth: number;
  /** Exploration constant of PUCT, for values scaled to 0..1. */
  readonly puctConstant: number;
  /** Inverse temperature of the prior softmax, in standard deviations of the node's one-ply values. */
  readonly priorInverseTemperature: number;
}

export interface Edge<M> {
  readonly move: M;
  /** Its index among the legal moves when the node was opened. */
  readonly index: number;
  readonly prior: number;
  /** One-ply value for the moving seat; `undefined` if it was not computed. */
  readonly initialValue: number | undefined;
  visits: number;
  /** By seat. */
  readonly sums: Float64Array;
  /** Children by the next seat and the observed chance events in between. */
  next: Map<string, Node<M>> | undefined;
  /** The child if no chance event is observed in between. */
  direct: Node<M> | undefined;
}

export interface Node<M> {
  readonly seat: Seat;
  /** Best prior first. */
  readonly edges: Edge<M>[];
  visits: number;
  /** Whether the legal moves depend on information hidden from the searching seat. */
  hasVaryingMoves: boolean;
}

/**
 * Single-observer information-set MCTS. Every simulation samples a determinization, descends by PUCT for the moving seat, and
 * evaluates the first new position for all seats. Forced moves are played without a node; chance events separate nodes as far as
 * the searching seat observes them.
 */
export class IsmctsTree<S extends Table, M extends Move> {
  readonly #module: GameModule<S, M>;
  readonly #values: Values<S>;
  readonly #options: IsmctsOptions;
  readonly #seat: Seat;
  readonly #random: Random;
  #lowest = Number.POSITIVE_INFINITY;
  #highest = Number.NEGATIVE_INFINITY;

  constructor(module: GameModule<S, M>, values: Values<S>, options: IsmctsOptions, seat: Seat, random: Random) {
    this.#module = module;
    this.#values = values;
    this.#options = options;
    this.#seat = seat;
    this.#random = random;
  }

  /** Creates a node for a position in which a seat has a choice. */
  open(state: S, seat: Seat, moves: readonly M[]): Node<M> {
    const { evaluation } = this.#module;
    const candidates = evaluation.worthwhile?.(state, seat, moves) ?? moves;
    const edges = this.#options.onePlyPriors
      ? this.#edgesByOnePly(state, seat, candidates, moves)
      : this.#edgesByPriors(state, seat, candidates, moves);
    edges.sort((a, b) => b.prior - a.prior);
    return { seat, edges, visits: 0, hasVaryingMoves: false };
  }

  /** Runs one simulation from a view of the searching seat. */
  simulate(root: Node<M>, view: S): void {
    const { game } = this.#module;
    const state = game.imagine(view, this.#random);
    const path: Edge<M>[] = [];
    const nodes: Node<M>[] = [];
    let node: Node<M> | undefined = root;
    let values: readonly number[] | undefined;
    while (node !== undefined) {
      const edge: Edge<M> = this.#select(node, state);
      path.push(edge);
      nodes.push(node);
      game.play(state, node.seat, edge.move);
      const observation = this.#playForcedMoves(state);
      const seat: Seat | undefined = game.actors(state)[0];
      if (seat === undefined) {
        values = finalMargins(this.#module, state);
        break;
      }
      // In another determinization a different seat may move next, although nothing was observed.
      const isDirect = observation === "" && (edge.direct === undefined || edge.direct.seat === seat);
      node = isDirect ? edge.direct : edge.next?.get(`${seat}${observation}`);
      if (node !== undefined) continue;
      const opened = this.open(state, seat, game.moves(state, seat));
      if (isDirect) edge.direct = opened;
      else {
        edge.next ??= new Map();
        edge.next.set(`${seat}${observation}`, opened);
      }
      values = rollout(this.#module, this.#values, state, this.#options.rolloutDepth, this.#random);
    }
    this.#backUp(nodes, path, values!);
  }

  /** Mean value of a move for its seat; the one-ply value counts as one visit. */
  meanValue(node: Node<M>, edge: Edge<M>): number {
    const visits = edge.visits + (edge.initialValue === undefined ? 0 : 1);
    return visits === 0 ? Number.NEGATIVE_INFINITY : (edge.sums[node.seat]! + (edge.initialValue ?? 0)) / visits;
  }

  #edgesByPriors(state: S, seat: Seat, candidates: readonly M[], moves: readonly M[]): Edge<M>[] {
    const priors = this.#module.evaluation.priors?.(state, seat, candidates);
    let sum = 0;
    if (priors !== undefined) for (const prior of priors) sum += prior;
    return candidates.map((move, i) =>
      this.#edge(
        move,
        candidates === moves ? i : moves.indexOf(move),
        priors === undefined ? 1 / candidates.length : priors[i]! / sum,
        undefined,
      ),
    );
  }

  #edgesByOnePly(state: S, seat: Seat, candidates: readonly M[], moves: readonly M[]): Edge<M>[] {
    const { game } = this.#module;
    const initialValues = candidates.map((move) => {
      const after = clone(state);
      game.play(after, seat, move);
      return (after.agenda.length === 0 ? finalMargins(this.#module, after) : this.#values(after))[seat]!;
    });
    let [best, mean, squares] = [Number.NEGATIVE_INFINITY, 0, 0];
    for (const initialValue of initialValues) {
      best = Math.max(best, initialValue);
      mean += initialValue / initialValues.length;
      this.#widenRange(initialValue);
    }
    for (const initialValue of initialValues) squares += (initialValue - mean) ** 2;
    const spread = Math.sqrt(squares / initialValues.length) || 1;
    const shares = initialValues.map((initialValue) =>
      Math.exp((this.#options.priorInverseTemperature * (initialValue - best)) / spread),
    );
    const sum = shares.reduce((a, b) => a + b, 0);
    return candidates.map((move, i) => this.#edge(move, moves.indexOf(move), shares[i]! / sum, initialValues[i]!));
  }

  #edge(move: M, index: number, prior: number, initialValue: number | undefined): Edge<M> {
    const sums = new Float64Array(this.#module.game.seats.max);
    return { move, index, prior, initialValue, visits: 0, sums, next: undefined, direct: undefined };
  }

  #widenRange(value: number): void {
    if (value < this.#lowest) this.#lowest = value;
    if (value > this.#highest) this.#highest = value;
  }

  /** PUCT selection among the moves that are legal in this determinization. */
  #select(node: Node<M>, state: S): Edge<M> {
    if (!node.hasVaryingMoves) {
      const edge = this.#selectByPuct(node, node.edges);
      if (node.visits === 0 && this.#module.game.isSecret === undefined) return edge;
      const listed = this.#module.game.moves(state, node.seat)[edge.index];
      if (listed === edge.move || same(listed, edge.move)) return edge;
      node.hasVaryingMoves = true;
    }
    return this.#selectByPuct(node, this.#edgesOffered(node, state));
  }

  /** The edges that are legal in this determinization; a new move gets a new edge. */
  #edgesOffered(node: Node<M>, state: S): readonly Edge<M>[] {
    const moves = this.#module.game.moves(state, node.seat);
    const candidates = this.#module.evaluation.worthwhile?.(state, node.seat, moves) ?? moves;
    const known = new Map(node.edges.map((edge) => [key(edge.move), edge]));
    return candidates.map((move) => {
      const found = known.get(key(move));
      if (found !== undefined) return found;
      const edge = this.#edge(move, -1, 1 / (1 + node.edges.length), undefined);
      node.edges.push(edge);
      return edge;
    });
  }

  /** PUCT with progressive unpruning: only the 2 + 2√visits best edges by prior are considered. */
  #selectByPuct({ seat, visits }: Node<M>, edges: readonly Edge<M>[]): Edge<M> {
    const width = Math.min(edges.length, 2 + Math.floor(2 * Math.sqrt(visits)));
    const range = Math.max(1e-9, this.#highest - this.#lowest);
    const spread = this.#options.puctConstant * Math.sqrt(visits + 1);
    let best = edges[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const edge = edges[i]!;
      const visits = edge.visits + (edge.initialValue === undefined ? 0 : 1);
      const meanValue =
        visits === 0 ? 0.5 : (edge.sums[seat]! + (edge.initialValue ?? 0)) / visits / range - this.#lowest / range;
      const score = meanValue + (spread * edge.prior) / (1 + edge.visits);
      if (score <= most) continue;
      most = score;
      best = edge;
    }
    return best;
  }

  /** Plays chance events and forced moves; returns the searching seat's observations of chance. */
  #playForcedMoves(state: S): string {
    const { game } = this.#module;
    let observation = "";
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      if (seat === CHANCE) {
        const move = outcome(game, state, this.#random);
        observation += key(game.seen(state, CHANCE, move, this.#seat));
        game.play(state, CHANCE, move);
        continue;
      }
      const moves = game.moves(state, seat);
      if (moves.length > 1) break;
      game.play(state, seat, moves[0]!);
    }
    return observation;
  }

  #backUp(nodes: readonly Node<M>[], path: readonly Edge<M>[], values: readonly number[]): void {
    for (const value of values) this.#widenRange(value);
    for (let i = 0; i < path.length; i++) {
      const edge = path[i]!;
      nodes[i]!.visits++;
      edge.visits++;
      for (let seat = 0; seat < values.length; seat++) edge.sums[seat] = edge.sums[seat]! + values[seat]!;
    }
  }
}
