import type { Move, MoveOf, Seat, Task } from "./game.ts";

// Rules are objects, one rule for each kind of task, a file for each subject, spread together in a game's
// `rules/index.ts`. Functions are properties here, not methods: so the compiler refuses a rule that takes other moves
// than its task is answered with.

/** The task of one kind, or of several. */
export type TaskOf<T extends Task, Kind extends T["kind"]> = Extract<T, { kind: Kind }>;

/** A task that runs by itself as soon as it is next. */
export interface RunRule<S, T> {
  readonly run: (state: S, task: T) => void;
  /** A task that cannot be done is dropped. Not given: it always can. */
  readonly can?: (state: S, task: T) => boolean;
}

/** A task that asks its seat (or chance). It is off the agenda when `apply` runs: a task that goes on puts itself back. */
export interface AskRule<S, T, M> {
  readonly moves: (state: S, task: T) => readonly M[];
  readonly apply: (state: S, task: T, move: M) => void;
  /** Whether there is any move; a task that cannot be done is dropped. Not given: there always is one. */
  readonly can?: (state: S, task: T) => boolean;
  /** Whether the moves hang on something others may not know. */
  readonly secret?: boolean;
  /** For chance: how often an outcome comes. */
  readonly weight?: (state: S, task: T, outcome: M) => number;
  /** For chance: the name of the stream; the task's kind if not given. */
  readonly use?: (state: S, task: T) => string;
}

/**
 * One rule for each kind of task, or for some of them. `A` says by which types of move a kind is answered:
 * `{ plow: "plow"; build: "room" | "stable" | "stop" }`. A kind it does not name runs by itself.
 */
export type Rules<S, T extends Task, M extends Move, A, Kind extends T["kind"] = T["kind"]> = {
  readonly [K in Kind]: K extends keyof A
    ? AskRule<S, TaskOf<T, K>, MoveOf<M, A[K] & M["type"]>>
    : RunRule<S, TaskOf<T, K>>;
};

/** What a seat may do at any time; left out while it would keep the seat from what it must do. */
export interface AsideRule<S, M> {
  readonly moves: (state: S, seat: Seat) => readonly M[];
  readonly apply: (state: S, seat: Seat, move: M) => void;
}

/** What a seat may do at any time, one rule for each type of move. */
export type AsideRules<S, M extends Move> = { readonly [Type in M["type"]]?: AsideRule<S, MoveOf<M, Type>> };
