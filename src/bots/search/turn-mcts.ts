import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { key } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalMargins, type Values } from "../learned/values.ts";
import { positionHash } from "./position-hash.ts";
import { type Afterstate, afterstatesOf, afterstateValues, type TurnEffort } from "./turn-afterstates.ts";

/** Settings of the tree search. */
export interface TurnMctsOptions {
  /** Search limits for the turn to be played, and for later turns. */
  readonly turns: TurnEffort;
  readonly ahead: TurnEffort;
  /** The most edges per node, best first. */
  readonly width: number;
  /** Temperature of the prior softmax, in points. */
  readonly priorTemperature: number;
  /** Exploration constant of PUCT, in points. */
  readonly puctConstant: number;
  /** First moves searched when a sibling node's ranking of replies is known; twice that for a ranking from elsewhere in the tree. */
  readonly replies: number;
}

export const TURN_MCTS_OPTIONS: TurnMctsOptions = {
  turns: { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 },
  ahead: { nodes: 18, ends: 5, wholeNodes: 120, wholeEnds: 6 },
  width: 32,
  priorTemperature: 1,
  puctConstant: 2,
  replies: 24,
};

/** A whole turn as one edge. Its successor is computed on the first visit, since most edges are never visited. */
interface Edge<S, M> {
  readonly moves: readonly M[];
  readonly isOpen: boolean;
  /** Value of the afterstate for the moving seat. */
  readonly initialValue: number;
  readonly prior: number;
  visits: number;
  /** Sum of results for the moving seat. */
  sum: number;
  /** The position after the forced turns that follow, up to the next free choice or chance event. */
  quiescent: S | undefined;
  /** Children by the chance outcomes in between. */
  next: Map<string, TurnNode<S, M>> | undefined;
}

/** A position in which a seat begins its turn; no edges if the game is over. */
export interface TurnNode<S, M> {
  readonly view: S;
  readonly seat: Seat;
  readonly edges: Edge<S, M>[];
  visits: number;
  /** By seat: values of the best afterstate, or the final margins. */
  readonly values: readonly number[];
  /** The ranking of replies found after the first edge that was followed; shared by all edges. */
  replies?: Replies;
}

/** First moves searched for a seat, ordered by the turns they led to, best first. */
interface Replies {
  readonly seat: Seat;
  readonly firsts: readonly string[];
}

/** Rank of a first move; -1 if it was not legal there. */
const rankIn = ({ firsts }: Replies, first: string): number => firsts.indexOf(first);

/**
 * MCTS with PUCT whose edges are whole turns. Opening a node evaluates the afterstates of all its turns: their softmax gives the
 * priors, their values the initial estimates. Turns without a free choice (such as a harvest) are played greedily, a form of
 * quiescence search. Chance outcomes are sampled, one child each.
 */
export class TurnTree<S extends Table, M extends Move> {
  readonly #module: GameModule<S, M>;
  readonly #values: Values<S>;
  readonly #options: TurnMctsOptions;
  readonly #random: Random;
  /** By how many turns ahead, what was first seen there. */
  readonly #ahead: Replies[] = [];

  constructor(module: GameModule<S, M>, values: Values<S>, options: TurnMctsOptions, random: Random) {
    this.#module = module;
    this.#values = values;
    this.#options = options;
    this.#random = random;
  }

  /** The afterstates of a seat's turn, best first. */
  ends(view: S, seat: Seat): Afterstate<S, M>[] {
    return this.#ranked(view, seat, this.#options.turns);
  }

  #ranked(view: S, seat: Seat, effort: TurnEffort, isWorthALook?: (first: M) => boolean): Afterstate<S, M>[] {
    const ends = afterstatesOf(this.#module, this.#module.evaluation, view, seat, effort, isWorthALook);
    for (const end of ends) end.value = this.#valuesOf(end.view, seat)[seat]!;
    return ends.sort((a, b) => b.value - a.value);
  }

  open(view: S, seat: Seat): TurnNode<S, M> {
    return this.#opened(view, seat, this.ends(view, seat));
  }

  #opened(view: S, seat: Seat, all: readonly Afterstate<S, M>[]): TurnNode<S, M> {
    const ends = all.slice(0, this.#options.width);
    const best = ends[0]!;
    let sum = 0;
    const shares = ends.map(({ value }) => {
      const share = Math.exp((value - best.value) / this.#options.priorTemperature);
      sum += share;
      return share;
    });
    const edges = ends.map(({ moves, isOpen, value }, i) => ({
      moves,
      isOpen,
      initialValue: value,
      prior: shares[i]! / sum,
      visits: 0,
      sum: 0,
      quiescent: undefined,
      next: undefined,
    }));
    return { view, seat, edges, visits: 0, values: this.#valuesOf(best.view) };
  }

  /**
   * The afterstates of a turn. If replies were ranked after another edge of the parent, or at this depth elsewhere in the tree, only the
   * best-ranked first moves and those not legal there are searched (compare the killer heuristic).
   */
  #endsAfter(view: S, seat: Seat, before: TurnNode<S, M>, depth: number): Afterstate<S, M>[] {
    const known = before.replies?.seat === seat ? before.replies : undefined;
    const similar = known ?? (this.#ahead[depth]?.seat === seat ? this.#ahead[depth] : undefined);
    const limit = known === undefined ? 2 * this.#options.replies : this.#options.replies;
    const ends = this.#ranked(
      view,
      seat,
      this.#options.ahead,
      similar && ((first) => rankIn(similar, key(first)) < limit),
    );
    if (known === undefined) {
      const firsts = [...new Set([...ends.map(({ moves }) => key(moves[0]!)), ...(similar?.firsts ?? [])])];
      before.replies = { seat, firsts };
      this.#ahead[depth] ??= before.replies;
    }
    return ends;
  }

  /** Runs one simulation; returns the values by seat. */
  simulate(node: TurnNode<S, M>, depth = 0): readonly number[] {
    if (node.edges.length === 0) return node.values;
    const edge = this.#select(node);
    const { next, isNew } = this.#next(node, edge, depth);
    const values = isNew ? next.values : this.simulate(next, depth + 1);
    node.visits++;
    edge.visits++;
    edge.sum += values[node.seat]!;
    return values;
  }

  /** Finds the node of a position by its hash, at most `depth` turns down. */
  find(node: TurnNode<S, M>, hash: number, seat: Seat, depth: number): TurnNode<S, M> | undefined {
    if (node.seat === seat && node.edges.length > 0 && positionHash(node.view) === hash) return node;
    if (depth === 0) return undefined;
    for (const { next } of node.edges)
      for (const child of next?.values() ?? []) {
        const found = this.find(child, hash, seat, depth - 1);
        if (found !== undefined) return found;
      }
    return undefined;
  }

  /** Samples the successor of a turn; opens a node for an outcome that is new. */
  #next(before: TurnNode<S, M>, edge: Edge<S, M>, depth: number): { next: TurnNode<S, M>; isNew: boolean } {
    const { game } = this.#module;
    edge.quiescent ??= this.#quiescentAfter(before, edge);
    edge.next ??= new Map();
    let state = edge.quiescent;
    let outcomes = "";
    while (game.actors(state)[0] === CHANCE) {
      if (state === edge.quiescent) state = game.imagine(state, this.#random);
      const move = outcome(game, state, this.#random);
      outcomes += key(move);
      const known = edge.next.get(outcomes);
      if (known !== undefined) return { next: known, isNew: false };
      game.play(state, CHANCE, move);
      state = this.#quiescent(state, game.actors(state)[0]);
    }
    const known = edge.next.get(outcomes);
    if (known !== undefined) return { next: known, isNew: false };
    const seat = game.actors(state)[0];
    const next =
      seat === undefined
        ? { view: state, seat: 0, edges: [], visits: 0, values: finalMargins(this.#module, state) }
        : this.#opened(state, seat, this.#endsAfter(state, seat, before, depth));
    edge.next.set(outcomes, next);
    return { next, isNew: true };
  }

  #select({ edges, visits }: TurnNode<S, M>): Edge<S, M> {
    const spread = this.#options.puctConstant * Math.sqrt(visits + 1);
    let best = edges[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const edge of edges) {
      const score = meanValueOf(edge) + (spread * edge.prior) / (1 + edge.visits);
      if (score <= most) continue;
      most = score;
      best = edge;
    }
    return best;
  }

  #valuesOf(view: S, only?: Seat): readonly number[] {
    return afterstateValues(this.#module, this.#values, view, only);
  }

  /** The afterstate of an edge; if its last move triggers chance or a reveal, the position before that move. */
  endOf({ view, seat }: TurnNode<S, M>, { moves, isOpen }: Edge<S, M>): S {
    const end = clone(view);
    const last = isOpen ? moves.length - 1 : moves.length;
    for (let i = 0; i < last; i++) this.#module.game.play(end, seat, moves[i]!);
    return end;
  }

  #quiescentAfter(before: TurnNode<S, M>, edge: Edge<S, M>): S {
    const end = this.endOf(before, edge);
    return this.#quiescent(end, this.#module.game.actors(end)[0]);
  }

  /** Plays forced turns by value alone, up to the next free choice, chance event or the end of the game. */
  #quiescent(from: S, first: Seat | undefined): S {
    const { game, evaluation } = this.#module;
    let state = from;
    for (let seat = first; seat !== undefined && seat !== CHANCE; seat = game.actors(state)[0]) {
      if ((evaluation.turn?.(state, seat) ?? 0) >= 0) break;
      if (state === from) state = game.imagine(from, this.#random);
      for (const move of this.#ranked(state, seat, this.#options.ahead)[0]!.moves) game.play(state, seat, move);
    }
    return state;
  }
}

/** Mean value of an edge; its initial value counts as one visit. */
export const meanValueOf = <S, M>({ initialValue, visits, sum }: Edge<S, M>): number =>
  (initialValue + sum) / (1 + visits);
