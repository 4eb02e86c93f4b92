import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalLeads, type Values } from "../learned/values.ts";

/** How far a position is played on: for so many choices, or until so many turns are over, the one that goes on included. */
export type Length = number | { readonly turns: number };

/** Plays a position on, everyone as the game's own judgement would; then it is judged for all seats. */
export function playOn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  state: S,
  length: Length,
  random: Random,
): readonly number[] {
  const { game } = module;
  const isEnough = typeof length === "number" ? afterChoices(length) : afterTurns(module, state, length.turns);
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
    else {
      const moves = game.moves(state, actor);
      if (moves.length > 1 && isEnough(actor)) return values(state);
      game.play(state, actor, moves.length === 1 ? moves[0]! : likely(module, state, actor, moves, random));
    }
  }
  return finalLeads(module, state);
}

function afterChoices(length: number): () => boolean {
  let choices = 0;
  return () => choices++ >= length;
}

/** Whether a seat's choice belongs to a turn beyond those that are played on. */
function afterTurns<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  state: S,
  turns: number,
): (seat: Seat) => boolean {
  const turnOf = (seat: Seat): number => evaluation.turn?.(state, seat) ?? 0;
  const last = turnOf(0) + turns - 1;
  return (seat) => turnOf(seat) > last;
}

/** What a seat would do without much thought: its game's plan, or what looks best one move ahead. */
export function likely<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  state: S,
  seat: Seat,
  moves: readonly M[],
  random: Random,
): M {
  const planned = evaluation.plan?.(game.view(state, seat), seat, moves, random);
  if (planned !== undefined) return planned;
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of evaluation.worthwhile?.(state, seat, moves) ?? moves) {
    const after = clone(state);
    game.play(after, seat, move);
    const value = evaluation.value(after, seat);
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}
