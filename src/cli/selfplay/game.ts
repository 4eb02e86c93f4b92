import { outcome } from "../../bots/chance.ts";
import { type TurnEnd, turnEnds } from "../../bots/turns.ts";
import { CHANCE, type Move, type Result, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import type { Random } from "../../table/random.ts";
import { type Style, unit } from "./style.ts";

/** Plays one game, every seat in the same style, whole turns at a time; tells of each position between turns. */
export function playStyle(
  module: GameModule,
  seats: number,
  options: Options,
  style: Style,
  random: Random,
  between: (state: Table) => void,
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
    const line = moves.length === 1 ? moves : turnIn(module, state, seat, style, random, turns[seat]!);
    if (moves.length > 1) turns[seat]!++;
    for (const move of line) game.play(state, seat, move);
    if (game.actors(state).length > 0) between(state);
  }
  return game.result(state)!;
}

function turnIn(
  module: GameModule,
  state: Table,
  seat: Seat,
  { judgement, value, temperature, whim, opening }: Style,
  random: Random,
  turn: number,
): readonly Move[] {
  const view = module.game.view(state, seat);
  const ends = turnEnds(module, judgement, view, seat);
  for (const end of ends) end.value = value(end.view, seat);
  const isBegun = (module.evaluation.turn?.(view, seat) ?? 0) >= 0;
  if (isBegun && (turn < opening || unit(random) < whim)) {
    const first = ends[random.below(ends.length)]!.moves[0]!;
    return best(ends.filter(({ moves }) => moves[0] === first)).moves;
  }
  if (!isBegun || temperature === 0) return best(ends).moves;
  const limit = best(ends).value - 6 * temperature;
  let chosen = ends[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    if (end.value < limit) continue;
    // Gumbel noise: each end as often as the exponential of its value asks for.
    const noisy = end.value - temperature * Math.log(-Math.log(unit(random) + 1e-12) + 1e-12);
    if (noisy <= most) continue;
    most = noisy;
    chosen = end;
  }
  return chosen.moves;
}

const best = <S, M>(ends: readonly TurnEnd<S, M>[]): TurnEnd<S, M> =>
  ends.reduce((most, end) => (end.value > most.value ? end : most));
