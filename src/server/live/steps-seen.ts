import type { CountedStep, StepsSeen } from "../../protocol/messages.ts";
import { diff } from "../../protocol/patch.ts";
import type { Viewer } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import { savePosition } from "../../table/match-file.ts";

/** The steps that count, from one on, for a viewer who was not here when they were made; only the first lines if told so. */
export function stepsSeen(match: Match, viewer: Viewer, from: number, lines = match.log.length): StepsSeen {
  const counted = match.stepsSeen(viewer).filter(({ ply }) => ply < lines);
  const first = Math.min(from, counted.length);
  const before = savePosition(match.viewAt(first, viewer));
  let known = before;
  const steps = counted.slice(first).map(({ ply, seat, move, forced }, i): CountedStep => {
    const after = savePosition(match.viewAt(first + i + 1, viewer));
    const patch = diff(known, after);
    known = after;
    return { ply, seat, move, ...(forced ? { forced } : {}), ...(patch === undefined ? {} : { patch }) };
  });
  return { lines, before, steps };
}
