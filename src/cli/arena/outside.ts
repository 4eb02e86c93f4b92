import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Move, Result, Seat, Table } from "../../table/game.ts";
import { isRecord } from "../../table/json.ts";
import type { Options } from "../../table/options.ts";

/** How names of outside programs begin: `run:python3 bot.py`. */
const PREFIX = "run:";

export const isOutside = (name: string): boolean => name.startsWith(PREFIX);

/** A program that crashed, stalled or answered nonsense: it loses the game it was in. */
export class Forfeit extends Error {
  readonly seat: Seat;

  constructor(seat: Seat, why: string) {
    super(why);
    this.seat = seat;
  }
}

/** How long, in milliseconds, a program may take for a move if nobody says otherwise, and beyond what it was given. */
const PATIENCE = 5000;
const GRACE = 1000;
/** How much longer its first answer may take: it has to start. */
const START = 5000;
/** The longest line a program may answer with, and how many lines it may say that nobody asked for. */
const LONGEST = 10_000;
const UNASKED = 1000;

/** A program that plays a seat over its standard input and output, one JSON object a line (docs/bot-protocol.md). */
export class OutsidePlayer {
  readonly #seat: Seat;
  readonly #child: ChildProcessWithoutNullStreams;
  #asked = 0;
  /** Why it can play no longer. */
  #gone: string | undefined;
  /** What it has said of a line that is not ended yet, and how many lines it said unasked. */
  #begun = "";
  #unasked = 0;
  #listener: ((line: string | undefined) => void) | undefined;

  constructor(
    name: string,
    seat: Seat,
    game: { readonly id: string; readonly seats: number; readonly options: Options },
  ) {
    this.#seat = seat;
    this.#child = spawn("/bin/sh", ["-c", name.slice(PREFIX.length)], {
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    });
    this.#child.on("error", () => this.#end("it could not be started"));
    this.#child.on("exit", () => this.#end("it stopped"));
    this.#child.stdin.on("error", () => this.#end("it does not listen"));
    this.#child.stderr.resume();
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => this.#hear(text));
    this.#tell({ type: "begin", protocol: 1, game: game.id, seats: game.seats, options: game.options, seat });
  }

  /** Asks for a move; throws a forfeit where no listed one comes in time. */
  async choose(view: Table, moves: readonly Move[], milliseconds: number | undefined): Promise<Move> {
    const { options: _, ...shown } = view;
    const id = ++this.#asked;
    const answered = this.#answer((milliseconds ?? PATIENCE) + GRACE + (id === 1 ? START : 0));
    this.#tell({ type: "ask", id, view: shown, moves, milliseconds: milliseconds ?? PATIENCE });
    const line = await answered;
    if (line === undefined) throw new Forfeit(this.#seat, this.#gone ?? "it did not answer in time");
    const move = moves[indexIn(line, id)];
    if (move === undefined) throw new Forfeit(this.#seat, "its answer was no listed move");
    return move;
  }

  over({ places, scores }: Pick<Result, "places"> & { readonly scores: readonly number[] }): void {
    this.#tell({ type: "over", places, scores });
  }

  /** Ends the program and all it has started. */
  close(): void {
    this.#gone ??= "it was ended";
    this.#child.stdin.end();
    try {
      if (this.#child.pid !== undefined) process.kill(-this.#child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }

  #end(why: string): void {
    this.#gone ??= why;
    this.#listener?.(undefined);
  }

  /** Takes what the program says line by line; nothing is kept of one that says too much. */
  #hear(text: string): void {
    const lines = (this.#begun + text).split("\n");
    this.#begun = lines.pop()!;
    for (const line of lines) {
      if (this.#listener === undefined) this.#unasked++;
      else this.#listener(line);
    }
    if (this.#begun.length <= LONGEST && this.#unasked <= UNASKED) return;
    this.#begun = "";
    this.#child.stdout.destroy();
    this.#end("it said too much");
  }

  #tell(message: object): void {
    if (this.#gone === undefined) this.#child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, or nothing if none comes in time. */
  #answer(patience: number): Promise<string | undefined> {
    if (this.#gone !== undefined) return Promise.resolve(undefined);
    return new Promise((done) => {
      const timer = setTimeout(() => this.#listener?.(undefined), patience);
      this.#listener = (line) => {
        clearTimeout(timer);
        this.#listener = undefined;
        done(line);
      };
    });
  }
}

/** The index in an answer to this question; -1 where it is none. */
function indexIn(line: string, id: number): number {
  if (line.length > LONGEST) return -1;
  try {
    const answer: unknown = JSON.parse(line);
    if (!isRecord(answer) || answer.id !== id || !Number.isInteger(answer.move)) return -1;
    return answer.move as number;
  } catch {
    return -1;
  }
}
