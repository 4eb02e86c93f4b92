import type { Move, Place, Seat } from "./game.ts";
import { same } from "./json.ts";
import type { Match } from "./match.ts";
import type { Words } from "./messages.ts";
import type { Options } from "./options.ts";

/** A guided first game: a fixed deal, what the learner at seat 0 is told and does, and what the others do. */
export interface Lesson<M extends Move = Move> {
  readonly seats: number;
  readonly options: Options;
  /** The words that deal it. */
  readonly seed: string;
  readonly steps: readonly LessonStep<M>[];
  /** The moves of the other seats, from seat 1 on. */
  readonly others: readonly (readonly M[])[];
  /** The steps (counted from 0) that are pictures of chapters of the rules: the position before them, and what is said there. */
  readonly pictures: { readonly [chapter: string]: number };
  /** What is said when all steps are done. */
  readonly end: readonly Saying[];
  /** The texts that are said, in the languages there are. */
  readonly words: { readonly en: Words; readonly [code: string]: Words };
}

/** What the learner is told, one after the other, and the move that follows. */
interface LessonStep<M extends Move = Move> {
  readonly says: readonly Saying[];
  readonly move: M;
}

/** A text, and the places it is about; the last one before a move is about that move anyway. */
export interface Saying {
  readonly text: string;
  readonly at?: readonly Place[];
}

/** The learner's seat. */
export const LEARNER: Seat = 0;

/** How far a match has come in a lesson: the number of the learner's next step, and whether all went by it so far. */
interface LessonStanding {
  readonly step: number;
  readonly isByScript: boolean;
}

export function standingIn(lesson: Lesson, match: Match): LessonStanding {
  const made = Array.from({ length: match.seats }, (_, seat) => choicesOf(match, seat));
  const isByScript = made.every((moves, seat) => {
    const script = scriptOf(lesson, seat);
    return moves.slice(0, script.length).every((move, i) => same(move, script[i]));
  });
  return { step: made[LEARNER]?.length ?? 0, isByScript };
}

/** What a seat does next by the script, as long as all went by it. */
export function scripted(lesson: Lesson, match: Match, seat: Seat): Move | undefined {
  return standingIn(lesson, match).isByScript ? scriptOf(lesson, seat)[choicesOf(match, seat).length] : undefined;
}

const scriptOf = ({ steps, others }: Lesson, seat: Seat): readonly Move[] =>
  seat === LEARNER ? steps.map(({ move }) => move) : (others[seat - 1] ?? []);

/** The moves of a seat that count and were not forced. */
const choicesOf = (match: Match, seat: Seat): readonly Move[] =>
  match.stepsSeen(seat).flatMap((step) => (step.seat === seat && !step.forced ? [step.move] : []));
