import type { Message } from "../../table/messages.ts";

/** Why something cannot be opened; a reason that only the game itself could say in full is said in short. */
export function sayProblem(say: (message: Message) => string, problem: Message): string {
  try {
    return say(problem);
  } catch {
    const hasReason = typeof problem.reason === "object";
    return say(hasReason ? { ...problem, reason: { id: "reason-unsaid" } } : { id: "reason-unsaid" });
  }
}
