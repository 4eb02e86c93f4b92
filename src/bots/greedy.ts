import { clone } from "../table/clone.ts";
import { CHANCE, type Move, type Table } from "../table/game.ts";
import { fastRandom, shuffle } from "../table/random.ts";
import type { Bot, Turn } from "./bot.ts";
import { outcome } from "./chance.ts";
import { fingerprint } from "./fingerprint.ts";
import { queue } from "./queue.ts";

export interface Effort {
  /** How many positions of its turn the bot looks at. */
  readonly nodes: number;
  /** How many ways to finish the turn it compares once more where chance comes next. */
  readonly finalists: number;
  /** How often it imagines what chance then brings. */
  readonly samples: number;
}

/** One way to play on: the first move, and the position it has led to as the bot's seat sees it. */
interface Line<S, M> {
  readonly first: M;
  readonly view: S;
  readonly value: number;
}

/**
 * Looks for the best way to finish its turn, up to the first chance or foreign move: always from the position that
 * looks best so far, by the game's own evaluation, until all are seen or the effort is spent.
 */
export const greedy = (effort: Effort): Bot => ({
  choose(turn) {
    const { module, seat, moves, random } = turn;
    if (moves.length === 1) return moves[0]!;
    const { view } = turn;
    const planned = module.evaluation.plan?.(view, seat, moves, random);
    if (planned !== undefined) return planned;
    const worthwhile = module.evaluation.worthwhile?.(view, seat, moves) ?? moves;
    if (worthwhile.length === 1) return worthwhile[0]!;
    const lines = bestLines(turn, shuffle(worthwhile.slice(), random), effort);
    return (lines.some((line) => isChance(turn, line)) ? bestAfterChance(turn, lines, effort) : lines[0]!).first;
  },
});

/** The best ways to finish the turn, best first; where none was found, the best ways to begin it. */
function bestLines<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  moves: readonly M[],
  effort: Effort,
): Line<S, M>[] {
  const { module, seat, view } = turn;
  const { game, evaluation } = module;
  const open = queue<Line<S, M>>();
  const begun: Line<S, M>[] = [];
  const finished: Line<S, M>[] = [];
  const known = new Set<number>();
  let nodes = 0;

  function follow(from: S, move: M, first: M): void {
    nodes++;
    const after = clone(from);
    game.play(after, seat, move);
    const line = { first, view: after, value: evaluation.value(after, seat) };
    if (!game.actors(after).includes(seat)) return keepBest(finished, line, effort.finalists);
    open.push(line, line.value);
    keepBest(begun, line, effort.finalists);
  }

  for (const move of moves) follow(view, move, move);
  while (nodes < effort.nodes) {
    const line = open.pop();
    if (line === undefined) break;
    const mark = fingerprint(line.view);
    if (known.has(mark)) continue;
    known.add(mark);
    const all = game.moves(line.view, seat);
    for (const move of evaluation.worthwhile?.(line.view, seat, all) ?? all) {
      if (nodes >= effort.nodes) break;
      follow(line.view, move, line.first);
    }
  }
  return finished.length > 0 ? finished : begun;
}

/** Keeps the few best lines, best first, of equals those found first. */
function keepBest<S, M>(lines: Line<S, M>[], line: Line<S, M>, few: number): void {
  if (lines.length === few && line.value <= lines[few - 1]!.value) return;
  if (lines.length === few) lines.pop();
  let at = lines.length;
  while (at > 0 && lines[at - 1]!.value < line.value) at--;
  lines.splice(at, 0, line);
}

const isChance = <S extends Table, M extends Move>({ module }: Turn<S, M>, { view }: Line<S, M>): boolean =>
  module.game.actors(view)[0] === CHANCE;

/** The best of the lines by what chance brings on average; each line is tried with the same luck. */
function bestAfterChance<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  lines: readonly Line<S, M>[],
  { samples }: Effort,
): Line<S, M> {
  const luck = String(turn.random.below(0x1_0000_0000));
  let best = lines[0]!;
  let bestSum = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    let sum = 0;
    for (let i = 0; i < samples; i++)
      sum += isChance(turn, line) ? valueAfterChance(turn, line, `${luck}/${i}`) : line.value;
    if (sum > bestSum) {
      best = line;
      bestSum = sum;
    }
  }
  return best;
}

function valueAfterChance<S extends Table, M extends Move>(
  { module, seat }: Turn<S, M>,
  { view }: Line<S, M>,
  luck: string,
): number {
  const { game, evaluation } = module;
  const random = fastRandom(luck);
  const state = clone(game.imagine(view, random));
  while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
  return evaluation.value(game.view(state, seat), seat);
}
