import type { Seat } from "../../table/game.ts";
import type { Match } from "../../table/match.ts";
import type { Player } from "../../table/match-file.ts";
import type { BotAnswer, BotTurn } from "./bots.ts";
import { freshNumber } from "./fresh.ts";
import { botChoice } from "./thinking.ts";

/** Where a choice hangs on a secret, answers come only at multiples of so many milliseconds. */
const BEAT = 100;

/** How many thoughts of a bot are remembered. */
const MOST_THOUGHTS = 32;

/** How long each bot has thought about its last real choices, in milliseconds. */
const thoughts = new Map<string, number[]>();

/**
 * A bot's answer, when it is time to give it. Where the choice hangs on a secret, nobody can tell by the
 * time whether there was one: what needs no thought takes as long as another of the bot's choices did.
 * The bot's luck is drawn for this turn alone and kept nowhere.
 */
export async function botAnswer(
  turn: Omit<BotTurn, "luck">,
  isSecret: boolean,
  pause: Promise<void>,
): Promise<BotAnswer> {
  const begun = performance.now();
  const answer = await botChoice({ ...turn, luck: freshNumber() });
  const spent = performance.now() - begun;
  const isReal = turn.moves.length > 1;
  if (isReal) remember(turn.bot, spent);
  if (isSecret) await sleep(dueAfter(isReal ? spent : Math.max(spent, anyThought(turn.bot))) - spent);
  await pause;
  return answer;
}

/** When a secret thought of that length is answered, in milliseconds. */
export const dueAfter = (thought: number): number => Math.max(1, Math.ceil(thought / BEAT)) * BEAT;

/**
 * Whether the page answers for a person who has but one move: only where no other person could learn something from
 * how soon the answer comes.
 */
export const answersItself = (match: Match, seat: Seat, players: readonly Player[]): boolean =>
  match.offer(seat).moves.length === 1 && players.filter(({ bot }) => bot === undefined).length === 1;

function remember(bot: string, thought: number): void {
  const known = thoughts.get(bot) ?? [];
  thoughts.set(bot, [...known.slice(1 - MOST_THOUGHTS), thought]);
}

function anyThought(bot: string): number {
  const known = thoughts.get(bot) ?? [];
  return known[Math.floor(Math.random() * known.length)] ?? 0;
}

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
