import type { CountedStep, StepsSeen } from "../../protocol/messages.ts";
import { diff } from "../../protocol/patch.ts";
import type { Viewer } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import { savePosition } from "../../table/match-file.ts";

/** The steps that count, as one viewer has seen them: each is worked out once, however often it is asked for. */
export class StepsBook {
  readonly #match: Match;
  readonly #viewer: Viewer;
  #steps: CountedStep[] = [];
  /** What was known after the last of them. */
  #known: unknown;
  #isWhole = false;

  constructor(match: Match, viewer: Viewer) {
    this.#match = match;
    this.#viewer = viewer;
  }

  /** The steps from one on, for a viewer who was not here when they were made; only those of the first lines if told so. */
  from(step: number, lines = this.#match.log.length): StepsSeen {
    this.#update();
    const count = this.#steps.findLastIndex(({ ply }) => ply < lines) + 1;
    const first = Math.min(step, count);
    return { lines, before: this.#viewAt(first), steps: this.#steps.slice(first, count) };
  }

  #update(): void {
    // Once the match is over everything is open, also what was hidden when it happened.
    if (this.#isWhole !== this.#match.isOver) this.#steps = [];
    this.#isWhole = this.#match.isOver;
    const counted = this.#match.stepsSeen(this.#viewer);
    const changed = this.#steps.findIndex(({ ply }, i) => counted[i]?.ply !== ply);
    if (changed >= 0) this.#steps.length = changed;
    if (changed >= 0 || this.#steps.length === 0) this.#known = this.#viewAt(this.#steps.length);
    for (let i = this.#steps.length; i < counted.length; i++) {
      const { ply, seat, move, forced } = counted[i] as (typeof counted)[number];
      const after = this.#viewAt(i + 1);
      const patch = diff(this.#known, after);
      this.#known = after;
      this.#steps.push({ ply, seat, move, ...(forced ? { forced } : {}), ...(patch === undefined ? {} : { patch }) });
    }
  }

  #viewAt(step: number): unknown {
    return savePosition(this.#match.viewAt(step, this.#viewer));
  }
}
