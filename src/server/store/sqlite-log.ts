import { Worker } from "node:worker_threads";
import { writtenLines } from "./lines.ts";
import type { Append } from "./log-writer.ts";
import type { Written } from "./sqlite-log-thread.ts";

/** Writes logs into SQLite from a thread of its own: while it waits for the disk, the server goes on. */
export class SqliteLog {
  readonly #path: string;
  #thread: Worker | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#running();
  }

  readonly write = (appends: readonly Append[]): Promise<readonly string[]> => {
    const thread = this.#running();
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        thread.off("message", hear).off("error", fail);
        act();
      };
      const hear = ({ added, problem }: Written) =>
        settle(() => (problem === undefined ? resolve(added) : reject(new Error(problem))));
      const fail = (error: unknown) => settle(() => reject(error));
      thread.on("message", hear).on("error", fail);
      thread.postMessage(appends.map(({ lines, ...append }) => ({ ...append, lines: writtenLines(lines) })));
    });
  };

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #running(): Worker {
    if (this.#thread !== undefined) return this.#thread;
    const thread = new Worker(new URL("./sqlite-log-thread.ts", import.meta.url), { workerData: this.#path });
    thread.once("exit", () => {
      if (this.#thread === thread) this.#thread = undefined;
    });
    this.#thread = thread;
    return thread;
  }
}
