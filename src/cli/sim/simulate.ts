import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { Stop } from "../interrupt.ts";
import type { Batch, Plan, Seated } from "./batch.ts";
import type { Task } from "./worker.ts";

export interface Simulation {
  /** In the order of the games' numbers. */
  readonly outcomes: readonly Seated[];
  /** What went wrong, game by game; none in a sound build. */
  readonly errors: readonly string[];
  readonly workers: number;
  /** Time of all processors together, without start-up and warm-up. */
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

export interface Manner {
  /** How many threads play; as many as there are processors if not given. */
  readonly workers?: number;
  /** Told after every batch how many games are done, with the matches where they are recorded, in order. */
  onBatch?(done: number, batch: Batch): void;
  /** Ends it early, with the games that are over by then. */
  readonly interrupt?: Stop;
}

/** How long each worker plays before the clock starts, in seconds of its processor time. */
export const WARM_UP = 0.4;

/** Room for young things, in megabytes: games make many that do not grow old. */
const YOUNG = 64;

/** Plays the games of a plan on several threads. Who plays which game changes nothing. */
export async function simulate(plan: Plan, manner: Manner = {}): Promise<Simulation> {
  const workers = Math.min(plan.games, manner.workers ?? availableParallelism());
  const pool = new Piscina<Task, Batch>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  try {
    await Promise.all(Array.from({ length: workers }, () => pool.run({ plan, warmUp: WARM_UP })));
    const wall = performance.now();
    const cpu = process.cpuUsage();
    const outcomes: Seated[] = [];
    const errors: string[] = [];
    for await (const batch of batches(pool, plan, workers, manner.interrupt ?? new Stop())) {
      for (const outcome of batch.outcomes) outcomes.push(outcome);
      errors.push(...batch.errors);
      manner.onBatch?.(outcomes.length + errors.length, batch);
    }
    const { user, system } = process.cpuUsage(cpu);
    return {
      outcomes,
      errors,
      workers,
      cpuSeconds: (user + system) / 1e6,
      wallSeconds: (performance.now() - wall) / 1e3,
    };
  } finally {
    await pool.destroy();
  }
}

/** The games in batches, small enough to keep all workers busy to the end; they come back in order. */
async function* batches(pool: Piscina<Task, Batch>, plan: Plan, workers: number, stop: Stop): AsyncGenerator<Batch> {
  const size = Math.min(250, Math.max(1, Math.ceil(plan.games / (workers * 16))));
  const running: Promise<Batch>[] = [];
  let from = 0;
  try {
    for (;;) {
      while (from < plan.games && running.length <= workers * 4 && !stop.isWanted) {
        const range = { from, to: Math.min(plan.games, from + size) };
        const batch = pool.run({ plan, range, interrupt: stop.flag });
        // Should one fail, it is heard of when its turn comes.
        batch.catch(() => {});
        running.push(batch);
        from += size;
      }
      const first = running.shift();
      if (first === undefined) return;
      yield await first;
    }
  } finally {
    // Whoever takes no more of them waits for what is under way: the pool cannot bear answers once it is closed.
    stop.want();
    await Promise.allSettled(running);
  }
}
