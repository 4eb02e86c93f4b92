import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Block } from "./block.ts";
import { type Contest, lineUps, sidesIn } from "./contest.ts";
import { testOf } from "./sequential.ts";
import { wonInBlock } from "./standing.ts";
import type { Task } from "./worker.ts";

/** How a contest is played. */
export interface Manner {
  readonly workers?: number;
  /** Stops a line-up of two bots as soon as this test is decided; plays all blocks if not given. */
  readonly bounds?: readonly [number, number];
  onBlock?(done: number): void;
}

/** The blocks of one line-up that were played. */
export interface Played {
  readonly lineUp: readonly string[];
  readonly blocks: readonly Block[];
}

/** Plays a contest on several threads; neither their number nor their speed changes what comes out. */
export async function playContest(contest: Contest, { workers, bounds, onBlock }: Manner): Promise<readonly Played[]> {
  const threads = workers ?? availableParallelism();
  const pool = new Piscina<Task, Block>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const all: Played[] = [];
  let done = 0;
  try {
    for (const [number, lineUp] of lineUps(contest).entries()) {
      const blocks: Block[] = [];
      const isDecided = () =>
        bounds !== undefined &&
        new Set(lineUp).size === 2 &&
        contest.seats > 1 &&
        testOf(
          blocks.map((block) => wonInBlock(block, lineUp[0]!)),
          sidesIn(contest),
          bounds,
        ).verdict !== "open";
      const running: Promise<Block>[] = [];
      let next = 0;
      // Blocks count in the order of their numbers; what was begun beyond the last one that counts is left out.
      while (blocks.length < contest.blocks && !isDecided()) {
        while (next < contest.blocks && running.length < 2 * threads)
          running.push(pool.run({ contest, lineUp: number, block: next++ }));
        blocks.push(await running.shift()!);
        onBlock?.(++done);
      }
      await Promise.all(running);
      all.push({ lineUp, blocks });
    }
  } finally {
    await pool.destroy();
  }
  return all;
}
