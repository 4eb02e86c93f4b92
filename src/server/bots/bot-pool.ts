import { Piscina } from "piscina";
import type { BotAnswer, BotQuestion } from "./think.ts";
import { thought } from "./thought.ts";

/** Questions that wait at most; a server that is asked more has too many bots for its processors. */
const LONGEST_QUEUE = 10_000;

/** Bots think here, in threads of their own, never on the server's own one. */
export class BotPool {
  readonly #threads: Piscina<BotQuestion, BotAnswer>;

  constructor(threads: number) {
    this.#threads = new Piscina({
      filename: new URL("./think.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      maxQueue: LONGEST_QUEUE,
    });
  }

  get waiting(): number {
    return this.#threads.queueSize;
  }

  choose(question: BotQuestion): Promise<BotAnswer> {
    return thought((asked, signal) => this.#threads.run(asked, { signal }), question);
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
