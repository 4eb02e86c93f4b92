import { clone } from "../../src/table/clone.ts";
import { isJson } from "../../src/table/json.ts";
import { Match } from "../../src/table/match.ts";
import { type MatchFile, parseMatch, Refused, savePosition } from "../../src/table/match-file.ts";
import { say } from "../../src/table/messages.ts";
import { pick } from "../../src/table/random.ts";
import { en as tableWords } from "../../src/table/text/en.ts";
import { type Case, caseOf, type Subject, viewersOf } from "../contract/case.ts";
import { check } from "../contract/check.ts";
import { randomMove } from "../contract/play.ts";
import { begin, seedOf, submitRandom } from "../contract/play-match.ts";
import { mutant } from "./mutate.ts";

/** What became of the mutants of a game. */
export interface Tally {
  mutants: number;
  accepted: number;
  refused: number;
  /** How often each reason was given. */
  readonly reasons: { [id: string]: number };
  /** The dearest to open, in milliseconds of processor time. */
  worst: number;
}

/** How a tally measures processor time; tests do not. */
export type Clock = () => number;

const PER_FILE = 20;
const MOVES_ON = 60;
const PARTS = ["start", "start", "start", "start", "log", "options", "deal", undefined] as const;

/** What may be changed in a file, as often as it is worth. */
const partsOf = (file: MatchFile) =>
  PARTS.filter((part) => part === undefined || (part === "log" ? file.log.length > 0 : file[part] !== undefined));

/** Opens so many mutated files of a game; throws where one is neither refused in words nor a match that can be played. */
export function fuzz(subject: Subject, mutants: number, seed: string, clock: Clock = () => 0): Tally {
  const tally: Tally = { mutants: 0, accepted: 0, refused: 0, reasons: {}, worst: 0 };
  const { min, max } = subject.module.game.seats;
  for (let n = 0; tally.mutants < mutants; n++) {
    const seats = min + (n % (max - min + 1));
    const one = caseOf(subject, seats, n + Number(seed), 1);
    const file = someFile(one);
    for (let i = 0; i < PER_FILE && tally.mutants < mutants; i++) {
      const text = JSON.stringify(mutant(file, pick(partsOf(file), one.random), one.random));
      tally.mutants++;
      try {
        judge(one, text, tally, clock);
      } catch (error) {
        throw new Error(
          `${(error as Error).stack}\n\n${subject.module.game.id}, seed ${seed}, file ${n}, mutant ${i}:\n${text}`,
        );
      }
    }
  }
  return tally;
}

/** A match somewhere in its course: from its setup, from a position that somebody could imagine, from one on the way. */
function someFile(one: Case): MatchFile {
  const { game, random } = one;
  const match = begin(one);
  const steps = random.below(4) === 0 ? 2000 : random.below(120);
  for (let i = 0; i < steps && !match.isOver; i++) submitRandom(one, match);
  if (random.below(4) === 0) return match.wholeFile();
  const step = random.below(match.length + 1);
  const from =
    random.below(3) === 0
      ? match.branch(step, pick(viewersOf(one), random), { seed: seedOf(random), random })
      : Match.open(game, startingFrom(match, step));
  from.advance();
  const further = random.below(2) === 0 ? 0 : random.below(12);
  for (let i = 0; i < further && !from.isOver && from.deal !== undefined; i++) submitRandom(one, from);
  return from.wholeFile();
}

function startingFrom(match: Match, step: number): MatchFile {
  const { deal, ...file } = match.wholeFile();
  return { ...file, ...(step % 2 === 0 && deal ? { deal } : {}), start: savePosition(match.stateAt(step)), log: [] };
}

function judge(one: Case, text: string, tally: Tally, clock: Clock): void {
  const before = clock();
  const match = opened(one, text, tally);
  tally.worst = Math.max(tally.worst, clock() - before);
  if (match === undefined) return;
  tally.accepted++;
  playOn(one, match);
}

function opened({ game, module }: Case, text: string, tally: Tally): Match | undefined {
  try {
    return Match.open(game, parseMatch(text));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { reason } = error;
    tally.refused++;
    tally.reasons[reason.id] = (tally.reasons[reason.id] ?? 0) + 1;
    const sentence = say({ code: "en", words: { ...tableWords, ...module.words.en } }, reason, (seat) => String(seat));
    check(sentence.length > 0 && sentence.length < 400, `refused with "${sentence}"`);
    return undefined;
  }
}

/** What was accepted is sound and can be played: moves for everybody who is asked, and scores, up to an end or for long. */
function playOn(one: Case, match: Match): void {
  const { game, module } = one;
  const state = clone(match.state);
  for (let i = 0; i < MOVES_ON; i++) {
    check(game.flaw?.(state) === undefined, `not sound: ${game.flaw?.(state)}`);
    const actors = game.actors(state);
    check((actors.length === 0) === (game.result(state) !== undefined), "over without a result, or going on with one");
    for (let seat = 0; seat < match.seats; seat++) check(Number.isFinite(game.score(state, seat).total), "no score");
    if (actors.length === 0) break;
    const ply = randomMove({ ...one, seats: match.seats } as Case, state);
    const viewer = pick(viewersOf({ seats: match.seats } as Case), one.random);
    const view = game.view(state, viewer);
    if (viewer !== "spectator") game.question(view, viewer);
    game.describe(view, ply.seat, game.seen(state, ply.seat, ply.move, viewer));
    if (i % 16 === 0) module.sketch(view);
    game.play(state, ply.seat, ply.move);
  }
  check(isJson({ ...state, options: null }), "no longer plain data");
}
