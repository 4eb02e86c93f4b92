import { type Remote, wrap } from "comlink";
import type { BotFailure } from "../../bots/levels/standing-in.ts";
import type { Advice } from "../../bots/review/advice.ts";
import type { Verdict } from "../../bots/review/review.ts";
import type { AdviceTask, BotAnswer, BotTurn, ReviewTask, Thinker } from "./bots.ts";
import { freshNumber } from "./fresh.ts";

/** How long nothing may be heard of the bots beyond what they were given, in seconds: then they are started anew. */
const PATIENCE = 30;

/** The worker in which bots think, and how to give it up. */
interface Thinking {
  readonly thinker: Remote<Thinker>;
  /** Rejects when the worker breaks or is given up. */
  readonly lost: Promise<never>;
  giveUp(why: string): void;
}

let thinking: Thinking | undefined;

/** Bots think in a worker of their own, which begins like this one. */
function started(): Thinking {
  const worker = new Worker(self.location.href, { type: "module", name: "bots" });
  const { promise: lost, reject } = Promise.withResolvers<never>();
  lost.catch(() => {});
  const begun: Thinking = {
    thinker: wrap<Thinker>(worker),
    lost,
    giveUp(why) {
      worker.terminate();
      if (thinking === begun) thinking = undefined;
      reject(new Error(why));
    },
  };
  worker.addEventListener("error", ({ message }) => begun.giveUp(`the worker of the bots broke: ${message}`));
  return begun;
}

/** Asks the bots; throws where they break or are silent for too long. */
async function asked<T>(ask: (thinker: Remote<Thinker>) => Promise<T>, milliseconds = 0): Promise<T> {
  thinking ??= started();
  const { thinker, lost, giveUp } = thinking;
  let seconds = 0;
  const most = PATIENCE + milliseconds / 1000;
  // Seconds are counted, so that those during which the device sleeps are not held against the bots.
  const clock = setInterval(() => ++seconds > most && giveUp("the bots did not answer"), 1000);
  try {
    return await Promise.race([ask(thinker), lost]);
  } finally {
    clearInterval(clock);
  }
}

/** Asks a bot for the index of its move; where none answers any more, it is any move. */
export async function botChoice(turn: BotTurn): Promise<BotAnswer> {
  const failures: BotFailure[] = [];
  for (const bot of new Set([turn.bot, "greedy"]))
    try {
      const answer = await asked((thinker) => thinker.choose({ ...turn, bot }));
      return { ...answer, failures: [...failures, ...answer.failures] };
    } catch (error) {
      failures.push({ bot, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  return { choice: Number.parseInt(freshNumber().slice(0, 8), 16) % turn.moves.length, failures };
}

/** Asks what would be good, and why. */
export const botAdvice = (task: AdviceTask): Promise<readonly Advice[]> =>
  asked((thinker) => thinker.advise(task), task.milliseconds);

/** Asks what was lost in a finished game. */
export const botReview = (task: ReviewTask): Promise<readonly Verdict[]> =>
  asked((thinker) => thinker.review(task), task.milliseconds);
