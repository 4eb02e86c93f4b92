import { outcome } from "../../bots/chance.ts";
import { positionHash } from "../../bots/search/position-hash.ts";
import { sampleSoftmax } from "../../bots/search/softmax.ts";
import { type Afterstate, afterstatesOf } from "../../bots/search/turn-afterstates.ts";
import { meanValueOf, TURN_MCTS_OPTIONS, type TurnNode, TurnTree } from "../../bots/search/turn-mcts.ts";
import { CHANCE, type Move, type Result, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import type { Random } from "../../table/random.ts";
import { type Style, unit } from "./style.ts";

/** How a turn looked to whoever chose it: the best there was, and what was played. */
export interface Look {
  readonly seat: Seat;
  readonly best: number;
  readonly played: number;
  /** Turns that were well searched but not played. */
  readonly others: readonly Afterstate<Table, Move>[];
}

/** Plays one game, every seat in the same style, whole turns at a time; tells of each turn and the position after it. */
export function playStyle(
  module: GameModule,
  seats: number,
  options: Options,
  style: Style,
  random: Random,
  after: (look: Look | undefined, state: Table) => void,
): Result {
  const { game } = module;
  const state = game.setup(seats, options, game.rulesVersion);
  const turns = new Array<number>(seats).fill(0);
  const table: Playing = { module, style, random };
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const seat = actors[0] as Seat;
    if (seat === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      continue;
    }
    const moves = game.moves(state, seat);
    if (moves.length === 1) {
      game.play(state, seat, moves[0]!);
      if (game.actors(state).length > 0) after(undefined, state);
      continue;
    }
    const { line, look } = turnIn(table, state, seat, turns[seat]!);
    turns[seat]!++;
    for (const move of line) game.play(state, seat, move);
    after(look, state);
  }
  return game.result(state)!;
}

interface Playing {
  readonly module: GameModule;
  readonly style: Style;
  readonly random: Random;
  /** The tree of the turn before. */
  tree?: TurnNode<Table, Move>;
}

function turnIn(
  table: Playing,
  state: Table,
  seat: Seat,
  turn: number,
): { readonly line: readonly Move[]; readonly look: Look } {
  const { module, style, random } = table;
  const { liking, steadfast, whim, opening } = style;
  const temperature = turn < style.warmTurns ? Math.max(style.warmth, style.temperature) : style.temperature;
  const view = module.game.view(state, seat);
  const isBegun = (module.evaluation.turn?.(view, seat) ?? 0) >= 0;
  const { ends, tried } =
    isBegun && style.search !== undefined ? searched(table, view, seat) : judged(table, view, seat);
  const { value: most } = best(ends);
  const chosen = (end: Afterstate<Table, Move>) => {
    const others = tried.filter((other) => other !== end);
    return { line: end.moves, look: { seat, best: most, played: end.value, others } };
  };
  if (isBegun && (turn < opening || unit(random) < whim)) {
    const first = ends[random.below(ends.length)]!.moves[0]!;
    return chosen(best(ends.filter(({ moves }) => moves[0] === first)));
  }
  if (!isBegun) return chosen(best(ends));
  const looks = ends.map((end) => end.value + (turn < steadfast ? liking(end.view, seat) : 0));
  return chosen(ends[sampleSoftmax(looks, temperature, random)]!);
}

/** The ways to end a turn with what they are thought to be worth, and those of them that were looked into. */
interface Ways {
  readonly ends: readonly Afterstate<Table, Move>[];
  readonly tried: readonly Afterstate<Table, Move>[];
}

function judged({ module, style }: Playing, view: Table, seat: Seat): Ways {
  const ends = afterstatesOf(module, style.judgement, view, seat);
  for (const end of ends) end.value = style.value(end.view, seat);
  return { ends, tried: [] };
}

/** Which part of all simulations a turn must have had to count as looked into. */
const WELL_TRIED = 1 / 6;

/** By a tree that goes on from that of the turn before. */
function searched(table: Playing, view: Table, seat: Seat): Ways {
  const { values, simulations } = table.style.search!;
  const tree = new TurnTree(table.module, values, TURN_MCTS_OPTIONS, table.random);
  const old = table.tree && tree.find(table.tree, positionHash(view), seat, 1);
  const root = old ?? tree.open(view, seat);
  while (root.visits < simulations) tree.simulate(root);
  table.tree = root;
  const ends = root.edges.map((edge) => {
    const { moves, isOpen } = edge;
    return { moves, isOpen, view: tree.endOf(root, edge), value: meanValueOf(edge) };
  });
  return { ends, tried: ends.filter((_, i) => root.edges[i]!.visits >= simulations * WELL_TRIED) };
}

const best = <S, M>(ends: readonly Afterstate<S, M>[]): Afterstate<S, M> =>
  ends.reduce((most, end) => (end.value > most.value ? end : most));
