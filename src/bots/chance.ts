import { CHANCE, type Game, type Move, type Table } from "../table/game.ts";
import type { Random } from "../table/random.ts";

/** Draws an outcome of the pending chance move, each with probability proportional to its weight. */
export function outcome<S extends Table, M extends Move>(game: Game<S, M>, state: S, random: Random): M {
  const outcomes = game.moves(state, CHANCE);
  if (outcomes.length === 1) return outcomes[0] as M;
  if (game.weight === undefined) return outcomes[random.below(outcomes.length)] as M;
  let total = 0;
  for (const outcome of outcomes) total += game.weight(state, outcome);
  let rest = random.below(total);
  for (const outcome of outcomes) {
    rest -= game.weight(state, outcome);
    if (rest < 0) return outcome;
  }
  throw new Error("weights must be whole and positive");
}
