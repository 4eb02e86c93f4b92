import type { Pledge, Terms } from "../table/commitment.ts";
import type { Seat } from "../table/game.ts";
import type { Entry } from "../table/match-file.ts";
import type { Options } from "../table/options.ts";

/** A line of the log as somebody saw it. */
export type SeenLine = Entry & { readonly forced?: boolean };

/** How much time there is. */
export type Pace =
  | { readonly kind: "free" }
  /** Seconds for the whole match, and seconds more with every move. */
  | { readonly kind: "live"; readonly bank: number; readonly each: number }
  /** Days for every move. */
  | { readonly kind: "days"; readonly days: number };

/** Whether and how others may look on. */
type Spectators = "none" | "live" | "delayed";

/** What was agreed before the start. */
export interface Agreed {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly pace: Pace;
  readonly spectators: Spectators;
  readonly listed: boolean;
  /** What happens to the seat of somebody who resigns or runs out of time. */
  readonly gone: "bot" | "end";
  /** How many lines a match has that was begun on a device and goes on here. */
  readonly goesOnAfter?: number;
}

export interface SeatInfo {
  readonly seat: Seat;
  /** The id of the person, which tells nothing else. */
  readonly person?: string;
  readonly bot?: string;
  readonly name: string;
  readonly isHere: boolean;
  /** Whether a bot plays on for somebody who left. */
  readonly isTakenOver: boolean;
  /** The bot of the seat failed, and a simpler one moves in its place. */
  readonly standIn?: true;
  readonly numberHash?: string;
  /** Milliseconds left, where a clock is kept. */
  readonly clock?: number;
}

/** All that anybody may know of a table without sitting at it. */
export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly host: string;
  readonly agreed: Agreed;
  readonly status: "open" | "dealing" | "playing" | "over";
  readonly seats: readonly SeatInfo[];
  /** Whom the match waits for. */
  readonly asked: readonly Seat[];
  /** What is pledged of the deal, from the moment it is final, with the terms it is for. */
  readonly pledge?: Pledge & { readonly terms: Terms };
  /** What was asked of the others, by whom, and who has agreed. */
  readonly request?: { readonly about: "undo" | "end"; readonly by: Seat; readonly agreed: readonly Seat[] };
  readonly ending?: Ending;
  readonly spectators: number;
  /** When it is now, by the server's clock. */
  readonly now: number;
  /** A table with the same people and the seats rotated. */
  readonly rematch?: string;
}

/** How a match ended before its last move. */
export interface Ending {
  readonly kind: "agreed" | "resigned" | "time";
  readonly seat?: Seat;
}
