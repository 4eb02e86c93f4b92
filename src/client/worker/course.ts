import { CHANCE, type Seat } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import type { Message } from "../../table/messages.ts";
import type { Evaluation, GameModule, Telling } from "../../table/module.ts";
import type { Course, Moment } from "./scene.ts";

/** At how many moments the course is drawn at most. */
const DRAWN = 120;
/** How many great turns are told of, and how many moves of each. */
const GREAT_TURNS = 2;
const MOVES = 3;

/** A turn of a finished match, or as much of it as nobody else was asked in: its steps, and how all seats stood after it. */
interface Turn {
  readonly seat: Seat;
  /** What tells it from the other turns of its seat. */
  readonly number: number | undefined;
  readonly from: number;
  readonly to: number;
  readonly after: readonly number[];
  /** By how much it brought its own seat on. */
  readonly gain: number;
}

/** How the points of a finished match came about, or whatever says how far its seats had come, and what decided it. */
export function courseOf(match: Match, { telling, evaluation }: GameModule): Course {
  const begun = standing(match, telling, 0);
  const turns = turnsOf(match, telling, evaluation);
  const whole = [{ step: 0, points: begun }, ...turns.map(({ to, after }) => ({ step: to, points: after }))];
  const every = Math.ceil(whole.length / DRAWN);
  const drawn = whole.filter((_, i) => i % every === 0 || i === whole.length - 1);
  return {
    points: drawn.map((point) => ({ ...point, ...roundAt(match, telling, point.step) })),
    leads: leadersOf(match, telling, turns).filter((seat, i, all) => i > 0 && seat !== all[i - 1]).length,
    moments: momentsOf(match, telling, turns),
  };
}

/** Where a game counts down, less is more. */
const sense = (telling: Telling | undefined): 1 | -1 => (telling?.progress === undefined ? 1 : -1);

const standing = (match: Match, telling: Telling | undefined, step: number): readonly number[] => {
  const state = match.stateAt(step);
  return Array.from(
    { length: match.seats },
    (_, seat) => telling?.progress?.(state, seat) ?? match.game.score(state, seat).total,
  );
};

function roundAt(match: Match, telling: Telling | undefined, step: number): { round?: number } {
  const n = telling?.when?.(match.stateAt(step)).n;
  return typeof n === "number" ? { round: n } : {};
}

/** The turns one after the other; what chance brings belongs to the turn before it. */
function turnsOf(match: Match, telling: Telling | undefined, evaluation: Evaluation): readonly Turn[] {
  const steps = match.stepsSeen("spectator");
  const numberAt = (step: number, seat: Seat) =>
    seat === CHANCE ? undefined : evaluation.turn?.(match.stateAt(step), seat);
  const turns: Turn[] = [];
  let before = standing(match, telling, 0);
  for (let from = 0, to = 0; from < steps.length; from = to) {
    const { seat } = steps[from]!;
    const number = numberAt(from, seat);
    const isOn = (step: number) =>
      steps[step]?.seat === CHANCE || (steps[step]?.seat === seat && numberAt(step, seat) === number);
    do to++;
    while (to < steps.length && isOn(to));
    const after = standing(match, telling, to);
    const gain = seat === CHANCE ? 0 : sense(telling) * (after[seat]! - before[seat]!);
    turns.push({ seat, number, from, to, after, gain });
    before = after;
  }
  return turns;
}

/** Who was ahead after the turns at which somebody was; whoever is level with the first is not. */
function leadersOf(match: Match, telling: Telling | undefined, turns: readonly Turn[]): readonly Seat[] {
  if (match.seats === 1) return [];
  return turns.flatMap(({ after }) => {
    const values = after.map((value) => sense(telling) * value);
    const best = Math.max(...values);
    return values.filter((value) => value === best).length === 1 ? [values.indexOf(best)] : [];
  });
}

/** The turn from which on the winner was ahead, and the turns that brought most by far, in the order of the match. */
function momentsOf(match: Match, telling: Telling | undefined, turns: readonly Turn[]): readonly Moment[] {
  const ahead = aheadForGood(match, telling, turns);
  const whole = wholeTurns(turns);
  const gains = whole.map(({ gain }) => gain).filter((gain) => gain > 0);
  const much = Math.max(2, (2 * gains.reduce((all, gain) => all + gain, 0)) / gains.length);
  const great = whole
    .filter((turn) => turn.gain >= much && turn.from !== ahead?.from)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, GREAT_TURNS);
  const greatId = telling?.progress === undefined ? "result.moment-points" : "result.moment-steps";
  return [
    ...(ahead === undefined ? [] : [{ turn: ahead, id: "result.moment-ahead" }]),
    ...great.map((turn) => ({ turn, id: greatId })),
  ]
    .sort((a, b) => a.turn.from - b.turn.from)
    .map(({ turn, id }) => {
      const when = telling?.when?.(match.stateAt(turn.from));
      return {
        step: turn.from,
        text: { id, seat: turn.seat, n: turn.gain, moves: movesOf(match, telling, turn) },
        ...(when && { when }),
      };
    });
}

/** Turns with all that belongs to them, whoever was asked in between. */
function wholeTurns(turns: readonly Turn[]): readonly Turn[] {
  const byNumber = Map.groupBy(turns, ({ seat, number, from }) => (number === undefined ? from : `${seat}: ${number}`));
  return [...byNumber.values()].map((parts) => {
    const { to, after } = parts.at(-1)!;
    return { ...parts[0]!, to, after, gain: parts.reduce((sum, { gain }) => sum + gain, 0) };
  });
}

/** The turn of the only winner after which nobody caught up any more. */
function aheadForGood(match: Match, telling: Telling | undefined, turns: readonly Turn[]): Turn | undefined {
  const winners = match.result()?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || match.seats === 1) return undefined;
  const isAhead = ({ after }: Turn) =>
    after.every((value, seat) => seat === winner || sense(telling) * (after[winner]! - value) > 0);
  const last = turns.findLastIndex((turn) => !isAhead(turn));
  const turn = turns[last + 1];
  return turn?.seat === winner && turn.gain > 0 ? turn : undefined;
}

/** The moves of a turn that brought its seat on, or its first one. */
function movesOf(match: Match, telling: Telling | undefined, { seat, from, to }: Turn): readonly Message[] {
  const steps = match.stepsSeen("spectator");
  const own = Array.from({ length: to - from }, (_, i) => from + i).filter((step) => steps[step]?.seat === seat);
  const counted = own.filter(
    (step) => sense(telling) * (standing(match, telling, step + 1)[seat]! - standing(match, telling, step)[seat]!) > 0,
  );
  return [...new Set([from, ...counted])]
    .slice(0, MOVES)
    .map((step) => match.game.describe(match.viewAt(step, "spectator"), seat, steps[step]!.move).text);
}
