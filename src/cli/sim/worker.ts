import { games } from "../../games/index.ts";
import { type Batch, type Plan, playBatch, type Range } from "./batch.ts";

/** What a worker is sent: games to play, or so many seconds to get warm first. */
export type Task =
  | { readonly plan: Plan; readonly range: Range; readonly interrupt: Int32Array | undefined }
  | { readonly plan: Plan; readonly warmUp: number };

const NOTHING: Batch = { outcomes: [], lines: [], errors: [] };

/** Processor time of this thread: where a machine is busy, a clock on the wall would stop before much was compiled. */
function ownSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

export default async function work(task: Task): Promise<Batch> {
  const module = await games[task.plan.game]!();
  if ("range" in task) return playBatch(module, task.plan, task.range, task.interrupt);
  const begin = ownSeconds();
  const plan = { ...task.plan, seed: "warm-up" };
  for (let number = 0; ownSeconds() - begin < task.warmUp; number++)
    await playBatch(module, plan, { from: number, to: number + 1 });
  return NOTHING;
}
