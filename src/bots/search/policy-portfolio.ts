import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { outcome } from "../chance.ts";
import { finalMargins } from "../learned/values.ts";
import { EFFORT, greedy } from "./greedy.ts";
import { mapMaybePromise, runSearch, type SearchSteps } from "./run-search.ts";

/**
 * Policy switching: plays the game to its end with each policy (style) of the game's portfolio, everyone else using the first, and
 * follows the one with the best mean result for this turn. Sequential halving with common random numbers.
 */
export const policySwitching = (simulations: number): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    return mapMaybePromise(chooseStyle(turn, simulations), (style) => policyOf(style).choose(turn));
  },
});

const policyOf = <S extends Table, M extends Move>(style: Judgement<S, M>) =>
  greedy(EFFORT, () => style as unknown as Judgement<never, never>);

/** The style chosen at the beginning of a turn. */
interface Chosen {
  readonly turn: number;
  readonly style: number;
}

function chooseStyle<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  simulations: number,
): Judgement<S, M> | Promise<Judgement<S, M>> {
  const { module, view, seat, memory } = turn;
  const { evaluation } = module;
  const all = evaluation.styles?.(view) ?? [evaluation];
  const now = evaluation.turn?.(view, seat);
  const known = memory?.style as Chosen | undefined;
  if (known !== undefined && known.turn === now) return all[known.style]!;
  return mapMaybePromise(runSearch(comparePolicies(turn, all, simulations), turn.budget), (style) => {
    if (memory !== undefined && now !== undefined) memory.style = { turn: now, style } satisfies Chosen;
    return all[style]!;
  });
}

/** The index of the style with the best mean result. */
function* comparePolicies<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  all: readonly Judgement<S, M>[],
  simulations: number,
): SearchSteps<number> {
  const { module, view, seat, moves, random, budget = {} } = turn;
  const seed = random.below(0x1_0000_0000);
  const most = budget.simulations ?? simulations;
  const halvings = Math.ceil(Math.log2(all.length));
  let left = all.map((style, index) => ({ style, index, sum: 0 }));
  let done = 0;
  for (let sample = 0, halving = 1; left.length > 1 && done < most; sample++) {
    for (const one of left) {
      if (done >= most || (done > 0 && budget.stop?.aborted === true)) break;
      const state = module.game.imagine(view, fastRandom(`${seed}/${sample}`));
      one.sum += marginAfterPlayout(module, state, seat, one.style, fastRandom(`${seed}/${sample}`));
      done++;
    }
    left.sort((a, b) => b.sum - a.sum);
    const favourite = policyOf(left[0]!.style).choose({ ...turn, random: fastRandom(String(seed)) });
    yield { simulations: done, best: moves.indexOf(favourite) };
    if (budget.stop?.aborted === true) break;
    if (done >= (most * halving) / halvings) {
      left = left.slice(0, Math.ceil(left.length / 2));
      halving++;
    }
  }
  return left[0]!.index;
}

/** A seat's final margin after a full playout in a style. */
function marginAfterPlayout<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  seat: Seat,
  style: Judgement<S, M>,
  random: Random,
): number {
  const { game } = module;
  const usual = greedy(EFFORT);
  const own = policyOf(style);
  for (let actor = game.actors(state)[0]; actor !== undefined; actor = game.actors(state)[0]) {
    if (actor === CHANCE) {
      game.play(state, CHANCE, outcome(game, state, random));
      continue;
    }
    const moves = game.moves(state, actor);
    const view = game.view(state, actor);
    const bot = actor === seat ? own : usual;
    game.play(state, actor, moves.length === 1 ? moves[0]! : bot.choose({ module, view, seat: actor, moves, random }));
  }
  return finalMargins(module, state)[seat]!;
}
