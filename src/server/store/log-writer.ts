import type { Entry } from "../../table/match-file.ts";
import { NotSafe } from "./wal.ts";

/** Lines to be added to the log of a table, with what the lobby needs to know of it afterward. */
export interface Append {
  readonly table: string;
  /** How many lines the log has without them. */
  readonly ply: number;
  readonly lines: readonly Entry[];
  readonly at: number;
  readonly asked: number;
  readonly due: number;
  /** Whether the match ends with them. */
  readonly isOver: boolean;
  /** How it ended, as JSON, where its log does not say so. */
  readonly ending?: string;
}

/** Writes lines of different tables at once; gives the tables whose lines were added, once they are safe. */
export type WriteLines = (appends: readonly Append[]) => Promise<readonly string[]>;

interface Waiting extends Append {
  readonly done: (isAdded: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes logs. Everything that arrives while one write is under way goes to the disk with the next one, so that many
 * tables share one sync. An append is answered when it is safe; false: somebody else has added that line already.
 */
export class LogWriter {
  readonly #write: WriteLines;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(write: WriteLines) {
    this.#write = write;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...append, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // What arrives in the same turn of the event loop is written together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#writeBatch(this.#batch());
    this.#writing = undefined;
  }

  /** What waits now, of each table the first. */
  #batch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const append of this.#waiting)
      if (batch.has(append.table)) later.push(append);
      else batch.set(append.table, append);
    this.#waiting = later;
    return [...batch.values()];
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const added = new Set(await this.#write(batch.map(({ done: _, failed: __, ...append }) => append)));
      for (const { table, done } of batch) done(added.has(table));
    } catch (error) {
      // One that cannot be written must not hold up the others.
      if (batch.length > 1 && !(error instanceof NotSafe)) for (const append of batch) await this.#writeBatch([append]);
      else for (const { failed } of batch) failed(error);
    }
  }
}
