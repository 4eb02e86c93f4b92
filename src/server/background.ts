import type { Log } from "./log.ts";

/** How long it is waited before what failed is tried again: first, and at most, in milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/** Something that has to be done, whoever asked for it. */
interface Job {
  work: () => Promise<unknown>;
  /** Whether it was asked for once more since it began. */
  isAskedAgain: boolean;
}

/**
 * Work that nobody waits for. What fails is written to the log and tried again, after longer and longer pauses, until it
 * is done: so whatever was due while the store was away is done when it is back. It never ends the process.
 */
export class Background {
  readonly #log: Log;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Set<Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Does something until it has succeeded. Asked for once more while it is under way, it is done once more. */
  until(name: string, work: () => Promise<unknown>): void {
    const job = this.#jobs.get(name);
    if (job !== undefined) {
      job.work = work;
      job.isAskedAgain = true;
    } else if (!this.#closing.signal.aborted) {
      const fresh = { work, isAskedAgain: false };
      this.#jobs.set(name, fresh);
      this.#track(this.#run(name, fresh));
    }
  }

  /** Does something that is not worth a second try. */
  once(name: string, work: () => Promise<unknown>): void {
    if (!this.#closing.signal.aborted) this.#track(this.#try(name, work));
  }

  /** Does something again and again; where it fails, the next time will do. */
  every(milliseconds: number, name: string, work: () => Promise<unknown>): void {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      this.once(name, async () => {
        try {
          await work();
        } finally {
          isRunning = false;
        }
      });
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
  }

  /** Begins nothing more, and resolves when what is under way has come to an end, done or not. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }

  #track(running: Promise<unknown>): void {
    this.#running.add(running);
    const gone = () => this.#running.delete(running);
    running.then(gone, gone);
  }

  async #run(name: string, job: Job): Promise<void> {
    let pause = FIRST_PAUSE;
    do {
      job.isAskedAgain = false;
      if (await this.#try(name, job.work)) {
        pause = FIRST_PAUSE;
        continue;
      }
      job.isAskedAgain = true;
      await this.#pause(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    } while (job.isAskedAgain && !this.#closing.signal.aborted);
    this.#jobs.delete(name);
  }

  /** Whether it was done. */
  async #try(name: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!this.#closing.signal.aborted) this.#log.error({ error, work: name }, "background work failed");
      return false;
    }
  }

  #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#closing;
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      timer.unref();
      signal.addEventListener("abort", done);
      if (signal.aborted) done();
    });
  }
}
