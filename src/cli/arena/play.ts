import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { Stop } from "../interrupt.ts";
import type { Block, Played } from "./block.ts";
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
  /** Ends it early, with the blocks that are whole by then. */
  readonly interrupt?: Stop;
}

/** Plays a contest on several threads; neither their number nor their speed changes what comes out. */
export async function playContest(
  contest: Contest,
  { workers, bounds, onBlock, interrupt: stop = new Stop() }: Manner,
): Promise<readonly Played[]> {
  const threads = workers ?? availableParallelism();
  const pool = new Piscina<Task, Block | undefined>({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const all: Played[] = [];
  let running: Promise<Block | undefined>[] = [];
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
      running = [];
      let next = 0;
      // Blocks count in the order of their numbers; what was begun beyond the last one that counts is left out.
      while (blocks.length < contest.blocks && !isDecided()) {
        while (next < contest.blocks && running.length < 2 * threads && !stop.isWanted)
          running.push(begun(pool, { contest, lineUp: number, block: next++, interrupt: stop.flag }));
        const block = await running.shift();
        if (block === undefined) break;
        blocks.push(block);
        onBlock?.(++done);
      }
      await Promise.all(running);
      if (blocks.length > 0) all.push({ lineUp, blocks });
      if (stop.isWanted) break;
    }
  } catch (error) {
    // The pool cannot bear answers once it is closed.
    stop.want();
    await Promise.allSettled(running);
    throw error;
  } finally {
    await pool.destroy();
  }
  return all;
}

/** A block under way; should it fail, that is heard of when its turn comes. */
function begun(pool: Piscina<Task, Block | undefined>, task: Task): Promise<Block | undefined> {
  const block = pool.run(task);
  block.catch(() => {});
  return block;
}
