import type { BotFailure } from "../bots/levels/standing-in.ts";

/** How many failures are told in full. */
const TOLD = 3;

/** Says on standard error how bots failed, so that it can be reported: the first failures with their stacks. */
export function sayFailures(failures: readonly BotFailure[]): void {
  for (const { bot, error } of failures.slice(0, TOLD)) console.error(`furrow: the bot ${bot} failed: ${error}`);
  if (failures.length > TOLD) console.error(`furrow: and ${failures.length - TOLD} more failures of bots`);
}

/** What a report says of a bot that failed. */
export const failureText = (bot: string, count: number): string =>
  `${bot} failed ${count} ${count === 1 ? "time" : "times"}; a simpler bot chose those moves, so the figures are not its own.`;

export function countByBot(failures: readonly BotFailure[]): { readonly [bot: string]: number } {
  const counts: { [bot: string]: number } = {};
  for (const { bot } of failures) counts[bot] = (counts[bot] ?? 0) + 1;
  return counts;
}
