import { clone } from "../../src/table/clone.ts";
import type { Game, Move, Table, Viewer } from "../../src/table/game.ts";
import { Match } from "../../src/table/match.ts";
import { Refused, savePosition } from "../../src/table/match-file.ts";
import { proofOf } from "../../src/table/proof.ts";
import { pick } from "../../src/table/random.ts";
import { type Property, viewersOf } from "./case.ts";
import { check, checkSame, checkText, written } from "./check.ts";
import { LONGEST, legalMoves, start } from "./play.ts";
import { begin, playedMatch, seedOf, submitRandom } from "./play-match.ts";

export const logsReplay: Property = (one) => {
  const { game } = one;
  const match = playedMatch(one, { undoes: true });
  const file = JSON.parse(JSON.stringify(match.wholeFile()));
  const opened = Match.open(game, file);
  checkSame(opened.state, match.state, "the log led elsewhere");
  checkSame(opened.log, match.log, "another log");
  checkSame(opened.wholeFile(), file, "another file");
  checkSame(opened.result(), match.result(), "another result");
  const state = start(one);
  for (const { seat, move } of match.stepsSeen("spectator")) game.play(state, seat, move);
  checkSame(state, match.state, "the moves that count led elsewhere");
};

export const stepsShowWhatWasThere: Property = (one) => {
  const { game, random } = one;
  const states: Table[] = [];
  const match = begin(one);
  for (let i = 0; !match.isOver && i < LONGEST; i++) {
    if (match.length % 7 === 0) states[match.length] = clone(match.state);
    submitRandom(one, match);
    if (random.below(200) === 0) break;
  }
  for (const [step, state] of Object.entries(states)) {
    checkSame(match.stateAt(Number(step)), state, `step ${step} is not as it was`);
    const viewer = pick(viewersOf(one), random);
    const expected = match.isOver ? state : game.view(state, viewer);
    checkSame(match.viewAt(Number(step), viewer), expected, `step ${step} as seen by ${viewer}`);
  }
};

export const everyoneHasTheirOwnLog: Property = (one) => {
  const { game, random } = one;
  const match = begin(one);
  const viewers = viewersOf(one);
  const seen: Move[][] = viewers.map(() => []);
  for (let i = 0; !match.isOver && i < 150; i++) {
    const seat = pick(match.actors(), random);
    const move = pick(legalMoves(game, match.state, seat), random);
    const at = match.log.length;
    for (const [n, viewer] of viewers.entries()) (seen[n] as Move[])[at] = game.seen(match.state, seat, move, viewer);
    const { added } = match.submit(seat, move);
    const viewer = pick(viewers, random);
    checkSame(
      added?.map((line) => line.seen(viewer)),
      match.logSeen(viewer).slice(at),
      `what ${viewer} is told was added`,
    );
    if (match.isOver || random.below(12) > 0) continue;
    const n = random.below(viewers.length);
    checkLogOf(match, viewers[n] as Viewer, seen[n] as Move[]);
    checkPartOfFile(game, match, viewers[n] as Viewer);
  }
  if (!match.isOver) return;
  for (const viewer of viewers) checkSame(match.logSeen(viewer), match.log, "the log after the end");
};

function checkLogOf(match: Match, viewer: Viewer, seen: readonly Move[]): void {
  const log = match.logSeen(viewer);
  for (const [at, move] of Object.entries(seen)) {
    const entry = log[Number(at)];
    checkSame(entry !== undefined && "move" in entry ? entry.move : undefined, move, `line ${at} for ${viewer}`);
  }
}

/** What one seat gets of an unfinished match has its view and its log, and no seed; it cannot be replayed. */
function checkPartOfFile(game: Game, match: Match, viewer: Viewer): void {
  const file = match.toFile(viewer);
  check(file.deal?.seed === undefined && file.start === undefined, "the seed or the start is told");
  checkSame(file.log, match.logSeen(viewer), "the log of another");
  checkSame(file.view, savePosition(match.view(viewer)), "the view of another");
  const text = JSON.stringify(file);
  check(!text.includes(match.deal?.seed ?? "none"), "the seed is told");
  try {
    Match.open(game, JSON.parse(text));
  } catch (error) {
    return check(error instanceof Refused && error.reason.id === "file-partial", String(error));
  }
  throw new Error("part of a match was replayed");
}

export const branchesGoOn: Property = (one) => {
  const { random } = one;
  const match = begin(one);
  const steps = 10 + random.below(120);
  for (let i = 0; i < steps && !match.isOver; i++) submitRandom(one, match);
  const step = random.below(match.length + 1);
  const viewer = pick(viewersOf(one), random);
  const before = match.isOver ? undefined : written(match.viewAt(step, viewer));
  const branch = match.branch(step, viewer, { seed: seedOf(random), random });
  if (before !== undefined) checkText(written(branch.viewAt(0, viewer)), before, "the branch begins elsewhere");
  for (let i = 0; i < 20 && !branch.isOver; i++) submitRandom(one, branch);
  checkSame(
    Match.open(one.game, JSON.parse(JSON.stringify(branch.wholeFile()))).state,
    branch.state,
    "a branch replays",
  );
  check(proofOf(branch, branch.deal?.hash) === "in-part", "a branch is called verified");
};
