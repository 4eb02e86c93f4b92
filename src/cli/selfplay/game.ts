import { outcome } from "../../bots/chance.ts";
import { type TurnEnd, turnEnds } from "../../bots/turns.ts";
import { warmest } from "../../bots/warmth.ts";
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
    const { line, look } = turnIn(module, state, seat, style, random, turns[seat]!);
    turns[seat]!++;
    for (const move of line) game.play(state, seat, move);
    after(look, state);
  }
  return game.result(state)!;
}

function turnIn(
  module: GameModule,
  state: Table,
  seat: Seat,
  { judgement, value, liking, steadfast, temperature, whim, opening }: Style,
  random: Random,
  turn: number,
): { readonly line: readonly Move[]; readonly look: Look } {
  const view = module.game.view(state, seat);
  const ends = turnEnds(module, judgement, view, seat);
  for (const end of ends) end.value = value(end.view, seat);
  const { value: most } = best(ends);
  const chosen = (end: TurnEnd<Table, Move>) => ({ line: end.moves, look: { seat, best: most, played: end.value } });
  const isBegun = (module.evaluation.turn?.(view, seat) ?? 0) >= 0;
  if (isBegun && (turn < opening || unit(random) < whim)) {
    const first = ends[random.below(ends.length)]!.moves[0]!;
    return chosen(best(ends.filter(({ moves }) => moves[0] === first)));
  }
  if (!isBegun) return chosen(best(ends));
  const looks = ends.map((end) => end.value + (turn < steadfast ? liking(end.view, seat) : 0));
  return chosen(ends[warmest(looks, temperature, random)]!);
}

const best = <S, M>(ends: readonly TurnEnd<S, M>[]): TurnEnd<S, M> =>
  ends.reduce((most, end) => (end.value > most.value ? end : most));
