import { address } from "virtual:worker";
import { proxy, type Remote, wrap } from "comlink";
import type { Host } from "./host.ts";
import type { Pace, Problem, Scene } from "./scene.ts";

let started: Remote<Host> | undefined;

/** The worker that holds the match; started when it is first needed. */
export function host(): Remote<Host> {
  started ??= wrap<Host>(new Worker(address, { type: "module" }));
  return started;
}

/** Opens a match: it is shown from now on, or what became of it is told. */
export async function openMatch(
  id: string,
  pace: Pace,
  show: (scene: Scene) => void,
  fail: (problem: Problem) => void,
): Promise<void> {
  const listener = (news: Scene | Problem) => ("view" in news ? show(news) : fail(news));
  const problem = await host().open(id, pace, proxy(listener));
  if (problem !== undefined) fail(problem);
}

export const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === "object" && answer !== null && "problem" in answer;
