import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { key } from "../../table/json.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalLeads, type Values } from "../learned/values.ts";
import { fingerprint } from "./position-hash.ts";
import { endValues, type TurnEffort, type TurnEnd, turnEnds } from "./turn-afterstates.ts";

/** How a tree of turns is grown. */
export interface TreeManner {
  /** How much is looked at of the turn that is to be played, and of those that may follow. */
  readonly turns: TurnEffort;
  readonly ahead: TurnEffort;
  /** How many ways to end a turn are followed, the best first. */
  readonly width: number;
  /** How many points below the best a turn may look and still be tried soon. */
  readonly doubt: number;
  /** How much, in points, what has not been tried is preferred. */
  readonly curiosity: number;
  /** How many first moves are looked at where the same turn has been looked at after another turn before it; elsewhere twice that. */
  readonly replies: number;
}

export const TREE_MANNER: TreeManner = {
  turns: { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 },
  ahead: { nodes: 18, ends: 5, wholeNodes: 120, wholeEnds: 6 },
  width: 32,
  doubt: 1,
  curiosity: 2,
  replies: 24,
};

/** A way to end a turn. Most are never followed: where it leads is played when it is. */
interface Edge<S, M> {
  readonly moves: readonly M[];
  readonly isOpen: boolean;
  /** How it looked at first, to the seat that moves here. */
  readonly look: number;
  readonly prior: number;
  visits: number;
  /** Of the seat that moves here. */
  sum: number;
  /** Where the turns without a free choice that follow lead, up to the next free choice or what chance brings. */
  settled: S | undefined;
  /** What follows, by what chance brings in between. */
  next: Map<string, TurnNode<S, M>> | undefined;
}

/** A position in which a seat begins its turn; no edges where the game is over. */
export interface TurnNode<S, M> {
  readonly view: S;
  readonly seat: Seat;
  readonly edges: Edge<S, M>[];
  visits: number;
  /** By seat: of the best turn as it looks at first, or how the game ended. */
  readonly values: readonly number[];
  /** What was first seen of the turns that follow, whichever turn is played here. */
  replies?: Replies;
}

/** First moves that have been looked at for a seat, those of its best turns first. */
interface Replies {
  readonly seat: Seat;
  readonly firsts: readonly string[];
}

/** How many first moves began better turns; none of a new one. */
const rankIn = ({ firsts }: Replies, first: string): number => firsts.indexOf(first);

/**
 * Grows trees whose moves are whole turns. The turns of a node are all judged when it is opened: that gives how likely each
 * is tried and what it is thought to be worth at first. Turns without a free choice to speak of, as a harvest, are
 * played by the values alone; what chance brings is drawn and kept apart.
 */
export class TurnTree<S extends Table, M extends Move> {
  readonly #module: GameModule<S, M>;
  readonly #values: Values<S>;
  readonly #manner: TreeManner;
  readonly #random: Random;
  /** By how many turns ahead, what was first seen there. */
  readonly #ahead: Replies[] = [];

  constructor(module: GameModule<S, M>, values: Values<S>, manner: TreeManner, random: Random) {
    this.#module = module;
    this.#values = values;
    this.#manner = manner;
    this.#random = random;
  }

  /** The ways to end a seat's turn, best first. */
  ends(view: S, seat: Seat): TurnEnd<S, M>[] {
    return this.#ranked(view, seat, this.#manner.turns);
  }

  #ranked(view: S, seat: Seat, effort: TurnEffort, isWorthALook?: (first: M) => boolean): TurnEnd<S, M>[] {
    const ends = turnEnds(this.#module, this.#module.evaluation, view, seat, effort, isWorthALook);
    for (const end of ends) end.value = this.#valuesOf(end.view, seat)[seat]!;
    return ends.sort((a, b) => b.value - a.value);
  }

  open(view: S, seat: Seat): TurnNode<S, M> {
    return this.#opened(view, seat, this.ends(view, seat));
  }

  #opened(view: S, seat: Seat, all: readonly TurnEnd<S, M>[]): TurnNode<S, M> {
    const ends = all.slice(0, this.#manner.width);
    const best = ends[0]!;
    let sum = 0;
    const shares = ends.map(({ value }) => {
      const share = Math.exp((value - best.value) / this.#manner.doubt);
      sum += share;
      return share;
    });
    const edges = ends.map(({ moves, isOpen, value }, i) => ({
      moves,
      isOpen,
      look: value,
      prior: shares[i]! / sum,
      visits: 0,
      sum: 0,
      settled: undefined,
      next: undefined,
    }));
    return { view, seat, edges, visits: 0, values: this.#valuesOf(best.view) };
  }

  /**
   * All ends of a turn; or, where the seat's turn was looked at after another turn before it, or at all so far ahead, those
   * that began best there and those that could not begin there.
   */
  #endsAfter(view: S, seat: Seat, before: TurnNode<S, M>, depth: number): TurnEnd<S, M>[] {
    const known = before.replies?.seat === seat ? before.replies : undefined;
    const like = known ?? (this.#ahead[depth]?.seat === seat ? this.#ahead[depth] : undefined);
    const few = known === undefined ? 2 * this.#manner.replies : this.#manner.replies;
    const ends = this.#ranked(view, seat, this.#manner.ahead, like && ((first) => rankIn(like, key(first)) < few));
    if (known === undefined) {
      const firsts = [...new Set([...ends.map(({ moves }) => key(moves[0]!)), ...(like?.firsts ?? [])])];
      before.replies = { seat, firsts };
      this.#ahead[depth] ??= before.replies;
    }
    return ends;
  }

  /** Tries one more way; returns what it brings each seat. */
  simulate(node: TurnNode<S, M>, depth = 0): readonly number[] {
    if (node.edges.length === 0) return node.values;
    const edge = this.#promising(node);
    const { next, isNew } = this.#next(node, edge, depth);
    const values = isNew ? next.values : this.simulate(next, depth + 1);
    node.visits++;
    edge.visits++;
    edge.sum += values[node.seat]!;
    return values;
  }

  /** The node of a position among the next ones of a tree. */
  find(node: TurnNode<S, M>, mark: number, seat: Seat, depth: number): TurnNode<S, M> | undefined {
    if (node.seat === seat && node.edges.length > 0 && fingerprint(node.view) === mark) return node;
    if (depth === 0) return undefined;
    for (const { next } of node.edges)
      for (const child of next?.values() ?? []) {
        const found = this.find(child, mark, seat, depth - 1);
        if (found !== undefined) return found;
      }
    return undefined;
  }

  /** What follows a turn this time; opened if nothing like it has come yet. */
  #next(before: TurnNode<S, M>, edge: Edge<S, M>, depth: number): { next: TurnNode<S, M>; isNew: boolean } {
    const { game } = this.#module;
    edge.settled ??= this.#settledAfter(before, edge);
    edge.next ??= new Map();
    let state = edge.settled;
    let way = "";
    while (game.actors(state)[0] === CHANCE) {
      if (state === edge.settled) state = game.imagine(state, this.#random);
      const move = outcome(game, state, this.#random);
      way += key(move);
      const known = edge.next.get(way);
      if (known !== undefined) return { next: known, isNew: false };
      game.play(state, CHANCE, move);
      state = this.#settled(state, game.actors(state)[0]);
    }
    const known = edge.next.get(way);
    if (known !== undefined) return { next: known, isNew: false };
    const seat = game.actors(state)[0];
    const next =
      seat === undefined
        ? { view: state, seat: 0, edges: [], visits: 0, values: finalLeads(this.#module, state) }
        : this.#opened(state, seat, this.#endsAfter(state, seat, before, depth));
    edge.next.set(way, next);
    return { next, isNew: true };
  }

  #promising({ edges, visits }: TurnNode<S, M>): Edge<S, M> {
    const spread = this.#manner.curiosity * Math.sqrt(visits + 1);
    let best = edges[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const edge of edges) {
      const promise = worthOf(edge) + (spread * edge.prior) / (1 + edge.visits);
      if (promise <= most) continue;
      most = promise;
      best = edge;
    }
    return best;
  }

  #valuesOf(view: S, only?: Seat): readonly number[] {
    return endValues(this.#module, this.#values, view, only);
  }

  /** The end of a turn; where chance, or something that is shown, comes with its last move, the position before that. */
  endOf({ view, seat }: TurnNode<S, M>, { moves, isOpen }: Edge<S, M>): S {
    const end = clone(view);
    const last = isOpen ? moves.length - 1 : moves.length;
    for (let i = 0; i < last; i++) this.#module.game.play(end, seat, moves[i]!);
    return end;
  }

  #settledAfter(before: TurnNode<S, M>, edge: Edge<S, M>): S {
    const end = this.endOf(before, edge);
    return this.#settled(end, this.#module.game.actors(end)[0]);
  }

  /** On to the next free choice, chance or the end of the game: turns without a free choice are played by the values alone. */
  #settled(from: S, first: Seat | undefined): S {
    const { game, evaluation } = this.#module;
    let state = from;
    for (let seat = first; seat !== undefined && seat !== CHANCE; seat = game.actors(state)[0]) {
      if ((evaluation.turn?.(state, seat) ?? 0) >= 0) break;
      if (state === from) state = game.imagine(from, this.#random);
      for (const move of this.#ranked(state, seat, this.#manner.ahead)[0]!.moves) game.play(state, seat, move);
    }
    return state;
  }
}

/** What a turn is thought to be worth, its first look counted once. */
export const worthOf = <S, M>({ look, visits, sum }: Edge<S, M>): number => (look + sum) / (1 + visits);
