import { Piscina } from "piscina";
import { FairQueue, QueueFull } from "../fair-queue.ts";
import type { BotAnswer, BotQuestion } from "./think.ts";
import { thought } from "./thought.ts";

/** Questions that wait at most; a server that is asked more has too many bots for its processors. */
const LONGEST_QUEUE = 10_000;
/** Questions that wait of tables at which nobody is, in all and of one creator: the other tables wait to be asked again. */
const MOST_ALONE = 100;
const MOST_ALONE_EACH = 4;

/** For whom a bot thinks. */
export interface ThinksFor {
  /** Whoever laid the table: thinking is shared between them. */
  readonly creator: string;
  /** Who is at the table: somebody who sits there, somebody who looks on, or nobody. */
  here(): keyof typeof RANKS;
}

const RANKS = { player: 0, spectator: 1, nobody: 2 } as const;

/** Bots think here, in threads of their own, never on the server's own one. */
export class BotPool {
  readonly #threads: Piscina<BotQuestion, BotAnswer>;
  readonly #queue: FairQueue;
  /** By creator, the questions of tables at which nobody is. */
  readonly #alone = new Map<string, number>();
  #allAlone = 0;

  constructor(threads: number) {
    this.#threads = new Piscina({
      filename: new URL("./think.ts", import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
    });
    const all = { longest: LONGEST_QUEUE, longestEach: LONGEST_QUEUE };
    this.#queue = new FairQueue({ atOnce: threads, atOnceEach: threads, ...all });
  }

  get waiting(): number {
    return this.#queue.waiting;
  }

  /**
   * The answer, when it is the table's turn: those with somebody at them first, and within them whoever's tables had least
   * thinking. `question` says what to ask by then, or nothing where nobody waits for it any more. Rejects with `QueueFull`
   * where too many tables wait at which nobody is.
   */
  async choose({ creator, here }: ThinksFor, question: () => BotQuestion | undefined): Promise<BotAnswer | undefined> {
    const isAlone = here() === "nobody";
    if (isAlone) this.#countAlone(creator);
    try {
      return await this.#queue.run(
        creator,
        () => RANKS[here()],
        async () => {
          const asked = question();
          return asked === undefined
            ? undefined
            : thought((asked, signal) => this.#threads.run(asked, { signal }), asked);
        },
      );
    } finally {
      if (isAlone) this.#endAlone(creator);
    }
  }

  #countAlone(creator: string): void {
    const own = this.#alone.get(creator) ?? 0;
    if (this.#allAlone >= MOST_ALONE || own >= MOST_ALONE_EACH) throw new QueueFull();
    this.#alone.set(creator, own + 1);
    this.#allAlone++;
  }

  #endAlone(creator: string): void {
    const own = (this.#alone.get(creator) ?? 1) - 1;
    if (own === 0) this.#alone.delete(creator);
    else this.#alone.set(creator, own);
    this.#allAlone--;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
