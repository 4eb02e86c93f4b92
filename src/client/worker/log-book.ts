import type { Viewer } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import type { LogLine, LogPart } from "./scene.ts";

/** The log of a match in the words of one viewer; only what is new is described again. */
export class LogBook {
  readonly lines: LogLine[] = [];
  readonly viewer: Viewer;
  readonly #match: Match;
  #isOpen: boolean;

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.viewer = viewer;
    this.#isOpen = match.isOver;
  }

  /** Brings the book up to date and gives the lines that changed. */
  update(): LogPart {
    const steps = this.#match.stepsSeen(this.viewer);
    const isOpen = this.#match.isOver;
    let from = 0;
    if (isOpen === this.#isOpen) while (from < this.lines.length && this.lines[from]?.ply === steps[from]?.ply) from++;
    this.#isOpen = isOpen;
    this.lines.length = from;
    for (let i = from; i < steps.length; i++) {
      const { ply, seat, move } = steps[i]!;
      const view = this.#match.viewAt(i, this.viewer);
      const { text, at = [] } = this.#match.game.describe(view, seat, move);
      this.lines.push({ ply, seat, text, at });
    }
    return { from, lines: this.lines.slice(from) };
  }
}
