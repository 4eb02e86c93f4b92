import type { Options } from "./options.ts";

/** A place at the table, counted from 0; `CHANCE` is the seat of dice, deals and draws. */
export type Seat = number;
export const CHANCE: Seat = -1;

/** Whoever looks on: a seat, or somebody who sits nowhere. */
export type Viewer = Seat | "spectator";

/** One step of a game, plain data, told apart by its `type`. */
export interface Move {
  readonly type: string;
}

export type MoveOf<M extends Move, Type extends M["type"]> = Extract<M, { type: Type }>;

/** Something still to be done. `seat` decides; without one, chance does or nobody needs to. */
export interface Task {
  readonly kind: string;
  readonly seat?: Seat;
}

/** What every game's state has; `T` are the game's own tasks. */
export interface Table<T extends Task = Task> {
  /** Frozen, shared by all copies, left out of saved positions. */
  readonly options: Options;
  /** The version of the rules this game began with. */
  readonly version: number;
  readonly seats: number;
  /** Pending tasks; the last one is next. Empty when the game is over. */
  agenda: (T | Phrase | Together)[];
  /** How often a seat was shown what another seat had kept; nothing before the last time can be undone. */
  shown: number;
}

/** Phrases of rulebooks, as tasks made of tasks. */
export interface Phrase extends Task {
  readonly kind: "andOr" | "either" | "mayDo" | "inOrder" | "anyOrder" | "upTo";
  readonly parts: readonly Task[];
  /** What the whole is called where a part of another phrase is chosen. */
  readonly name?: string;
  /** andOr: whether something was done already, so that one may stop. */
  readonly begun?: boolean;
  /** upTo: how often the part may still be done. */
  readonly times?: number;
  /** The card, by its id, that brought it about. */
  readonly by?: string;
}

export interface Strand {
  readonly seat: Seat;
  /** Below the bar lies what waits until all strands are done. */
  tasks: Task[];
}

/** Seats that act at the same time, as a task. */
export interface Together extends Task {
  readonly kind: "together";
  readonly strands: Strand[];
}
