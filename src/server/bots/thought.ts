import { randomInt } from "node:crypto";
import { type BotFailure, standInsFor } from "../../bots/levels/standing-in.ts";
import type { BotAnswer, BotQuestion } from "./think.ts";

/** How long a thread may be silent beyond the time it was given, in milliseconds: it may have to start first. */
const GRACE = 15_000;

/** Asks a thread; an aborted signal ends the thread. */
type Ask = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>;

/**
 * What a bot thinks of a question. Where its thread breaks or is silent, a simpler bot is asked in its place, and where none
 * answers, any move is chosen: a table always goes on.
 */
export async function thought(ask: Ask, question: BotQuestion, grace = GRACE): Promise<BotAnswer> {
  const failures: BotFailure[] = [];
  for (const bot of [question.bot, ...standInsFor(question.bot)])
    try {
      const signal = AbortSignal.timeout(question.milliseconds + grace);
      const answer = await ask({ ...question, bot, ...(failures.length === 0 ? {} : { notes: {} }) }, signal);
      return { ...answer, failures: [...failures, ...answer.failures] };
    } catch (error) {
      failures.push({ bot, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  return { choice: randomInt(question.moves.length), notes: {}, failures };
}
