import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import { fastRandom, shuffle } from "../../table/random.ts";
import type { Budget, InstantBot, Turn } from "../bot.ts";
import { outcome } from "../chance.ts";
import { offered } from "./offered.ts";
import { positionHash } from "./position-hash.ts";
import { priorityQueue } from "./priority-queue.ts";

export interface Effort {
  /** The most positions of the turn to expand. */
  readonly nodes: number;
  /** How many of the turn's best ends in a chance event or reveal are sampled. */
  readonly finalists: number;
  /** Determinizations sampled for each of them. */
  readonly samples: number;
  /** Share of the usual effort for the game's own policy; 1 if not given. */
  readonly share?: number;
}

/** The usual effort. */
export const EFFORT: Effort = { nodes: 400, finalists: 6, samples: 4 };

/** A line of play: its first and last move, and the bot's views before and after the last move. */
interface Line<S, M> {
  readonly first: M;
  readonly before: S;
  readonly last: M;
  readonly view: S;
  readonly value: number;
}

/**
 * Best-first search of the bot's own turn, up to the first chance event, reveal or other seat's move. Expands the position with the
 * best heuristic value until none is left or the node limit is reached.
 */
export const greedy = (effort: Effort, heuristicsOf: JudgementOf = today): InstantBot => ({
  choose(turn) {
    const { module, seat, moves, random, budget } = turn;
    if (moves.length === 1) return moves[0]!;
    const { view } = turn;
    const judgement = heuristicsOf(module);
    const planned = judgement.plan?.(view, seat, moves, random, effort.share);
    if (planned !== undefined) return offered(moves, planned);
    const worthwhile = judgement.worthwhile?.(view, seat, moves) ?? moves;
    if (worthwhile.length === 1) return offered(moves, worthwhile[0]!);
    const lines = shuffle(worthwhile.slice(), random);
    return offered(moves, bestLine({ module, seat, view, random, budget, judgement }, lines, effort).first);
  },
});

/** Selects the heuristic evaluation the bot uses. */
export type JudgementOf = <S extends Table, M extends Move>(module: GameModule<S, M>) => Judgement<S, M>;

const today: JudgementOf = ({ evaluation }) => evaluation;

/** The frozen evaluation that later bots are measured against. */
export const first: JudgementOf = ({ evaluation }) => evaluation.first ?? evaluation;

/** What the search needs to know about a decision. */
interface Asked<S extends Table, M extends Move> extends Pick<Turn<S, M>, "module" | "seat" | "view" | "random"> {
  readonly budget: Budget | undefined;
  readonly judgement: Judgement<S, M>;
}

/** Whether the search has been told to stop. */
const isHurried = <S extends Table, M extends Move>({ budget }: Asked<S, M>): boolean => budget?.stop?.aborted === true;

function bestLine<S extends Table, M extends Move>(turn: Asked<S, M>, moves: readonly M[], effort: Effort): Line<S, M> {
  const { sure, chancy, begun } = linesOf(turn, moves, effort);
  if (chancy.length === 0) return (sure[0] ?? begun[0])!;
  const seed = String(turn.random.below(0x1_0000_0000));
  let best = sure[0];
  for (const line of chancy) {
    if (best !== undefined && isHurried(turn)) break;
    const value = valueImagined(turn, line, effort.samples, seed);
    if (best === undefined || value > best.value) best = { ...line, value };
  }
  return best!;
}

/** The best lines that end the turn without and with an unknown event, and the best unfinished one; each list best first. */
interface Lines<S, M> {
  readonly sure: Line<S, M>[];
  readonly chancy: Line<S, M>[];
  readonly begun: Line<S, M>[];
}

function linesOf<S extends Table, M extends Move>(turn: Asked<S, M>, moves: readonly M[], effort: Effort): Lines<S, M> {
  const { module, seat, view, judgement } = turn;
  const { game } = module;
  const lines: Lines<S, M> = { sure: [], chancy: [], begun: [] };
  const open = priorityQueue<Line<S, M>>();
  const known = new Set<number>();
  let nodes = 0;

  function follow(from: S, move: M, first: M): void {
    nodes++;
    const after = clone(from);
    game.play(after, seat, move);
    const line = { first, before: from, last: move, view: after, value: judgement.value(after, seat) };
    const actors = game.actors(after);
    if (actors[0] === CHANCE || after.shown !== from.shown) return keepBest(lines.chancy, line, effort.finalists);
    if (!actors.includes(seat)) return keepBest(lines.sure, line, 1);
    keepBest(lines.begun, line, 1);
    open.push(line, line.value);
  }

  for (const move of moves) {
    if (nodes > 0 && isHurried(turn)) return lines;
    follow(view, move, move);
  }
  while (nodes < effort.nodes && !isHurried(turn)) {
    const line = open.pop();
    if (line === undefined) break;
    const hash = positionHash(line.view);
    if (known.has(hash)) continue;
    known.add(hash);
    const all = game.moves(line.view, seat);
    for (const move of judgement.worthwhile?.(line.view, seat, all) ?? all) {
      if (nodes >= effort.nodes) break;
      follow(line.view, move, line.first);
    }
  }
  return lines;
}

/** Keeps the `limit` best lines, best first; of equals, those found first. */
function keepBest<S, M>(lines: Line<S, M>[], line: Line<S, M>, limit: number): void {
  if (lines.length === limit && line.value <= lines[limit - 1]!.value) return;
  if (lines.length === limit) lines.pop();
  let at = lines.length;
  while (at > 0 && lines[at - 1]!.value < line.value) at--;
  lines.splice(at, 0, line);
}

/** Mean value of a line over determinizations and chance, with common random numbers for all lines. */
function valueImagined<S extends Table, M extends Move>(
  { module, seat, judgement }: Asked<S, M>,
  { before, last }: Line<S, M>,
  samples: number,
  seed: string,
): number {
  const { game } = module;
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const random = fastRandom(`${seed}/${i}`);
    const state = game.imagine(before, random);
    game.play(state, seat, last);
    while (game.actors(state)[0] === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
    sum += judgement.value(game.view(state, seat), seat);
  }
  return sum / samples;
}
