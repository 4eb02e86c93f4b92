import type { Pace } from "../../protocol/table-info.ts";
import type { Seat } from "../../table/game.ts";

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The time each seat has left; it runs while the seat is asked. Nothing in it changes but the time. */
export class Clocks {
  readonly #pace: Pace;
  #left: number[];
  #asked: readonly Seat[] = [];
  readonly #since: number;

  constructor(pace: Pace, seats: number, now: number) {
    this.#pace = pace;
    this.#left = new Array(seats).fill(full(pace));
    this.#since = now;
  }

  get isKept(): boolean {
    return this.#pace.kind !== "free";
  }

  /** The clocks after somebody moved: the time of those who were asked is taken off, and now others are asked. */
  turned(now: number, movers: readonly Seat[], asked: readonly Seat[]): Clocks {
    const next = new Clocks(this.#pace, 0, now);
    next.#left = this.#left.map((_, seat) => this.left(seat, now));
    for (const seat of movers) next.#left[seat] = next.#afterMove(seat);
    next.#asked = asked;
    return next;
  }

  /** Milliseconds a seat has left at a time. */
  left(seat: Seat, now: number): number {
    const spent = this.#asked.includes(seat) ? Math.max(0, now - this.#since) : 0;
    return Math.max(0, this.#leftOf(seat) - spent);
  }

  /** Milliseconds each seat has left at a time. */
  all(now: number): readonly number[] {
    return this.#left.map((_, seat) => this.left(seat, now));
  }

  /** When the first of those asked runs out of time; 0 if no clock runs. */
  get due(): number {
    if (!this.isKept || this.#asked.length === 0) return 0;
    return this.#since + Math.min(...this.#asked.map((seat) => this.#leftOf(seat)));
  }

  #leftOf(seat: Seat): number {
    return this.#left[seat] ?? 0;
  }

  #afterMove(seat: Seat): number {
    const { kind } = this.#pace;
    if (kind === "live") return this.#leftOf(seat) + this.#pace.each * SECOND;
    return kind === "days" ? full(this.#pace) : this.#leftOf(seat);
  }
}

function full(pace: Pace): number {
  if (pace.kind === "live") return pace.bank * SECOND;
  return pace.kind === "days" ? pace.days * DAY : 0;
}
