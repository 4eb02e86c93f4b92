import type { Kysely, Transaction } from "kysely";
import type { Entry } from "../../table/match-file.ts";
import type { Schema, TableStatus } from "./schema.ts";

/** Lines to be added to the log of a table, with what the lobby needs to know of it afterward. */
export interface Append {
  readonly table: string;
  /** How many lines the log has without them. */
  readonly ply: number;
  readonly lines: readonly Entry[];
  readonly at: number;
  readonly asked: number;
  readonly due: number;
  readonly status: TableStatus;
}

interface Waiting extends Append {
  readonly done: (isAdded: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Tells other servers of lines, in the very transaction that writes them. */
export type Announce = (trx: Transaction<Schema>, appends: readonly Append[]) => Promise<void>;

/**
 * Writes logs. Everything that arrives while one write is under way goes to the disk with the next one, so that many
 * tables share one sync. An append is answered when it is safe; false: somebody else has added that line already.
 */
export class LogWriter {
  readonly #db: Kysely<Schema>;
  readonly #announce: Announce | undefined;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(db: Kysely<Schema>, announce?: Announce) {
    this.#db = db;
    this.#announce = announce;
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
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const added = await this.#write(batch);
        for (const { table, ply, done } of batch) done(added.has(`${table}/${ply}`));
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#writing = undefined;
  }

  async #write(batch: readonly Waiting[]): Promise<Set<string>> {
    return this.#db.transaction().execute(async (trx) => {
      const rows = await trx
        .insertInto("entries")
        .values(batch.map(({ table, ply, lines, at }) => ({ table_id: table, ply, lines: JSON.stringify(lines), at })))
        .onConflict((conflict) => conflict.doNothing())
        .returning(["table_id", "ply"])
        .execute();
      const added = new Set(rows.map(({ table_id, ply }) => `${table_id}/${ply}`));
      const written = batch.filter(({ table, ply }) => added.has(`${table}/${ply}`));
      for (const { table, asked, due, status, at } of written)
        await trx.updateTable("tables").set({ asked, due, status, changed: at }).where("id", "=", table).execute();
      await this.#announce?.(trx, written);
      return added;
    });
  }
}
