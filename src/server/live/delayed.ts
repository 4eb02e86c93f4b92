import type { ServerMessage } from "../../protocol/messages.ts";
import { diff } from "../../protocol/patch.ts";
import type { SeenLine } from "../../protocol/table-info.ts";
import type { Seat, Table } from "../../table/game.ts";
import { savePosition } from "../../table/match-file.ts";
import type { Playing } from "./playing.ts";

/** How long what happens is kept from those who only look on, where that was agreed. */
const DELAY = 3 * 60 * 1000;

/** A match as it was some minutes ago, for those who look on; a position is shown as it counts by now. */
export class Delayed {
  readonly #playing: Playing;
  #lines = 0;
  #view: Table;

  constructor(playing: Playing, now: number) {
    this.#playing = playing;
    this.#lines = playing.linesBefore(now - DELAY);
    this.#view = this.#viewNow();
  }

  /** All of it, for somebody who comes. */
  whole() {
    return { from: 0, log: this.#log(0), made: 0, view: savePosition(this.#view) };
  }

  /** How many lines are shown. */
  get lines(): number {
    return this.#lines;
  }

  /** Whom the match waited for. */
  get asked(): readonly Seat[] {
    return this.#playing.match.game.actors(this.#view);
  }

  /** What has become old enough since the last time. */
  news(now: number): ServerMessage | undefined {
    const from = this.#lines;
    const upTo = this.#playing.linesBefore(now - DELAY);
    if (upTo <= from) return undefined;
    this.#lines = upTo;
    const before = savePosition(this.#view);
    this.#view = this.#viewNow();
    const patch = diff(before, savePosition(this.#view));
    const lines = this.#log(from);
    const steps = lines.map((line, i) => (i < lines.length - 1 || patch === undefined ? line : { ...line, patch }));
    return { type: "steps", from, steps, made: 0, asked: this.asked };
  }

  #log(from: number): readonly SeenLine[] {
    return this.#playing.match.logSeen("spectator").slice(from, this.#lines);
  }

  #viewNow(): Table {
    const { match } = this.#playing;
    const steps = match.stepsSeen("spectator").filter(({ ply }) => ply < this.#lines).length;
    return match.viewAt(steps, "spectator");
  }
}
