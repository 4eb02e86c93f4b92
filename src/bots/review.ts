import { CHANCE, type Game, type Move, type Seat, type Table } from "../table/game.ts";
import { same } from "../table/json.ts";
import type { Match } from "../table/match.ts";
import type { GameModule } from "../table/module.ts";
import { fastRandom, type Random } from "../table/random.ts";
import type { Bot } from "./bot.ts";
import { EFFORT, greedy } from "./greedy.ts";
import { bestTurn } from "./learned.ts";
import { type Known, leadBy, plans, plansKnown, playedOn } from "./plans.ts";
import { playOn } from "./play-on.ts";
import { type Values, valuesOf } from "./values.ts";

/** A choice somebody made, as the seat saw it. */
export interface Decision<S extends Table = Table, M extends Move = Move> {
  /** The step of the match just before it. */
  readonly step: number;
  readonly view: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly move: M;
}

/** All choices of a finished match. */
export function decisionsOf(match: Match): readonly Decision[] {
  const { game } = match;
  return match.stepsSeen("spectator").flatMap(({ seat, move }, step) => {
    const state = match.stateAt(step);
    if (seat === CHANCE || !game.actors(state).includes(seat)) return [];
    const moves = game.moves(state, seat);
    const isChoice = moves.length > 1 && moves.some((offered) => same(offered, move));
    return isChoice ? [{ step, view: game.view(state, seat), seat, moves, move }] : [];
  });
}

/** What is said of a turn. */
export interface Verdict<M extends Move = Move> {
  readonly step: number;
  readonly seat: Seat;
  readonly move: M;
  /** What the bot would have done instead. */
  readonly better: M;
  /** How many points the choice lost on average, and half of its 95 % interval. */
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

/** How many times as often both ways are played on once more, where the first games speak of a loss. */
const AGAIN = 3;

/** For how many choices both ways are played on before they are judged, where a game does not say. */
const LENGTH = 24;
const PLANNED = { share: 1, width: 1 };
/**
 * Goes through the turns of a game, one verdict after the other: where one first differs from what a good bot would do, the
 * rest of the turn as it was played and the bot's way are both played on so many times with the same luck.
 */
export async function* reviewing<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  decisions: readonly Decision<S, M>[],
  samples: number,
  random: Random,
): AsyncGenerator<Verdict<M>> {
  for (const turn of turnsOf(module, decisions)) {
    const verdict = await judgedTurn(module, turn, samples, random);
    if (verdict !== undefined) yield verdict;
  }
}

/** Decisions of one seat after the other, those of one turn together. */
function turnsOf<S extends Table, M extends Move>(
  { evaluation }: GameModule<S, M>,
  decisions: readonly Decision<S, M>[],
): readonly (readonly Decision<S, M>[])[] {
  const turns: Decision<S, M>[][] = [];
  let last: { readonly seat: Seat; readonly turn: number | undefined } | undefined;
  for (const decision of decisions) {
    const { seat, view } = decision;
    const turn = evaluation.turn?.(view, seat);
    if (last === undefined || last.seat !== seat || last.turn !== turn || turn === undefined) turns.push([]);
    turns.at(-1)!.push(decision);
    last = { seat, turn };
  }
  return turns;
}

async function judgedTurn<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  turn: readonly Decision<S, M>[],
  samples: number,
  random: Random,
): Promise<Verdict<M> | undefined> {
  const { view: start } = turn[0]!;
  const known = await plansKnown(module, start);
  const bot = botFor(module, start);
  const memory = {};
  for (const [i, { step, view, seat, moves, move }] of turn.entries()) {
    if (moves.length < 2) continue;
    const better = await bot.choose({ module, view, seat, moves, random, memory });
    if (same(better, move)) continue;
    const values = await valuesOf(module, view);
    const played = turn.slice(i).map((decision) => decision.move);
    const lossesIn = (games: number) =>
      Array.from({ length: games }, () => {
        const luck = String(random.below(0x1_0000_0000));
        const [best, own] = [[better], played].map((line) =>
          known === undefined
            ? afterwards(module, values, view, seat, line, luck)
            : afterPlans(module, known, view, seat, line, luck),
        );
        return best! - own!;
      });
    const scale = scaleOf(module, view);
    const seeming = verdictOf(lossesIn(samples), scale);
    // Among many turns some look bad by mere luck: only games that did not raise the doubt settle it.
    const settled = seeming.kind === "fine" ? seeming : verdictOf(lossesIn(AGAIN * samples), scale);
    return { step, seat, move, better, ...settled };
  }
  const first = turn.find(({ moves }) => moves.length > 1);
  if (first === undefined) return undefined;
  const { step, seat, move } = first;
  return { step, seat, move, better: move, loss: 0, error: 0, kind: "fine" };
}

/** A good bot that need not think long. */
function botFor<S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): Bot {
  if (evaluation.planning?.(view) !== undefined) return plans(0, PLANNED);
  return evaluation.learning?.(view) === undefined ? greedy(EFFORT) : bestTurn();
}

/** How far ahead the seat's chance to win puts it when its next turn has come. */
function afterPlans<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  known: Known<S, M>,
  view: S,
  seat: Seat,
  line: readonly M[],
  luck: string,
): number {
  const random = fastRandom(luck);
  const chance = playedOn(module, known, module.game.imagine(view, random), seat, line, random);
  return leadBy(chance, module.evaluation.winWorth?.(view) ?? 1);
}

/** How far ahead the seat is some way after its moves, as far as they can be played one after the other. */
function afterwards<S extends Table, M extends Move>(
  module: GameModule<S, M>,
  values: Values<S>,
  view: S,
  seat: Seat,
  line: readonly M[],
  luck: string,
): number {
  const { game, evaluation } = module;
  const random = fastRandom(luck);
  const state = game.imagine(view, random);
  for (const move of line) {
    const offered = choiceOf(game, state, seat);
    if (offered === undefined || !offered.some((listed) => same(listed, move))) break;
    game.play(state, seat, move);
  }
  const lead = playOn(module, values, state, evaluation.foresight ?? LENGTH, random)[seat]!;
  const most = evaluation.winWorth?.(view) ?? Number.POSITIVE_INFINITY;
  return Math.max(-most, Math.min(most, lead));
}

/** In points, also where places decide. */
function scaleOf<S extends Table, M extends Move>({ evaluation }: GameModule<S, M>, view: S): Scale {
  const worth = evaluation.winWorth?.(view);
  if (worth === undefined) return OF_POINTS;
  return { slip: OF_A_WIN.slip * 2 * worth, blunder: OF_A_WIN.blunder * 2 * worth };
}

/** What a seat can choose from next, moves without a choice being played; nothing if it is not its turn any more. */
function choiceOf<S extends Table, M extends Move>(game: Game<S, M>, state: S, seat: Seat): readonly M[] | undefined {
  while (game.actors(state).includes(seat)) {
    const moves = game.moves(state, seat);
    if (moves.length !== 1) return moves;
    game.play(state, seat, moves[0]!);
  }
  return undefined;
}

function verdictOf(losses: readonly number[], { slip, blunder }: Scale): Pick<Verdict, "loss" | "error" | "kind"> {
  const loss = losses.reduce((sum, one) => sum + one, 0) / losses.length;
  const freedom = Math.max(1, losses.length - 1);
  const variance = losses.reduce((sum, one) => sum + (one - loss) ** 2, 0) / freedom;
  const error = student(freedom) * Math.sqrt(variance / losses.length);
  const least = loss - error;
  return {
    loss,
    error,
    kind: loss >= blunder && least >= slip ? "blunder" : loss >= slip && least > 0 ? "slip" : "fine",
  };
}

/** How many standard errors 95 % lie within, by degrees of freedom; right to a hundredth or two. */
const student = (freedom: number): number => 1.96 + 2.5 / freedom + 3 / freedom ** 2 + 5.2 / freedom ** 4;
