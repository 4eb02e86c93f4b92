import type { Memory } from "../../bots/bot.ts";
import type { BotFailure } from "../../bots/levels/standing-in.ts";
import type { Seat } from "../../table/game.ts";
import type { BotPool } from "../bots/bot-pool.ts";
import { QueueFull } from "../fair-queue.ts";
import type { Log } from "../log.ts";
import { freshSeed } from "../secrets.ts";
import type { LiveTable } from "./live-table.ts";
import type { Playing } from "./playing.ts";

interface Parts {
  readonly bots: BotPool;
  readonly log: Log;
  /** How long a bot may think, and how long its answer is held back at least, in milliseconds. */
  readonly botTime: number;
  readonly botPause: number;
  now(): number;
}

/** Bots at the tables of this server: each thinks once about a question, and answers if it still stands. */
export class BotTurns {
  readonly #parts: Parts;
  /** Seats whose bot is thinking, with the length of the log it thinks about. */
  readonly #thinking = new Map<string, number>();
  /** By bot and seat, what it noted at its last answer. A table that another server takes over goes on without. */
  readonly #notes = new WeakMap<Playing, Map<string, Memory>>();
  #isClosing = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  close(): void {
    this.#isClosing = true;
  }

  /** Lets the bot of a seat play; whether it is asked something else by then that is ours to think about too. */
  async play(table: LiveTable, seat: Seat): Promise<boolean> {
    const { playing } = table;
    if (playing === undefined || playing.isBusy) return false;
    const key = `${table.id}/${seat}`;
    const length = playing.match.log.length;
    if (this.#thinking.get(key) === length) return false;
    this.#thinking.set(key, length);
    try {
      await this.#answer(table, seat);
    } catch (error) {
      // Too many tables wait at which nobody is: this one is asked again later.
      if (error instanceof QueueFull) return false;
      this.#parts.log.error({ error, table: table.id }, "a bot failed");
    } finally {
      if (this.#thinking.get(key) === length) this.#thinking.delete(key);
    }
    // Where another server was quicker, it goes on thinking there.
    return table.playing === playing && playing.match.log.length !== length && table.asked().includes(seat);
  }

  async #answer(table: LiveTable, seat: Seat): Promise<void> {
    const { bots, botTime, botPause, now } = this.#parts;
    const { playing } = table;
    const bot = table.botOf(seat);
    if (playing === undefined || bot === undefined) return;
    const { match } = playing;
    const { length } = match.log;
    const made = match.madeBy(seat);
    const { moves } = match.offer(seat);
    const isSecret = match.game.isSecret?.(match.state, seat) === true;
    const known = this.#notesOf(playing);
    // A take-back or another seat's move meanwhile makes it another question.
    const isAsked = () =>
      table.playing === playing && match.log.length === length && table.botOf(seat) === bot && !this.#isClosing;
    let began = now();
    const answer = await bots.choose({ creator: table.row.host, here: () => table.here }, () => {
      if (!isAsked()) return undefined;
      if (isSecret) began = now();
      const notes = known.get(`${bot}/${seat}`) ?? {};
      const view = match.view(seat);
      return { game: match.game.id, bot, view, seat, moves, luck: freshSeed(), milliseconds: botTime, notes };
    });
    if (answer === undefined) return;
    known.set(`${bot}/${seat}`, answer.notes);
    this.#report(table, seat, answer.failures);
    // How long it thought must not tell whether its secrets left it a choice.
    const pause = isSecret ? Math.max(botPause, botTime) : botPause;
    const rest = pause - (now() - began);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (isAsked()) await playing.move(seat, moves[answer.choice], made);
  }

  /** Simpler bots chose in place of those that failed: the log says why, and the table once that they do. */
  #report(table: LiveTable, seat: Seat, failures: readonly BotFailure[]): void {
    if (failures.length === 0) return;
    for (const { bot, error } of failures)
      this.#parts.log.error(
        { bot, table: table.id, failure: withoutSecrets(error) },
        "a bot failed, a simpler one moves",
      );
    if (table.standIns.has(seat)) return;
    table.standIns.add(seat);
    table.tellTable();
  }

  #notesOf(playing: Playing): Map<string, Memory> {
    const notes = this.#notes.get(playing) ?? new Map<string, Memory>();
    this.#notes.set(playing, notes);
    return notes;
  }
}

/** An error for the log: its kind, what it says up to where it may quote cards or moves, and where it came from. */
export function withoutSecrets(error: string): string {
  const lines = error.split("\n");
  const frames = lines.filter((line) => /^\s+at /.test(line));
  const said = lines.find((line) => !frames.includes(line)) ?? "";
  return [said.replace(/["'`“{[].*/s, "…").slice(0, 200), ...frames.slice(0, 8).map((line) => line.trim())].join(" | ");
}
