import type { SeenLine } from "../../../protocol/table-info.ts";
import type { Table, Viewer } from "../../../table/game.ts";
import { same } from "../../../table/json.ts";
import type { Match } from "../../../table/match.ts";
import { savePosition } from "../../../table/match-file.ts";

/** What a viewer was shown of a match while it was played. */
export interface Shown {
  readonly viewer: Viewer;
  readonly log: readonly SeenLine[];
  readonly view: Table | undefined;
}

/** Whether a match that is over is the one that was shown: line by line, and the last position. */
export function isSameStory(match: Match, { viewer, log, view }: Shown): boolean {
  if (log.length > match.log.length) return false;
  const asMade = match.logAsMade(viewer);
  const isTold = log.every(({ forced: _, ...line }, ply) => same(line, asMade[ply]) || same(line, match.log[ply]));
  return isTold && (view === undefined || isPositionOf(match, viewer, log.length, view));
}

function isPositionOf(match: Match, viewer: Viewer, lines: number, view: Table): boolean {
  // What was taken back later has no position in the match any more.
  if (match.log.slice(lines).some((entry) => "undo" in entry)) return true;
  const steps = match.stepsSeen(viewer).filter(({ ply }) => ply < lines).length;
  const state = match.stateAt(steps);
  const saved = savePosition(view);
  return same(saved, savePosition(match.game.view(state, viewer))) || same(saved, savePosition(state));
}
