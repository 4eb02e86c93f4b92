import type { Seat } from "../../table/game.ts";

/** Each further move of a seat that nobody answers is watched for so much shorter a time. */
const SHORTER = 0.6;
/** The longest pause before a move, in milliseconds: all pauses of a seat together stay below three seconds. */
const LONGEST = 1150;
/** Moves that follow each other faster than this are shown together. */
const BRIEF = 60;
/** The longest time in which nothing new is shown. */
const STILL = 250;

/** How long the moves of bots are to be watched: the first ones at ease, the rest of a long turn together. */
export class Watched {
  readonly #moves = new Map<Seat, number>();
  #shownAt = 0;

  /** A person has answered. */
  startAnew(): void {
    this.#moves.clear();
  }

  shown(): void {
    this.#shownAt = performance.now();
  }

  /** The pause before the next move of a bot, where moves are usually so far apart. */
  pauseBefore(seat: Seat, pace: number): number {
    const made = this.#moves.get(seat) ?? 0;
    this.#moves.set(seat, made + 1);
    const pause = Math.min(pace, LONGEST) * SHORTER ** made;
    return pause < BRIEF ? 0 : pause;
  }

  /** Whether a move within a turn need not be shown alone. */
  isBrief(seat: Seat, pause: number): boolean {
    return (this.#moves.get(seat) ?? 0) > 1 && pause < BRIEF && performance.now() - this.#shownAt < STILL;
  }
}
