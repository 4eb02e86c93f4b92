import type { AskRule, RunRule } from "../../../table/agenda.ts";
import type { Seat } from "../../../table/game.ts";
import type { Move, State, Task } from "../state.ts";

type TaskOf<K extends Task["kind"]> = Extract<Task, { kind: K }>;

/** A rule that asks; its moves are of the types named. */
export type Asks<K extends Task["kind"], Type extends Move["type"]> = Omit<
  AskRule<State, TaskOf<K>, Move>,
  "apply" | "weight"
> & {
  apply(state: State, task: TaskOf<K>, move: Extract<Move, { type: Type }>): void;
  weight?(state: State, task: TaskOf<K>, outcome: Extract<Move, { type: Type }>): number;
};

/** A rule that runs by itself. */
export type Runs<K extends Task["kind"]> = RunRule<State, TaskOf<K>>;

/** One thing for each seat, made once. */
export const forSeats = <T>(make: (seat: Seat) => T): readonly T[] => [0, 1, 2, 3].map(make);

export const PASS: Move = { type: "pass" };
