import { Piscina } from "piscina";
import type { Player } from "../../table/match-file.ts";
import { FairQueue, QueueFull } from "../fair-queue.ts";
import { Problem } from "../http/problem.ts";
import { freshSeed } from "../secrets.ts";
import type { Brought, Replayed } from "./replay.ts";

/** How long a foreign match may take to be played through, in milliseconds, and how much memory, in megabytes. */
const TIME = 20_000;
const MEMORY = 256;
const LONGEST_QUEUE = 100;
const LONGEST_QUEUE_EACH = 5;
/** Characters of a match that is kept: several times the longest that was ever played here. */
const LONGEST_FILE = 600_000;

type Read = Extract<Replayed, { readonly reason?: undefined }>;

/** Reads matches that people bring from their devices, in a thread that may neither take long nor grow large. */
export class Importer {
  readonly #threads = new Piscina<Brought, Replayed>({
    filename: new URL("./replay.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  /** One file at a time, of each person in turn. */
  readonly #queue = new FairQueue({
    atOnce: 1,
    atOnceEach: 1,
    longest: LONGEST_QUEUE,
    longestEach: LONGEST_QUEUE_EACH,
  });

  /** The match that a person brings, as it goes on with these people; throws a `Problem` where it cannot be read. */
  async read(person: string, file: unknown, players?: readonly Player[]): Promise<Read> {
    const brought = { file, players, seed: freshSeed() };
    const replayed = await this.#queue
      .run(
        person,
        () => 0,
        () => this.#threads.run(brought, { signal: AbortSignal.timeout(TIME) }),
      )
      .catch((error: unknown) => {
        if (error instanceof QueueFull) throw new Problem(429, "too-fast");
        return undefined;
      });
    if (replayed === undefined) throw new Problem(400, "bad-file");
    if (replayed.reason !== undefined) throw new Problem(400, "bad-file", replayed.reason);
    if (replayed.kept.length > LONGEST_FILE) throw new Problem(400, "bad-file", { id: "file-too-large" });
    return replayed;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
