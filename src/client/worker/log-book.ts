import type { Move, Table, Viewer } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import type { Match } from "../../table/match.ts";
import type { Telling } from "../../table/module.ts";
import type { LogLine, LogPart } from "./scene.ts";

/** The log of a match in words, for whoever looks at it; only what is new is described. */
export class LogBook {
  readonly #match: Match;
  readonly #telling: Telling | undefined;
  readonly #pages = new Map<Viewer, Page>();
  #told: readonly LogLine[] = [];

  constructor(match: Match, telling?: Telling) {
    this.#match = match;
    this.#telling = telling;
  }

  /** The log as this viewer has seen it, from the first line on that differs from the log told last. */
  tell(viewer: Viewer): LogPart {
    const told = this.#told;
    const lines = this.#update(viewer).slice();
    this.#told = lines;
    let from = 0;
    while (from < lines.length && lines[from] === told[from]) from++;
    return { from, lines: lines.slice(from) };
  }

  #update(viewer: Viewer): readonly LogLine[] {
    const steps = this.#match.stepsSeen(viewer);
    const { lines } = this.#pageOf(viewer);
    let known = 0;
    while (known < lines.length && lines[known]?.ply === steps[known]?.ply) known++;
    lines.length = known;
    for (let i = known; i < steps.length; i++) {
      const { ply, seat, move } = steps[i]!;
      const view = this.#match.viewAt(i, viewer);
      const { text, at = [] } = this.#match.game.describe(view, seat, move);
      const line = { ply, seat, text, at, ...toldOf(this.#telling, view, move) };
      const told = this.#told[i];
      lines.push(told !== undefined && same(told, line) ? told : line);
    }
    return lines;
  }

  /** Once the match is over, everything is open, and what was written before counts no more. */
  #pageOf(viewer: Viewer): Page {
    const isOpen = this.#match.isOver;
    let page = this.#pages.get(viewer);
    if (page?.isOpen !== isOpen) {
      page = { isOpen, lines: [] };
      this.#pages.set(viewer, page);
    }
    return page;
  }
}

/** What a game tells of a line beside its words. */
export function toldOf(telling: Telling | undefined, view: Table, move: Move): Pick<LogLine, "when" | "isUntold"> {
  const when = telling?.when?.(view);
  return { ...(when && { when }), ...(telling?.isUntold?.(move) && { isUntold: true }) };
}

/** The lines of one viewer. */
interface Page {
  readonly isOpen: boolean;
  readonly lines: LogLine[];
}
