import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import { outcome } from "../chance.ts";
import { finalMargins, type Values } from "../learned/values.ts";
import { TURN_MCTS_OPTIONS, TurnTree } from "../search/turn-mcts.ts";

/**
 * The seat's margin at the start of its next turn, everyone playing the turn with the best afterstate until then. That position is
 * evaluated by MCTS with the given number of simulations.
 */
export function marginAtNextTurn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  state: S,
  seat: Seat,
  now: number | undefined,
  simulations: number,
  random: Random,
): number {
  const { game, evaluation } = module;
  const tree = new TurnTree(module, values, TURN_MCTS_OPTIONS, random);
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
  return finalMargins(module, state)[seat]!;
}
