import { closeSync, fdatasync, openSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Kysely } from "kysely";
import type { Log } from "../log.ts";
import type { Schema } from "./schema.ts";
import type { Checkpointed } from "./wal-thread.ts";

/** How often what was written is moved from the log of writes into the database, in milliseconds. */
const EVERY = 5000;
/** Pages of the log of writes after which nobody may write until it is moved whole, so that it begins anew. */
const LONG = 2000;

/** The disk did not take what was written: nobody knows what is safe until the server starts again. */
export class NotSafe extends Error {}

/**
 * SQLite's log of writes. A commit alone does not wait for the disk here: that would hold up the whole server. It is safe
 * when `synced` resolves, and all that was committed meanwhile shares one sync. Moving it into the database is a thread's work.
 */
export class Wal {
  readonly #file: number;
  readonly #path: string;
  readonly #db: Kysely<Schema>;
  readonly #log: Log;
  #thread: Worker | undefined;
  readonly #timer: NodeJS.Timeout;
  #syncing: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isLost = false;
  #moving: Promise<void> | undefined;

  /** `path` is the database, open already through `db`. */
  constructor(path: string, db: Kysely<Schema>, log: Log) {
    this.#path = path;
    this.#log = log;
    this.#file = openSync(`${path}-wal`, "r+");
    this.#db = db;
    this.#timer = setInterval(() => {
      this.#moving ??= this.#move()
        // It is tried again; until then the log of writes grows.
        .catch((error: unknown) => this.#log.error({ error }, "the log of writes could not be moved"))
        .finally(() => {
          this.#moving = undefined;
        });
    }, EVERY);
    this.#timer.unref();
  }

  /** Resolves when all that is committed now is on the disk. */
  synced(): Promise<void> {
    this.#next ??= this.#syncAfter(this.#syncing);
    return this.#next;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#moving;
    await this.#next?.catch(() => {});
    await this.#syncing?.catch(() => {});
    await this.#thread?.terminate();
    closeSync(this.#file);
  }

  async #syncAfter(before: Promise<void> | undefined): Promise<void> {
    await before?.catch(() => {});
    this.#syncing = this.#next;
    this.#next = undefined;
    if (this.#isLost) throw new NotSafe();
    await new Promise<void>((resolve, reject) => {
      fdatasync(this.#file, (error) => {
        if (error === null) return resolve();
        // A second try would succeed though the pages are gone.
        this.#isLost = true;
        reject(new NotSafe(error.message));
      });
    });
  }

  async #move(): Promise<void> {
    const { pages, moved } = await this.#checkpoint();
    if (pages < LONG || moved === 0) return;
    // Everything passes through this one connection: who holds it holds up all others.
    await this.#db.connection().execute(async () => {
      await this.#checkpoint();
    });
  }

  #checkpoint(): Promise<Checkpointed> {
    const thread = this.#running();
    return new Promise((resolve, reject) => {
      const settle = (done: Checkpointed) => {
        thread.off("message", settle).off("exit", gone);
        resolve(done);
      };
      const gone = () => reject(new Error("the thread of the log of writes ended"));
      thread.on("message", settle).once("exit", gone);
      thread.postMessage("checkpoint");
    });
  }

  #running(): Worker {
    if (this.#thread !== undefined) return this.#thread;
    const thread = new Worker(new URL("./wal-thread.ts", import.meta.url), { workerData: this.#path });
    thread.on("error", (error) => this.#log.error({ error }, "the thread of the log of writes failed"));
    thread.once("exit", () => {
      this.#thread = undefined;
    });
    thread.unref();
    this.#thread = thread;
    return thread;
  }
}
