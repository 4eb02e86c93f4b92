import { type Remote, wrap } from "comlink";
import type { Advice } from "../../bots/advice.ts";
import type { Verdict } from "../../bots/review.ts";
import type { AdviceTask, BotTurn, ReviewTask, Thinker } from "./bots.ts";

let thinker: Remote<Thinker> | undefined;

/** Bots think in a worker of their own, which begins like this one. */
function bots(): Remote<Thinker> {
  thinker ??= wrap<Thinker>(new Worker(self.location.href, { type: "module", name: "bots" }));
  return thinker;
}

/** Asks a bot for the index of its move. */
export const botChoice = (turn: BotTurn): Promise<number> => bots().choose(turn);

/** Asks what would be good, and why. */
export const botAdvice = (task: AdviceTask): Promise<readonly Advice[]> => bots().advise(task);

/** Asks what was lost in a finished game. */
export const botReview = (task: ReviewTask): Promise<readonly Verdict[]> => bots().review(task);
