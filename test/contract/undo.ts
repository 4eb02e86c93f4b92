import { clone } from "../../src/table/clone.ts";
import { CHANCE, type Move, type Seat } from "../../src/table/game.ts";
import type { Match } from "../../src/table/match.ts";
import { pick, type Random, shuffle } from "../../src/table/random.ts";
import type { Case, Property } from "./case.ts";
import { check, checkSame, show } from "./check.ts";
import { isTogether } from "./play.ts";
import { begin, submitRandom } from "./play-match.ts";

export const undoReturnsTheSameState: Property = (one) => {
  const { random, seats } = one;
  const match = begin(one);
  for (let i = 0; i < 250 && !match.isOver; i++) {
    const before = { state: clone(match.state), length: match.length };
    const { seat, ply } = submitRandom(one, match);
    if (match.isOver) break;
    const since = match.stepsSeen("spectator").slice(before.length);
    const isOwn = since.every((step) => step.seat !== CHANCE) && match.state.shown === before.state.shown;
    check(match.undoable(seat) === (isOwn ? ply : undefined), `undo offered: ${match.undoable(seat)}, ply ${ply}`);
    if (!isOwn) check(match.undo(seat).reason?.id === "nothing-to-undo", "what was dealt or shown was taken back");
    else if (random.below(2) === 0) {
      check(match.undo(seat).reason === undefined, "an own move cannot be taken back");
      checkSame(match.state, before.state, "undo led elsewhere");
    } else if (seats > 1) checkStands(one, match, seat, ply);
  }
};

/** Once another person has moved, a move stands, unless both act at the same time. */
function checkStands(one: Case, match: Match, seat: Seat, ply: number): void {
  const others = match.actors().filter((actor) => actor !== seat && actor !== CHANCE);
  if (others.length === 0 || isTogether(match.state) || match.actors().includes(seat)) return;
  const other = pick(others, one.random);
  const before = clone(match.state);
  const moves = match.offer(other).moves;
  if (moves.length < 2) return;
  match.submit(other, pick(moves, one.random));
  if (match.isOver) return;
  // The move of the other may be one that would have been there all the same; then it stays.
  const undoable = match.undoable(seat);
  if (undoable !== ply) return;
  const kept = match.stepsSeen("spectator").filter((step) => step.seat === other).length;
  match.undo(seat);
  const still = match.stepsSeen("spectator").filter((step) => step.seat === other).length;
  check(still >= kept, `seat ${seat} took back a move of seat ${other} from ${show(before.agenda.at(-1))}`);
}

export const undoInATogetherLeavesTheOthers: Property = (one) => {
  const { game, random } = one;
  const match = begin(one);
  for (let i = 0; i < 400 && !match.isOver; i++) {
    const actors = match.actors();
    if (!isTogether(match.state) || actors.length < 2) {
      submitRandom(one, match);
      continue;
    }
    const [seat, other] = shuffle([...actors], random) as [Seat, Seat];
    const before = clone(match.state);
    const { shown } = before;
    const ply = match.log.length;
    submitOf(match, seat, random);
    if (!isTogether(match.state) || !match.actors().includes(other) || match.log.length !== ply + 1) continue;
    const answer = submitOf(match, other, random);
    if (!isTogether(match.state) || match.state.shown !== shown || match.log.length !== ply + 2) continue;
    check(match.undoable(seat) === ply, `seat ${seat} cannot take back its own move`);
    check(match.undo(seat).reason === undefined, "undo is refused");
    game.play(before, other, answer);
    checkSame(match.state, before, "the moves of others did not stay");
  }
};

function submitOf(match: Match, seat: Seat, random: Random): Move {
  const move = pick(match.offer(seat).moves, random);
  check(match.submit(seat, move).reason === undefined, "a listed move is refused");
  return move;
}
