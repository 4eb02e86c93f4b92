import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalLeads, type Values } from "../learned/values.ts";
import { TREE_MANNER, TurnTree } from "../search/turn-mcts.ts";

/**
 * How far ahead a seat is when its next turn after this one has come, everyone playing the turn that looks best until then; what
 * it can make of that turn is found with so many simulations.
 */
export function atNextTurn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  state: S,
  seat: Seat,
  now: number | undefined,
  simulations: number,
  random: Random,
): number {
  const { game, evaluation } = module;
  const tree = new TurnTree(module, values, TREE_MANNER, random);
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      continue;
    }
    const moves = game.moves(state, actor);
    if (moves.length === 1) {
      game.play(state, actor, moves[0]!);
      continue;
    }
    const turn = evaluation.turn?.(state, actor) ?? 0;
    if (turn >= 0 && (actor !== seat || turn !== now)) {
      const root = tree.open(state, actor);
      let sum = root.values[seat]!;
      for (let i = 0; i < simulations; i++) sum += tree.simulate(root)[seat]!;
      return sum / (1 + simulations);
    }
    for (const move of tree.ends(state, actor)[0]!.moves) game.play(state, actor, move);
  }
  return finalLeads(module, state)[seat]!;
}
