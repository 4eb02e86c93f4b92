import { agenda } from "../../../table/agenda.ts";
import type { Answers, Move, State, Task } from "../state.ts";
import { placingRules } from "./placing.ts";
import { startRules } from "./start.ts";
import { turnRules } from "./turn.ts";

/** The rules of the game, subject by subject. */
export const { actors, moves, weight, use, play, settle } = agenda<State, Task, Move, Answers>({
  ...startRules,
  ...turnRules,
  ...placingRules,
});
