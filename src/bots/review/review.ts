import { CHANCE, type Move, type Seat, type Table } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Match } from "../../table/match.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import { fastRandom, type Random } from "../../table/random.ts";
import { likely } from "../search/rollout.ts";
import { beyond, type Told } from "./turn-diff.ts";
import { type Judge, judgeOf } from "./turn-evaluator.ts";
import { answerIn, answersOf, type Line, playLine } from "./turn-replay.ts";

/** A choice somebody made, as the seat saw it. */
export interface Decision<S extends Table = Table, M extends Move = Move> {
  /** The step of the match just before it. */
  readonly step: number;
  readonly view: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly move: M;
  /** How often chance had spoken or something had been shown by then: nobody can plan beyond that. */
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

/** A turn of one seat: its choices, and those of others who were asked in between. */
export interface TurnPlayed<S extends Table = Table, M extends Move = Move> {
  readonly own: readonly Decision<S, M>[];
  readonly between: readonly Decision<S, M>[];
}

/** The turns of some seats of a match. */
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

/** What is said of a turn. */
export interface Verdict {
  /** The step of the match just before what it speaks of. */
  readonly step: number;
  readonly seat: Seat;
  /** What the seat did and the bot would not have done; what the bot would have done instead. */
  readonly done: readonly Told[];
  readonly better: readonly Told[];
  /** How many points the turn lost on average, and half of its 95 % interval. */
  readonly loss: number;
  readonly error: number;
  /** Slips lose about a point and surely something, blunders about three and surely a point; see `Scale`. */
  readonly kind: "fine" | "slip" | "blunder";
}

/** What counts as a slip and as a blunder, in points; where places decide, in shares of the way from a loss to a win. */
interface Scale {
  readonly slip: number;
  readonly blunder: number;
}
const OF_POINTS: Scale = { slip: 1, blunder: 3 };
const OF_A_WIN: Scale = { slip: 0.05, blunder: 0.15 };

/**
 * Goes through turns, one verdict after the other: the turn as it was played and as a good bot would have played it are both
 * played on so many times with the same luck.
 */
export async function* reviewing<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  turns: readonly TurnPlayed<S, M>[],
  samples: number,
  random: Random,
): AsyncGenerator<Verdict> {
  for (const turn of turns) yield await judgedTurn(module, turn, samples, random);
}

async function judgedTurn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  turn: TurnPlayed<S, M>,
  samples: number,
  random: Random,
): Promise<Verdict> {
  const { step, seat, view } = turn.own[0]!;
  const judge = await judgeOf(module, view);
  const found: Difference[] = [];
  // What was done after chance had spoken is judged by what could then be known.
  for (const [now, own] of Map.groupBy(turn.own, ({ news }) => news)) {
    const between = turn.between.filter(({ news }) => news === now);
    const difference = await differenceIn(module, judge, { own, between }, random);
    if (difference !== undefined) found.push(difference);
  }
  const scale = scaleOf(module, view);
  const lossesIn = (games: number, isThorough: boolean) =>
    found.map(({ lossIn }) =>
      lossOf(
        Array.from({ length: games }, () => lossIn(isThorough)),
        judge.doubt,
      ),
    );
  let losses = lossesIn(samples, false);
  // Among many turns some look bad by mere luck: only games that did not raise the doubt settle it.
  if (kindOf(summed(losses), scale) !== "fine") losses = lossesIn(Math.ceil(judge.again * samples), true);
  const worst = found[losses.findIndex(({ loss }) => loss === Math.max(...losses.map((other) => other.loss)))];
  const whole = summed(losses);
  return { step, seat, done: [], better: [], ...worst?.told, ...whole, kind: kindOf(whole, scale) };
}

/** Where a turn goes another way than a bot's. */
interface Difference {
  readonly told: Pick<Verdict, "step" | "done" | "better">;
  /** What it lost in one game. */
  lossIn(isThorough: boolean): number;
}

async function differenceIn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  judge: Judge<S>,
  part: TurnPlayed<S, M>,
  random: Random,
): Promise<Difference | undefined> {
  const { view, seat } = part.own[0]!;
  const given = (decision: Decision<S, M>) =>
    answerIn(module, decision, likely(module, decision.view, decision.seat, decision.moves, random));
  const own = part.own.map(given);
  const others = part.between.map(given);
  const better = await answersOf(module, judge.bot, view, seat, others, random);
  const first = own.findIndex(({ move }, i) => !same(move, better[i]?.move));
  if (first < 0) return undefined;
  const turn = module.evaluation.turn?.(view, seat);
  const leadAfter = (line: Line<M>, isThorough: boolean, luck: string): number => {
    const lucky = fastRandom(luck);
    const state = module.game.imagine(view, lucky);
    playLine(module, state, seat, line, others, lucky);
    return judge.leadAfter(state, seat, turn, isThorough, lucky);
  };
  const [done, instead] = [own, better].map((line) => line.map(({ text }) => text)) as [Message[], Message[]];
  return {
    told: { step: part.own[first]!.step, done: beyond(done, instead), better: beyond(instead, done) },
    lossIn(isThorough) {
      const luck = String(random.below(0x1_0000_0000));
      return leadAfter(better, isThorough, luck) - leadAfter(own, isThorough, luck);
    },
  };
}

/** In points, also where places decide. */
function scaleOf<S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): Scale {
  const worth = evaluation.winWorth?.(view);
  if (worth === undefined) return OF_POINTS;
  return { slip: OF_A_WIN.slip * 2 * worth, blunder: OF_A_WIN.blunder * 2 * worth };
}

type Loss = Pick<Verdict, "loss" | "error">;

function lossOf(losses: readonly number[], doubt: number): Loss {
  const loss = losses.reduce((sum, one) => sum + one, 0) / losses.length;
  const freedom = Math.max(1, losses.length - 1);
  const variance = losses.reduce((sum, one) => sum + (one - loss) ** 2, 0) / freedom;
  return { loss, error: Math.hypot(doubt, student(freedom) * Math.sqrt(variance / losses.length)) };
}

const summed = (losses: readonly Loss[]): Loss => ({
  loss: losses.reduce((sum, { loss }) => sum + loss, 0),
  error: Math.hypot(...losses.map(({ error }) => error)),
});

function kindOf({ loss, error }: Loss, { slip, blunder }: Scale): Verdict["kind"] {
  const least = loss - error;
  return loss >= blunder && least >= slip ? "blunder" : loss >= slip && least > 0 ? "slip" : "fine";
}

/** How many standard errors 95 % lie within, by degrees of freedom; right to a hundredth or two. */
const student = (freedom: number): number => 1.96 + 2.5 / freedom + 3 / freedom ** 2 + 5.2 / freedom ** 4;
