/**
 * `furrow/bots`: opponents for any game, and the type of a bot of your own. A bot sees a seat's view and the moves it is
 * offered, never the state or the seed.
 */

export type { Bot, Budget, InstantBot, Memory, Progress, Turn } from "../bots/bot.ts";
/** A move of chance, each outcome as often as it weighs: for bots that play positions on. */
export { outcome as drawOutcome } from "../bots/chance.ts";
export { botIds, bots } from "../bots/index.ts";
// The best moves of a seat with their expected result, and a finished match turn by turn.
export { type Advice, advise } from "../bots/review/advice.ts";
export {
  type Decision,
  decisionsOf,
  reviewing,
  type TurnPlayed,
  turnsOf,
  type Verdict,
} from "../bots/review/review.ts";
