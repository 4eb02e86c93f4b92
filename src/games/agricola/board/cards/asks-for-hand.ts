import type { Task as TableTask } from "../../../../table/game.ts";
import type { PlayTask } from "../../agenda.ts";

const HAND_TASKS: readonly string[] = ["draft", "putBack", "mulligan", "exchange", "drawCard"];

/** Whether what is asked now is answered with hand cards alone. */
export const asksForHand = (task: TableTask | undefined): boolean =>
  task !== undefined &&
  (HAND_TASKS.includes(task.kind) || (task.kind === "improve" && !(task as PlayTask).kinds.includes("major")));
