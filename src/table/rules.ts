import type { Move, MoveOf, Seat, Task } from "./table.ts";

// Rules are objects, one rule for each kind of task, a file for each subject, spread together in a game's
// `rules/index.ts`. Functions are properties here, not methods: so the compiler refuses a rule that takes other moves
// than its task is answered with.

/** The task of one kind, or of several. */
export type TaskOf<T extends Task, Kind extends T["kind"]> = Extract<T, { kind: Kind }>;

/** Whether a task can be done. One that cannot is dropped when its turn comes. */
interface Possible<S, T> {
  /** Whether it can be done, known to its seat. Not given: as `might` says, or always. */
  readonly can?: (state: S, task: T) => boolean;
  /**
   * Whether it hangs on something others may not know: which moves there are, or whether there is any. Such a task is
   * never dropped for what its seat holds, and its seat is asked even if it has one move or none; with none, it stops.
   */
  readonly secret?: boolean | ((state: S, task: T) => boolean);
  /**
   * Whether it could be done as far as everybody knows; true wherever `can` is. The table drops a task by this answer.
   * Not given: always for a secret task, as `can` says for any other.
   */
  readonly might?: (state: S, task: T) => boolean;
}

/** A task that runs by itself as soon as it is next. */
export interface RunRule<S, T> extends Possible<S, T> {
  readonly run: (state: S, task: T) => void;
}

/** A task that asks its seat (or chance). It is off the agenda when `apply` runs: a task that goes on puts itself back. */
export interface AskRule<S, T, M, Listed = M> extends Possible<S, T> {
  readonly moves: (state: S, task: T) => readonly Listed[];
  readonly apply: (state: S, task: T, move: M) => void;
  /** For chance: how often an outcome comes. */
  readonly weight?: (state: S, task: T, outcome: M) => number;
  /** For chance: the name of the stream; the task's kind if not given. */
  readonly use?: (state: S, task: T) => string;
}

/** Either of them. */
export type Rule<S, T, M> = RunRule<S, T> | AskRule<S, T, M>;

/**
 * One rule for each kind of task, or for some of them. `A` says by which types of move a kind is answered:
 * `{ plow: "plow"; build: "room" | "stable" | "stop" }`. A kind it does not name runs by itself. `Aside` are types of
 * asides that tasks may list among their moves; those are not for `apply`.
 */
export type Rules<
  S,
  T extends Task,
  M extends Move,
  A,
  Kind extends T["kind"] = T["kind"],
  Aside extends M["type"] = never,
> = {
  readonly [K in Kind]: K extends keyof A
    ? AskRule<S, TaskOf<T, K>, MoveOf<M, A[K] & M["type"]>, MoveOf<M, (A[K] & M["type"]) | Aside>>
    : RunRule<S, TaskOf<T, K>>;
};

/** What a seat may do at any time; left out while it would keep the seat from what it must do. */
export interface AsideRule<S, M> {
  readonly moves: (state: S, seat: Seat) => readonly M[];
  readonly apply: (state: S, seat: Seat, move: M) => void;
}

/** What a seat may do at any time, one rule for each type of move. */
export type AsideRules<S, M extends Move> = { readonly [Type in M["type"]]?: AsideRule<S, MoveOf<M, Type>> };
