import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Match } from "../../table/match.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import { rolloutPolicy } from "../search/rollout.ts";
import { type MoveCount, movesOnlyIn } from "./turn-diff.ts";
import { type TurnEvaluator, turnEvaluatorFor } from "./turn-evaluator.ts";
import { answerIn, answersOf, replayTurn, type TurnAnswers } from "./turn-replay.ts";

/** A choice that was made, as the seat saw it. */
export interface Decision<S extends Table = Table, M extends Move = Move> {
  /** Index of the match step just before it. */
  readonly step: number;
  readonly view: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly move: M;
  /** How many chance events and reveals came before it: nobody can plan past the next one. */
  readonly news: number;
}

/** All choices of a finished match. */
export function decisionsOf(match: Match): readonly Decision[] {
  const { game } = match;
  let drawn = 0;
  return match.stepsSeen("spectator").flatMap(({ seat, move }, step) => {
    if (seat === CHANCE) drawn++;
    const state = match.stateAt(step);
    if (seat === CHANCE || !game.actors(state).includes(seat)) return [];
    const moves = game.moves(state, seat);
    const isChoice = moves.length > 1 && moves.some((offered) => same(offered, move));
    return isChoice ? [{ step, view: game.view(state, seat), seat, moves, move, news: drawn + state.shown }] : [];
  });
}

/** A turn of one seat: its choices, and other seats' choices in between. */
export interface TurnPlayed<S extends Table = Table, M extends Move = Move> {
  readonly own: readonly Decision<S, M>[];
  readonly between: readonly Decision<S, M>[];
}

/** The turns of the wanted seats. */
export function turnsOf<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  decisions: readonly Decision<S, M>[],
  isWanted: (seat: Seat) => boolean = () => true,
): readonly TurnPlayed<S, M>[] {
  const turns = Map.groupBy(
    decisions.filter(({ seat }) => isWanted(seat)),
    ({ seat, view, step }) => {
      const turn = evaluation.turn?.(view, seat);
      return turn === undefined ? `at ${step}` : `${seat}: ${turn}`;
    },
  );
  return [...turns.values()].map((own) => {
    const [first, last] = [own[0]!, own.at(-1)!];
    const isBetween = ({ step, seat }: Decision) => seat !== first.seat && step > first.step && step < last.step;
    return { own, between: decisions.filter(isBetween) };
  });
}

/** The review of one turn. */
export interface Verdict {
  /** Index of the match step just before the first differing move. */
  readonly step: number;
  readonly seat: Seat;
  /** The moves only the seat made, and the moves only the bot would have made. */
  readonly done: readonly MoveCount[];
  readonly better: readonly MoveCount[];
  /** Mean loss in points, and its 95 % half-width. */
  readonly loss: number;
  readonly error: number;
  /** A slip loses about a point and significantly more than none; a blunder about three and significantly more than one. See `Scale`. */
  readonly kind: "fine" | "slip" | "blunder";
}

/** Thresholds in points; where places decide, as a fraction of the difference between a loss and a win. */
interface Scale {
  readonly slip: number;
  readonly blunder: number;
}
const OF_POINTS: Scale = { slip: 1, blunder: 3 };
const OF_A_WIN: Scale = { slip: 0.05, blunder: 0.15 };

/**
 * Reviews turns one by one. The turn as played and the turn a good bot would have played are both continued `samples` times with
 * common random numbers; the verdict is a paired comparison.
 */
export async function* reviewing<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  turns: readonly TurnPlayed<S, M>[],
  samples: number,
  random: Random,
): AsyncGenerator<Verdict> {
  for (const turn of turns) yield await verdictOn(module, turn, samples, random);
}

async function verdictOn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  turn: TurnPlayed<S, M>,
  samples: number,
  random: Random,
): Promise<Verdict> {
  const { step, seat, view } = turn.own[0]!;
  const evaluator = await turnEvaluatorFor(module, view);
  const found: Difference[] = [];
  // Choices after a chance event are judged by what was known then.
  for (const [now, own] of Map.groupBy(turn.own, ({ news }) => news)) {
    const between = turn.between.filter(({ news }) => news === now);
    const difference = await differenceIn(module, evaluator, { own, between }, random);
    if (difference !== undefined) found.push(difference);
  }
  const scale = scaleOf(module, view);
  const lossesIn = (games: number, isThorough: boolean) =>
    found.map(({ lossIn }) =>
      lossOf(
        Array.from({ length: games }, () => lossIn(isThorough)),
        evaluator.modelError,
      ),
    );
  let losses = lossesIn(samples, false);
  // Among many turns some look bad by chance, so a suspect is measured again with fresh samples only.
  if (kindOf(summed(losses), scale) !== "fine") losses = lossesIn(Math.ceil(evaluator.recheckFactor * samples), true);
  const worst = found[losses.findIndex(({ loss }) => loss === Math.max(...losses.map((other) => other.loss)))];
  const whole = summed(losses);
  return { step, seat, done: [], better: [], ...worst?.told, ...whole, kind: kindOf(whole, scale) };
}

/** How a turn differs from the bot's. */
interface Difference {
  readonly told: Pick<Verdict, "step" | "done" | "better">;
  /** The loss in one sample. */
  lossIn(isThorough: boolean): number;
}

async function differenceIn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  evaluator: TurnEvaluator<S>,
  part: TurnPlayed<S, M>,
  random: Random,
): Promise<Difference | undefined> {
  const { view, seat } = part.own[0]!;
  const given = (decision: Decision<S, M>) =>
    answerIn(module, decision, rolloutPolicy(module, decision.view, decision.seat, decision.moves, random));
  const own = part.own.map(given);
  const others = part.between.map(given);
  const better = await answersOf(module, evaluator.bot, view, seat, others, random);
  const first = own.findIndex(({ move }, i) => !same(move, better[i]?.move));
  if (first < 0) return undefined;
  const turn = module.evaluation.turn?.(view, seat);
  const marginAfter = (line: TurnAnswers<M>, isThorough: boolean, seed: string): number => {
    const seeded = fastRandom(seed);
    const state = module.game.imagine(view, seeded);
    replayTurn(module, state, seat, line, others, seeded);
    return evaluator.marginAfter(state, seat, turn, isThorough, seeded);
  };
  const [done, instead] = [own, better].map((line) => line.map(({ text }) => text)) as [Message[], Message[]];
  return {
    told: { step: part.own[first]!.step, done: movesOnlyIn(done, instead), better: movesOnlyIn(instead, done) },
    lossIn(isThorough) {
      const seed = String(random.below(0x1_0000_0000));
      return marginAfter(better, isThorough, seed) - marginAfter(own, isThorough, seed);
    },
  };
}

/** The thresholds in points, also where places decide. */
function scaleOf<S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): Scale {
  const worth = evaluation.winWorth?.(view);
  if (worth === undefined) return OF_POINTS;
  return { slip: OF_A_WIN.slip * 2 * worth, blunder: OF_A_WIN.blunder * 2 * worth };
}

type Loss = Pick<Verdict, "loss" | "error">;

function lossOf(losses: readonly number[], modelError: number): Loss {
  const loss = losses.reduce((sum, one) => sum + one, 0) / losses.length;
  const freedom = Math.max(1, losses.length - 1);
  const variance = losses.reduce((sum, one) => sum + (one - loss) ** 2, 0) / freedom;
  return { loss, error: Math.hypot(modelError, student(freedom) * Math.sqrt(variance / losses.length)) };
}

const summed = (losses: readonly Loss[]): Loss => ({
  loss: losses.reduce((sum, { loss }) => sum + loss, 0),
  error: Math.hypot(...losses.map(({ error }) => error)),
});

function kindOf({ loss, error }: Loss, { slip, blunder }: Scale): Verdict["kind"] {
  const least = loss - error;
  return loss >= blunder && least >= slip ? "blunder" : loss >= slip && least > 0 ? "slip" : "fine";
}

/** 97.5 % quantile of Student's t by degrees of freedom, accurate to about 0.02. */
const student = (freedom: number): number => 1.96 + 2.5 / freedom + 3 / freedom ** 2 + 5.2 / freedom ** 4;
