import { Piscina } from "piscina";
import type { Player } from "../../table/match-file.ts";
import { Problem } from "../http/problem.ts";
import { freshSeed } from "../secrets.ts";
import type { Brought, Replayed } from "./replay.ts";

/** How long a foreign match may take to be played through, in milliseconds, and how much memory, in megabytes. */
const TIME = 20_000;
const MEMORY = 256;
const LONGEST_QUEUE = 20;

type Read = Extract<Replayed, { readonly reason?: undefined }>;

/** Reads matches that people bring from their devices, in a thread that may neither take long nor grow large. */
export class Importer {
  readonly #threads = new Piscina<Brought, Replayed>({
    filename: new URL("./replay.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 10_000,
    maxQueue: LONGEST_QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });

  /** The match as it goes on with these people; throws a `Problem` where it cannot be read. */
  async read(file: unknown, players?: readonly Player[]): Promise<Read> {
    const brought = { file, players, seed: freshSeed() };
    const replayed = await this.#threads.run(brought, { signal: AbortSignal.timeout(TIME) }).catch(() => undefined);
    if (replayed === undefined) throw new Problem(400, "bad-file");
    if (replayed.reason !== undefined) throw new Problem(400, "bad-file", replayed.reason);
    return replayed;
  }

  async close(): Promise<void> {
    await this.#threads.destroy();
  }
}
