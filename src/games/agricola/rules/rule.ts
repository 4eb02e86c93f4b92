import type { Rules } from "../../../table/agenda.ts";
import type { PhraseMove } from "../../../table/phrases.ts";
import type { Move, State, Task } from "../state.ts";

/** The rules of some kinds of tasks. */
export type RulesFor<Kind extends Task["kind"]> = Rules<State, Extract<Task, { kind: Kind }>, Move>;

export const STOP: PhraseMove = { type: "stop" };
