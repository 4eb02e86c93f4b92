import { clone } from "../../table/clone.ts";
import type { Breakdown, Move, Seat, Table } from "../../table/game.ts";
import { key } from "../../table/json.ts";
import type { Message } from "../../table/messages.ts";
import type { GameModule } from "../../table/module.ts";
import type { Hint } from "./scene.ts";

const FEW = 3;

/** Up to three moves worth a thought, best first: the bot's own choice, then what its evaluation likes, and why. */
export function hintsFor(
  module: GameModule,
  view: Table,
  seat: Seat,
  moves: readonly Move[],
  favourite: Move,
): readonly Hint[] {
  const { game, evaluation } = module;
  const worthwhile = evaluation.worthwhile?.(view, seat, moves) ?? moves;
  const valueNow = evaluation.value(view, seat);
  const scoreNow = game.score(view, seat);
  const judged = worthwhile.map((move) => {
    const after = clone(view);
    game.play(after, seat, move);
    return { move, value: evaluation.value(after, seat), score: game.score(after, seat) };
  });
  judged.sort((a, b) => b.value - a.value);
  const first = key(favourite);
  const isFirst = judged.findIndex(({ move }) => key(move) === first);
  if (isFirst > 0) judged.unshift(...judged.splice(isFirst, 1));
  return judged.slice(0, FEW).map(({ move, value, score }, rank) => ({
    offer: moves.indexOf(move),
    reason: reasonFor(scoreNow, score, value - valueNow, rank),
  }));
}

/** The part of the score that grows most, else how the position improves, else that the bot would do it. */
function reasonFor(before: Breakdown, after: Breakdown, gain: number, rank: number): Message {
  const parts = after.parts.map(({ text, points }, i) => ({ text, gain: points - (before.parts[i]?.points ?? 0) }));
  const best = parts.reduce((most, part) => (part.gain > most.gain ? part : most), { text: { id: "" }, gain: 0 });
  if (best.gain > 0) return { id: "hint.points", part: best.text, points: best.gain };
  const tenths = Math.round(gain * 10) / 10;
  if (tenths > 0) return { id: "hint.outlook", points: tenths };
  return { id: rank === 0 ? "hint.favourite" : "hint.alternative" };
}
