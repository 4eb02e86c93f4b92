import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { key, same } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalLeads, type Values } from "../learned/values.ts";
import { playOn } from "./rollout.ts";

/** How a tree of moves is grown. */
export interface Manner {
  /** Whether every move is judged when its position is opened, which gives what is tried first; else by priors alone. */
  readonly looksAhead: boolean;
  /** For how many choices a new position is played on, by the game's own judgement, before it is judged. */
  readonly playsOn: number;
  /** How much what has not been tried is preferred, beside a spread of all values of one. */
  readonly curiosity: number;
  /** How sharply the first look prefers what looks better, in spreads of what it sees. */
  readonly sharpness: number;
}

export interface Edge<M> {
  readonly move: M;
  /** Its place among the moves listed when the node was opened. */
  readonly index: number;
  readonly prior: number;
  /** What the seat that moves thought of it at first; nothing if it did not look. */
  readonly look: number | undefined;
  visits: number;
  /** By seat. */
  readonly sums: Float64Array;
  /** What follows, by who is asked and what chance shows in between. */
  next: Map<string, Node<M>> | undefined;
  /** What follows if nothing comes in between. */
  straight: Node<M> | undefined;
}

export interface Node<M> {
  readonly seat: Seat;
  /** Best prior first. */
  readonly edges: Edge<M>[];
  visits: number;
  /** Whether what is listed hangs on something the searching seat does not know. */
  varies: boolean;
}

/**
 * Grows a tree over what a seat may know: every simulation imagines what lies hidden, goes down by the moves that promise
 * most to whoever moves, and judges the first new position for all seats. Moves without a choice are stepped through;
 * what chance brings is kept apart as far as the seat sees it.
 */
export class Tree<S extends Table, M extends Move> {
  readonly #module: GameModule<S, M>;
  readonly #values: Values<S>;
  readonly #manner: Manner;
  readonly #seat: Seat;
  readonly #random: Random;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  constructor(module: GameModule<S, M>, values: Values<S>, manner: Manner, seat: Seat, random: Random) {
    this.#module = module;
    this.#values = values;
    this.#manner = manner;
    this.#seat = seat;
    this.#random = random;
  }

  /** The node of a position in which a seat has a choice. */
  open(state: S, seat: Seat, moves: readonly M[]): Node<M> {
    const { evaluation } = this.#module;
    const worthy = evaluation.worthwhile?.(state, seat, moves) ?? moves;
    const edges = this.#manner.looksAhead
      ? this.#lookedAt(state, seat, worthy, moves)
      : this.#byPriors(state, seat, worthy, moves);
    edges.sort((a, b) => b.prior - a.prior);
    return { seat, edges, visits: 0, varies: false };
  }

  /** One more simulation from a view of the searching seat. */
  simulate(root: Node<M>, view: S): void {
    const { game } = this.#module;
    const state = game.imagine(view, this.#random);
    const path: Edge<M>[] = [];
    const nodes: Node<M>[] = [];
    let node: Node<M> | undefined = root;
    let values: readonly number[] | undefined;
    while (node !== undefined) {
      const edge: Edge<M> = this.#promising(node, state);
      path.push(edge);
      nodes.push(node);
      game.play(state, node.seat, edge.move);
      const way = this.#stepThrough(state);
      const seat: Seat | undefined = game.actors(state)[0];
      if (seat === undefined) {
        values = finalLeads(this.#module, state);
        break;
      }
      // In another world somebody else may be asked next, though nothing was seen of it.
      const isStraight = way === "" && (edge.straight === undefined || edge.straight.seat === seat);
      node = isStraight ? edge.straight : edge.next?.get(`${seat}${way}`);
      if (node !== undefined) continue;
      const opened = this.open(state, seat, game.moves(state, seat));
      if (isStraight) edge.straight = opened;
      else {
        edge.next ??= new Map();
        edge.next.set(`${seat}${way}`, opened);
      }
      values = playOn(this.#module, this.#values, state, this.#manner.playsOn, this.#random);
    }
    this.#backUp(nodes, path, values!);
  }

  /** What is known of a move: for its seat, the first look counted as one try. */
  worth(node: Node<M>, edge: Edge<M>): number {
    const tries = edge.visits + (edge.look === undefined ? 0 : 1);
    return tries === 0 ? Number.NEGATIVE_INFINITY : (edge.sums[node.seat]! + (edge.look ?? 0)) / tries;
  }

  #byPriors(state: S, seat: Seat, worthy: readonly M[], moves: readonly M[]): Edge<M>[] {
    const priors = this.#module.evaluation.priors?.(state, seat, worthy);
    let sum = 0;
    if (priors !== undefined) for (const prior of priors) sum += prior;
    return worthy.map((move, i) =>
      this.#edge(
        move,
        worthy === moves ? i : moves.indexOf(move),
        priors === undefined ? 1 / worthy.length : priors[i]! / sum,
        undefined,
      ),
    );
  }

  #lookedAt(state: S, seat: Seat, worthy: readonly M[], moves: readonly M[]): Edge<M>[] {
    const { game } = this.#module;
    const looks = worthy.map((move) => {
      const after = clone(state);
      game.play(after, seat, move);
      return (after.agenda.length === 0 ? finalLeads(this.#module, after) : this.#values(after))[seat]!;
    });
    let [best, mean, squares] = [Number.NEGATIVE_INFINITY, 0, 0];
    for (const look of looks) {
      best = Math.max(best, look);
      mean += look / looks.length;
      this.#see(look);
    }
    for (const look of looks) squares += (look - mean) ** 2;
    const spread = Math.sqrt(squares / looks.length) || 1;
    const shares = looks.map((look) => Math.exp((this.#manner.sharpness * (look - best)) / spread));
    const sum = shares.reduce((a, b) => a + b, 0);
    return worthy.map((move, i) => this.#edge(move, moves.indexOf(move), shares[i]! / sum, looks[i]!));
  }

  #edge(move: M, index: number, prior: number, look: number | undefined): Edge<M> {
    const sums = new Float64Array(this.#module.game.seats.max);
    return { move, index, prior, look, visits: 0, sums, next: undefined, straight: undefined };
  }

  #see(value: number): void {
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  /** The move that promises most; only the best by prior are looked at until the node has been visited more often. */
  #promising(node: Node<M>, state: S): Edge<M> {
    if (!node.varies) {
      const edge = this.#best(node, node.edges);
      if (node.visits === 0 && this.#module.game.isSecret === undefined) return edge;
      const listed = this.#module.game.moves(state, node.seat)[edge.index];
      if (listed === edge.move || same(listed, edge.move)) return edge;
      node.varies = true;
    }
    return this.#best(node, this.#offered(node, state));
  }

  /** The edges of what is listed in this world; a move never seen before gets one. */
  #offered(node: Node<M>, state: S): readonly Edge<M>[] {
    const moves = this.#module.game.moves(state, node.seat);
    const worthy = this.#module.evaluation.worthwhile?.(state, node.seat, moves) ?? moves;
    const known = new Map(node.edges.map((edge) => [key(edge.move), edge]));
    return worthy.map((move) => {
      const found = known.get(key(move));
      if (found !== undefined) return found;
      const edge = this.#edge(move, -1, 1 / (1 + node.edges.length), undefined);
      node.edges.push(edge);
      return edge;
    });
  }

  #best({ seat, visits }: Node<M>, edges: readonly Edge<M>[]): Edge<M> {
    const width = Math.min(edges.length, 2 + Math.floor(2 * Math.sqrt(visits)));
    const range = Math.max(1e-9, this.#most - this.#least);
    const spread = this.#manner.curiosity * Math.sqrt(visits + 1);
    let best = edges[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const edge = edges[i]!;
      const tries = edge.visits + (edge.look === undefined ? 0 : 1);
      const worth = tries === 0 ? 0.5 : (edge.sums[seat]! + (edge.look ?? 0)) / tries / range - this.#least / range;
      const promise = worth + (spread * edge.prior) / (1 + edge.visits);
      if (promise <= most) continue;
      most = promise;
      best = edge;
    }
    return best;
  }

  /** Plays what chance brings and what nobody chooses; returns what the searching seat saw of chance. */
  #stepThrough(state: S): string {
    const { game } = this.#module;
    let way = "";
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      if (seat === CHANCE) {
        const move = outcome(game, state, this.#random);
        way += key(game.seen(state, CHANCE, move, this.#seat));
        game.play(state, CHANCE, move);
        continue;
      }
      const moves = game.moves(state, seat);
      if (moves.length > 1) break;
      game.play(state, seat, moves[0]!);
    }
    return way;
  }

  #backUp(nodes: readonly Node<M>[], path: readonly Edge<M>[], values: readonly number[]): void {
    for (const value of values) this.#see(value);
    for (let i = 0; i < path.length; i++) {
      const edge = path[i]!;
      nodes[i]!.visits++;
      edge.visits++;
      for (let seat = 0; seat < values.length; seat++) edge.sums[seat] = edge.sums[seat]! + values[seat]!;
    }
  }
}
