import { type Memory, notesOf } from "../../bots/bot.ts";
import { findBot } from "../../bots/index.ts";
import { type BotFailure, chosenBy } from "../../bots/levels/standing-in.ts";
import { games } from "../../games/index.ts";
import type { Move, Seat, Table } from "../../table/game.ts";
import { fastRandom } from "../../table/random.ts";

/** What a bot is asked in its thread: what its seat may know, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: Table;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** Secret, and fresh for every question. */
  readonly luck: string;
  readonly milliseconds: number;
  /** What it noted at its last answer. */
  readonly notes: Memory;
}

/** The index of the move that the bot chooses, and what it notes for its next answer: the rest of a turn that it has planned. */
export interface BotAnswer {
  readonly choice: number;
  readonly notes: Memory;
  /** Where bots failed before one chose it. */
  readonly failures: readonly BotFailure[];
}

export default async function think({
  game,
  bot,
  view,
  seat,
  moves,
  luck,
  milliseconds,
  notes,
}: BotQuestion): Promise<BotAnswer> {
  const load = Object.hasOwn(games, game) ? games[game] : undefined;
  const chosen = findBot(bot);
  if (load === undefined || chosen === undefined) throw new Error(`no bot "${bot}" for "${game}"`);
  const end = performance.now() + milliseconds;
  const stop = {
    get aborted() {
      return performance.now() >= end;
    },
  };
  const module = await load();
  const memory = { ...notes };
  const failures: BotFailure[] = [];
  const turn = { module, view, seat, moves, random: fastRandom(luck), budget: { stop }, memory };
  const move = await chosenBy({ id: bot, bot: chosen }, turn, (failure) => failures.push(failure));
  return { choice: moves.indexOf(move), notes: notesOf(memory), failures };
}
