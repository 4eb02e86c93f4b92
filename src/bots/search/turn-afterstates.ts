import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import type { Budget } from "../bot.ts";
import { finalLeads, type Values } from "../learned/values.ts";
import { fingerprint } from "./position-hash.ts";
import { queue } from "./priority-queue.ts";

/** One way to play a seat's turn to its end. */
export interface TurnEnd<S, M> {
  readonly moves: readonly M[];
  readonly view: S;
  /** How it looks; for whoever asked for the ends to fill in. */
  value: number;
  /** Whether chance, or something the seat is shown, comes with the last move: the view is that before it. */
  readonly isOpen: boolean;
}

/** How much of a turn is looked at. */
export interface TurnEffort {
  /** Positions after each first move of a turn, and how many of its ends are kept. */
  readonly nodes: number;
  readonly ends: number;
  /** Positions and ends where a turn is looked at as one whole: in its middle, or a turn without a number. */
  readonly wholeNodes: number;
  readonly wholeEnds: number;
  /** Looked at between positions: whether the ends found so far must do. */
  readonly stop?: Budget["stop"];
}

export const TURN_EFFORT: TurnEffort = { nodes: 70, ends: 12, wholeNodes: 300, wholeEnds: 30 };

/** The same effort, cut short when an answer is wanted. */
export const hurried = (effort: TurnEffort, budget: Budget | undefined): TurnEffort =>
  budget?.stop === undefined ? effort : { ...effort, stop: budget.stop };

/** Ends are judged where there are too many of them, or by whoever asked. */
const UNJUDGED = Number.NaN;

interface Begun<S, M> {
  readonly moves: readonly M[];
  readonly view: S;
}

/**
 * The best ways for a seat to end its turn, a few for each way to begin it that is worth a look: always from the position
 * that looks best so far, each position once. Never empty.
 */
export function turnEnds<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  judgement: Judgement<S, M>,
  view: S,
  seat: Seat,
  effort: TurnEffort = TURN_EFFORT,
  isWorthALook: (first: M) => boolean = () => true,
): TurnEnd<S, M>[] {
  const ends: TurnEnd<S, M>[] = [];
  const turn = module.evaluation.turn?.(view, seat);
  const search = { module, judgement, seat, turn, view, stop: effort.stop };
  if (turn === undefined || turn < 0 || judgement.lines?.(view, seat) !== undefined) {
    group(search, { moves: [], view: clone(view) }, effort.wholeNodes, effort.wholeEnds, ends);
    return ends;
  }
  const moves = worthwhile(search, view);
  for (const move of moves.some(isWorthALook) ? moves.filter(isWorthALook) : moves) {
    if (ends.length > 0 && effort.stop?.aborted === true) break;
    const found = step(search, { moves: [], view }, move, false);
    if ("isOpen" in found) ends.push(found);
    else group(search, found, effort.nodes, effort.ends, ends);
  }
  return ends;
}

/** By seat, or of one seat alone, how a turn's end looks: by values, or, where the game is over, as it ended. */
export const endValues = <S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  view: S,
  only?: Seat,
): readonly number[] => (view.agenda.length === 0 ? finalLeads(module, view) : values(view, only));

interface TurnSearch<S extends Table, M extends Move> {
  readonly module: GameModule<S, M>;
  readonly judgement: Judgement<S, M>;
  readonly seat: Seat;
  readonly turn: number | undefined;
  /** Where the turn begins. */
  readonly view: S;
  readonly stop: Budget["stop"];
}

function worthwhile<S extends Table, M extends Move>({ module, judgement, seat }: TurnSearch<S, M>, view: S) {
  const moves = module.game.moves(view, seat);
  return moves.length === 1 ? moves : (judgement.worthwhile?.(view, seat, moves) ?? moves);
}

/** Plays a move: the end of the turn, or a turn that goes on. A view that is not needed any more is played on in its place. */
function step<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  from: Begun<S, M>,
  move: M,
  isLast: boolean,
): TurnEnd<S, M> | Begun<S, M> {
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

/** Plays a line: the end of the turn, or a turn that goes on. */
function along<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  from: Begun<S, M>,
  line: readonly M[],
): TurnEnd<S, M> | Begun<S, M> {
  let at: TurnEnd<S, M> | Begun<S, M> = from;
  for (let i = 0; i < line.length && !("isOpen" in at); i++) at = step(search, at, line[i]!, i > 0);
  return at;
}

function replayed<S extends Table, M extends Move>({ module, seat, view }: TurnSearch<S, M>, moves: readonly M[]): S {
  const again = clone(view);
  for (const move of moves) module.game.play(again, seat, move);
  return again;
}

/** Of how many positions there is room for a ready line. */
const NODES_A_LINE = 3;

/** The best ends of a turn that has begun. */
function group<S extends Table, M extends Move>(
  search: TurnSearch<S, M>,
  start: Begun<S, M>,
  nodes: number,
  few: number,
  ends: TurnEnd<S, M>[],
): void {
  const found: TurnEnd<S, M>[] = [];
  const open = queue<Begun<S, M>>();
  const known = new Set<number>();
  let seen = 0;
  const { judgement, seat, stop } = search;
  const isOver = () => seen >= nodes || stop?.aborted === true;
  for (let begun: Begun<S, M> | undefined = start; begun !== undefined; begun = isOver() ? undefined : open.pop()) {
    const lines = judgement.lines?.(begun.view, seat);
    if (lines !== undefined) {
      for (const line of lines.slice(0, Math.ceil(nodes / NODES_A_LINE))) {
        if (found.length > 0 && stop?.aborted === true) break;
        seen++;
        const next = along(search, begun, line);
        if ("isOpen" in next) found.push(next);
        else open.push(next, judgement.value(next.view, seat));
      }
      continue;
    }
    const moves = worthwhile(search, begun.view);
    if (moves.length > 1 && begun !== start) {
      const mark = fingerprint(begun.view);
      if (known.has(mark)) continue;
      known.add(mark);
    }
    for (let i = 0; i < moves.length; i++) {
      if (found.length > 0 && isOver()) break;
      seen++;
      const next = step(search, begun, moves[i]!, i === moves.length - 1);
      if ("isOpen" in next) found.push(next);
      else open.push(next, moves.length === 1 && open.size === 0 ? 0 : judgement.value(next.view, seat));
    }
  }
  if (found.length === 0) found.push(finished(search, open.pop()!));
  if (found.length > few) {
    for (const end of found) if (!end.isOpen) end.value = judgement.value(end.view, seat);
    found.sort((a, b) => b.value - a.value);
    found.length = few;
  }
  for (const end of found) ends.push(end);
}

/** A turn too long to be looked through is ended by the last move listed each time: to stop, where one may. */
function finished<S extends Table, M extends Move>(search: TurnSearch<S, M>, begun: Begun<S, M>): TurnEnd<S, M> {
  for (let at = begun; ; ) {
    const next = step(search, at, search.module.game.moves(at.view, search.seat).at(-1)!, true);
    if ("isOpen" in next) return next;
    at = next;
  }
}
