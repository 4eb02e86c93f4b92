import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import type { Budget } from "../bot.ts";
import { finalMargins, type Values } from "../learned/values.ts";
import { positionHash } from "./position-hash.ts";
import { priorityQueue } from "./priority-queue.ts";

/** A way to play a seat's turn to its end, and the position it leads to. */
export interface Afterstate<S, M> {
  readonly moves: readonly M[];
  readonly view: S;
  /** Its value; filled in by the caller. */
  value: number;
  /** Whether the last move triggers a chance event or reveal; `view` is then the position before that move. */
  readonly isOpen: boolean;
}

/** Search limits for one turn. */
export interface TurnEffort {
  /** Positions expanded per first move, and afterstates kept of each. */
  readonly nodes: number;
  readonly ends: number;
  /** The same for a turn searched as a whole: in mid-turn, or if turns are not numbered. */
  readonly wholeNodes: number;
  readonly wholeEnds: number;
  /** Checked between positions: once aborted, the search returns what it has. */
  readonly stop?: Budget["stop"];
}

export const TURN_EFFORT: TurnEffort = { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 };

/** The same limits, with the budget's stop signal. */
export const stoppedBy = (effort: TurnEffort, budget: Budget | undefined): TurnEffort =>
  budget?.stop === undefined ? effort : { ...effort, stop: budget.stop };

/** Afterstates are evaluated only if too many are found, or by the caller. */
const UNJUDGED = Number.NaN;

interface PartialTurn<S, M> {
  readonly moves: readonly M[];
  readonly view: S;
}

/**
 * The best afterstates of a seat's turn, a few for each candidate first move, by best-first search with transpositions removed.
 * Never empty.
 */
export function afterstatesOf<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  judgement: Judgement<S, M>,
  view: S,
  seat: Seat,
  effort: TurnEffort = TURN_EFFORT,
  isWorthALook: (first: M) => boolean = () => true,
): Afterstate<S, M>[] {
  const ends: Afterstate<S, M>[] = [];
  const turn = module.evaluation.turn?.(view, seat);
  const search = { module, judgement, seat, turn, view, stop: effort.stop };
  if (turn === undefined || turn < 0 || judgement.lines?.(view, seat) !== undefined) {
    bestFirstSearch(search, { moves: [], view: clone(view) }, effort.wholeNodes, effort.wholeEnds, ends);
    return ends;
  }
  const moves = worthwhile(search, view);
  for (const move of moves.some(isWorthALook) ? moves.filter(isWorthALook) : moves) {
    if (ends.length > 0 && effort.stop?.aborted === true) break;
    const found = playMove(search, { moves: [], view }, move, false);
    if ("isOpen" in found) ends.push(found);
    else bestFirstSearch(search, found, effort.nodes, effort.ends, ends);
  }
  return ends;
}

/** Values of an afterstate by seat (or for one seat only); final margins if the game is over. */
export const afterstateValues = <S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  view: S,
  only?: Seat,
): readonly number[] => (view.agenda.length === 0 ? finalMargins(module, view) : values(view, only));

interface TurnSearch<S extends Table, M extends Move> {
  readonly module: GameModule<S, M>;
  readonly judgement: Judgement<S, M>;
  readonly seat: Seat;
  readonly turn: number | undefined;
  /** The position at the start of the turn. */
  readonly view: S;
  readonly stop: Budget["stop"];
}

function worthwhile<S extends Table, M extends Move>({ module, judgement, seat }: TurnSearch<S, M>, view: S) {
  const moves = module.game.moves(view, seat);
  return moves.length === 1 ? moves : (judgement.worthwhile?.(view, seat, moves) ?? moves);
}

/** Plays a move; returns an afterstate if it ends the turn. With `isLast`, the view is reused instead of cloned. */
function playMove<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  from: PartialTurn<S, M>,
  move: M,
  isLast: boolean,
): Afterstate<S, M> | PartialTurn<S, M> {
  const { module, judgement, seat, turn } = search;
  const { game, evaluation } = module;
  const { shown } = from.view;
  const view = isLast ? from.view : clone(from.view);
  game.play(view, seat, move);
  const moves = [...from.moves, move];
  if (view.shown !== shown) {
    const before = isLast ? replayed(search, from.moves) : from.view;
    return { moves, view: before, value: judgement.value(view, seat), isOpen: true };
  }
  const actors = game.actors(view);
  if (!actors.includes(seat) || actors[0] === CHANCE || turn !== evaluation.turn?.(view, seat))
    return { moves, view, value: UNJUDGED, isOpen: false };
  return { moves, view };
}

/** Plays a macro move; stops early at an afterstate. */
function playMacroMove<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  from: PartialTurn<S, M>,
  line: readonly M[],
): Afterstate<S, M> | PartialTurn<S, M> {
  let at: Afterstate<S, M> | PartialTurn<S, M> = from;
  for (let i = 0; i < line.length && !("isOpen" in at); i++) at = playMove(search, at, line[i]!, i > 0);
  return at;
}

function replayed<S extends Table, M extends Move>({ module, seat, view }: TurnSearch<S, M>, moves: readonly M[]): S {
  const again = clone(view);
  for (const move of moves) module.game.play(again, seat, move);
  return again;
}

/** One macro move is allowed for this many positions of the node limit. */
const NODES_A_LINE = 3;

/** Best-first search of a turn in progress; appends its best afterstates to `ends`. */
function bestFirstSearch<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  start: PartialTurn<S, M>,
  nodes: number,
  limit: number,
  ends: Afterstate<S, M>[],
): void {
  const found: Afterstate<S, M>[] = [];
  const open = priorityQueue<PartialTurn<S, M>>();
  const known = new Set<number>();
  let seen = 0;
  const { judgement, seat, stop } = search;
  const isOver = () => seen >= nodes || stop?.aborted === true;
  for (
    let partial: PartialTurn<S, M> | undefined = start;
    partial !== undefined;
    partial = isOver() ? undefined : open.pop()
  ) {
    const lines = judgement.lines?.(partial.view, seat);
    if (lines !== undefined) {
      for (const line of lines.slice(0, Math.ceil(nodes / NODES_A_LINE))) {
        if (found.length > 0 && stop?.aborted === true) break;
        seen++;
        const next = playMacroMove(search, partial, line);
        if ("isOpen" in next) found.push(next);
        else open.push(next, judgement.value(next.view, seat));
      }
      continue;
    }
    const moves = worthwhile(search, partial.view);
    if (moves.length > 1 && partial !== start) {
      const hash = positionHash(partial.view);
      if (known.has(hash)) continue;
      known.add(hash);
    }
    for (let i = 0; i < moves.length; i++) {
      if (found.length > 0 && isOver()) break;
      seen++;
      const next = playMove(search, partial, moves[i]!, i === moves.length - 1);
      if ("isOpen" in next) found.push(next);
      else open.push(next, moves.length === 1 && open.size === 0 ? 0 : judgement.value(next.view, seat));
    }
  }
  if (found.length === 0) found.push(playToEnd(search, open.pop()!));
  if (found.length > limit) {
    for (const end of found) if (!end.isOpen) end.value = judgement.value(end.view, seat);
    found.sort((a, b) => b.value - a.value);
    found.length = limit;
  }
  for (const end of found) ends.push(end);
}

/** Ends a turn that is too long to search by always playing the last legal move, which stops where that is allowed. */
function playToEnd<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  partial: PartialTurn<S, M>,
): Afterstate<S, M> {
  for (let at = partial; ; ) {
    const next = playMove(search, at, search.module.game.moves(at.view, search.seat).at(-1)!, true);
    if ("isOpen" in next) return next;
    at = next;
  }
}
