import { clone } from "../../table/clone.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalMargins, type Values } from "../learned/values.ts";

/** When a rollout is cut off: after a number of choices, or of turns, the current turn included. */
export type RolloutLimit = number | { readonly turns: number };

/** Truncated rollout: plays on by the rollout policy for every seat, then evaluates the position for all seats. Changes `state`. */
export function rollout<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  state: S,
  length: RolloutLimit,
  random: Random,
): readonly number[] {
  const { game } = module;
  const isEnough = typeof length === "number" ? afterChoices(length) : afterTurns(module, state, length.turns);
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) game.play(state, CHANCE, outcome(game, state, random));
    else {
      const moves = game.moves(state, actor);
      if (moves.length > 1 && isEnough(actor)) return values(state);
      game.play(state, actor, moves.length === 1 ? moves[0]! : rolloutPolicy(module, state, actor, moves, random));
    }
  }
  return finalMargins(module, state);
}

function afterChoices(length: number): () => boolean {
  let choices = 0;
  return () => choices++ >= length;
}

/** Whether a seat's choice belongs to a turn after the last one to be played. */
function afterTurns<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  state: S,
  turns: number,
): (seat: Seat) => boolean {
  const turnOf = (seat: Seat): number => evaluation.turn?.(state, seat) ?? 0;
  const last = turnOf(0) + turns - 1;
  return (seat) => turnOf(seat) > last;
}

/** Rollout policy: the game's own policy, else one-ply greedy. */
export function rolloutPolicy<S extends Table, M extends Move>(
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
