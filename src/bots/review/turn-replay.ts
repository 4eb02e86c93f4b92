import { taskOf } from "../../table/agenda.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { key, same } from "../../table/json.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Random } from "../../table/random.ts";
import type { Bot } from "../bot.ts";
import { rolloutPolicy } from "../search/rollout.ts";

/** A seat's answers to the tasks of a turn, in order. */
export type TurnAnswers<M> = readonly Answer<M>[];

export interface Answer<M> {
  readonly task: string;
  readonly moves: readonly M[];
  readonly move: M;
  readonly text: Message;
  /** Whether it differs from what the rollout policy would answer. */
  readonly isDeviation: boolean;
}

/** A recorded answer. A deviation from the policy is repeated even if the legal moves differ from those recorded. */
export function answerIn<S extends Table, M extends Move>(
  { game }: GameModule<S, M>,
  { view, seat, moves, move }: Answered<S, M>,
  usual: M,
): Answer<M> {
  const { text } = game.describe(view, seat, move);
  return { task: key(taskOf(view, seat)), moves, move, text, isDeviation: !same(move, usual) };
}

/** A choice that was made. */
interface Answered<S extends Table, M extends Move> {
  readonly view: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly move: M;
}

/** A choice to be made. */
interface Asked<M> {
  readonly actor: Seat;
  readonly moves: readonly M[];
}

/** Plays a seat's turn up to the first chance event or reveal. Yields every choice, including other seats' choices in between. */
function* turnFrom<S extends Table, M extends Move>(
  { game, evaluation }: GameModule<S, M>,
  state: S,
  seat: Seat,
): Generator<Asked<M>, void, M> {
  const turn = evaluation.turn?.(state, seat);
  const { shown } = state;
  for (let isBegun = false; state.shown === shown; ) {
    const actors = game.actors(state);
    const actor = actors.includes(seat) ? seat : actors[0];
    if (actor === undefined || actor === CHANCE) return;
    const moves = game.moves(state, actor);
    if (moves.length > 1 && actor === seat) {
      if (isBegun && (turn === undefined || evaluation.turn?.(state, seat) !== turn)) return;
      isBegun = true;
    }
    game.play(state, actor, moves.length === 1 ? moves[0]! : yield { actor, moves });
  }
}

/** The turn as a bot would play it, with the other seats' recorded answers. */
export async function answersOf<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  bot: Bot,
  view: S,
  seat: Seat,
  between: TurnAnswers<M>,
  random: Random,
): Promise<TurnAnswers<M>> {
  const state = module.game.imagine(view, random);
  const left = byTask(between);
  const memory = {};
  const line: Answer<M>[] = [];
  const answer = async ({ actor, moves }: Asked<M>): Promise<M> => {
    if (actor !== seat) return answerAgain(module, state, left, { actor, moves }, random);
    const seen = module.game.view(state, seat);
    const move = await bot.choose({ module, view: seen, seat, moves, random, memory });
    line.push(answerIn(module, { view: seen, seat, moves, move }, move));
    return move;
  };
  const walk = turnFrom(module, state, seat);
  for (let asked = walk.next(); !asked.done; asked = walk.next(await answer(asked.value)));
  return line;
}

/** Replays a seat's turn until all its answers are given, or chance or a reveal intervenes; other seats answer as recorded. */
export function replayTurn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  seat: Seat,
  own: TurnAnswers<M>,
  between: TurnAnswers<M>,
  random: Random,
): void {
  const left = byTask([...own, ...between]);
  const isLeft = () => own.some(({ task }) => left.get(task)!.length > 0);
  const walk = turnFrom(module, state, seat);
  for (let asked = walk.next(); !asked.done && isLeft(); )
    asked = walk.next(answerAgain(module, state, left, asked.value, random));
}

/** Answers by task. */
type Answers<M> = Map<string, Answer<M>[]>;

const byTask = <M>(line: TurnAnswers<M>): Answers<M> => Map.groupBy(line, ({ task }) => task);

/** The recorded answer if the same moves are offered, or if it was a deviation that is still legal; else the rollout policy's choice. */
function answerAgain<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  state: S,
  left: Answers<M>,
  { actor, moves }: Asked<M>,
  random: Random,
): M {
  const answers = left.get(key(taskOf(state, actor))) ?? [];
  const again = answers.findIndex((given) => same(given.moves, moves));
  const isOffered = ({ isDeviation, move }: Answer<M>) => isDeviation && moves.some((offered) => same(offered, move));
  const next = again < 0 ? answers.findIndex(isOffered) : again;
  return next < 0 ? rolloutPolicy(module, state, actor, moves, random) : answers.splice(next, 1)[0]!.move;
}
