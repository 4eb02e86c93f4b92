import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import type { GameModule, Judgement } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import type { Bot, Turn } from "../bot.ts";
import { outcome } from "../chance.ts";
import { finalLeads } from "../learned/values.ts";
import { EFFORT, greedy } from "./greedy.ts";
import { type Thinking, think, when } from "./run-search.ts";

/**
 * Plays the game to its end in each of the styles a game knows, everyone else in the usual one, and goes on in the style that
 * ended best on average; it thinks anew every turn. All styles meet the same luck, and the worse half is dropped again and again.
 */
export const styles = (simulations: number): Bot => ({
  choose(turn) {
    if (turn.moves.length === 1) return turn.moves[0]!;
    return when(styleFor(turn, simulations), (style) => inStyle(style).choose(turn));
  },
});

const inStyle = <S extends Table, M extends Move>(style: Judgement<S, M>) =>
  greedy(EFFORT, () => style as unknown as Judgement<never, never>);

/** The style of a turn, as it was found at its beginning. */
interface Chosen {
  readonly turn: number;
  readonly style: number;
}

function styleFor<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  simulations: number,
): Judgement<S, M> | Promise<Judgement<S, M>> {
  const { module, view, seat, memory } = turn;
  const { evaluation } = module;
  const all = evaluation.styles?.(view) ?? [evaluation];
  const now = evaluation.turn?.(view, seat);
  const known = memory?.style as Chosen | undefined;
  if (known !== undefined && known.turn === now) return all[known.style]!;
  return when(think(comparing(turn, all, simulations), turn.budget), (style) => {
    if (memory !== undefined && now !== undefined) memory.style = { turn: now, style } satisfies Chosen;
    return all[style]!;
  });
}

/** Which style ends best. */
function* comparing<S extends Table, M extends Move>(
  turn: Turn<S, M>,
  all: readonly Judgement<S, M>[],
  simulations: number,
): Thinking<number> {
  const { module, view, seat, moves, random, budget = {} } = turn;
  const luck = random.below(0x1_0000_0000);
  const most = budget.simulations ?? simulations;
  const halvings = Math.ceil(Math.log2(all.length));
  let left = all.map((style, index) => ({ style, index, sum: 0 }));
  let done = 0;
  for (let sample = 0, halving = 1; left.length > 1 && done < most; sample++) {
    for (const one of left) {
      if (done >= most || (done > 0 && budget.stop?.aborted === true)) break;
      const state = module.game.imagine(view, fastRandom(`${luck}/${sample}`));
      one.sum += playedOut(module, state, seat, one.style, fastRandom(`${luck}/${sample}`));
      done++;
    }
    left.sort((a, b) => b.sum - a.sum);
    const favourite = inStyle(left[0]!.style).choose({ ...turn, random: fastRandom(String(luck)) });
    yield { simulations: done, best: moves.indexOf(favourite) };
    if (budget.stop?.aborted === true) break;
    if (done >= (most * halving) / halvings) {
      left = left.slice(0, Math.ceil(left.length / 2));
      halving++;
    }
  }
  return left[0]!.index;
}

/** How far ahead a seat ends that plays in a style. */
function playedOut<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  seat: Seat,
  style: Judgement<S, M>,
  random: Random,
): number {
  const { game } = module;
  const usual = greedy(EFFORT);
  const own = inStyle(style);
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
  return finalLeads(module, state)[seat]!;
}
