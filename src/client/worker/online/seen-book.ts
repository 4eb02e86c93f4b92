import type { FollowedStep } from "../../../protocol/following.ts";
import type { StepsSeen } from "../../../protocol/messages.ts";
import { patched } from "../../../protocol/patch.ts";
import { CHANCE, type Move, type Seat, type Table } from "../../../table/game.ts";
import type { GameModule } from "../../../table/module.ts";
import type { Options } from "../../../table/options.ts";
import { toldOf } from "../log-book.ts";
import type { LogLine, LogPart } from "../scene.ts";

/** A step that counts, as it was seen, with what was known before it. */
interface SeenStep {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly forced: boolean;
  readonly before: Table;
  line?: LogLine;
}

/** The steps of a match on a server that count, and the log in words. */
export class SeenBook {
  readonly #module: GameModule;
  #steps: SeenStep[] = [];
  /** How many lines of the log these steps are from. */
  #lines = 0;
  #told: readonly LogLine[] = [];
  #last: Table | undefined;

  constructor(module: GameModule) {
    this.#module = module;
  }

  /** How many steps there are. */
  get length(): number {
    return this.#steps.length;
  }

  get lines(): number {
    return this.#lines;
  }

  /** Takes in lines from one on; false where they do not follow, or something was taken back: then what counts has to be asked. */
  add(from: number, followed: readonly FollowedStep[]): boolean {
    for (const [i, { line, before }] of followed.entries()) {
      const ply = from + i;
      if (ply < this.#lines) continue;
      if (ply > this.#lines) return false;
      if ("undo" in line) {
        this.#steps = this.#steps.filter((step) => step.ply < line.undo);
        return false;
      }
      if ("move" in line && before !== undefined)
        this.#steps.push({ ply, seat: line.seat, move: line.move, forced: line.forced === true, before });
      this.#lines++;
    }
    return true;
  }

  /** Takes in what counts from a step on. */
  put(from: number, { lines, before, steps }: StepsSeen, options: Options): void {
    let known = { ...(before as Table), options };
    this.#steps.length = Math.min(from, this.#steps.length);
    for (const { ply, seat, move, forced = false, patch } of steps) {
      this.#steps.push({ ply, seat, move, forced, before: known });
      known = patched(known, patch) as Table;
    }
    this.#lines = lines;
    this.#last = known;
  }

  /** What was known after the last of the steps that were put here. */
  get last(): Table | undefined {
    return this.#last;
  }

  /** Everything is told anew. */
  clear(): void {
    this.#steps = [];
    this.#lines = 0;
  }

  /** What was known before the step of that number. */
  before(step: number): Table | undefined {
    return this.#steps[step]?.before;
  }

  /** Whether a seat may hope to take back its last choice: nothing was dealt or shown since. */
  mayTakeBack(seat: Seat, now: Table): boolean {
    const last = this.#steps.findLastIndex((step) => step.seat === seat && !step.forced);
    if (last < 0) return false;
    return this.#steps.slice(last).every((step) => step.seat !== CHANCE && step.before.shown === now.shown);
  }

  /** The log from the first line on that differs from the log told last. */
  tell(): LogPart {
    const told = this.#told;
    const lines = this.#steps.map((step) => this.#lineOf(step));
    this.#told = lines;
    let from = 0;
    while (from < lines.length && lines[from] === told[from]) from++;
    return { from, lines: lines.slice(from) };
  }

  #lineOf(step: SeenStep): LogLine {
    if (step.line !== undefined) return step.line;
    const { ply, seat, move, before } = step;
    const { text, at = [] } = this.#module.game.describe(before, seat, move);
    step.line = { ply, seat, text, at, ...toldOf(this.#module.telling, before, move) };
    return step.line;
  }
}
