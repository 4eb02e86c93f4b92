import { proxy, type Remote, wrap } from "comlink";
import type { Host } from "./host.ts";
import type { Pace, Problem, Scene } from "./scene.ts";

let started: Remote<Host> | undefined;

/** The worker that holds the match; started when it is first needed. */
export function host(): Remote<Host> {
  started ??= wrap<Host>(new Worker(new URL("./host.ts", import.meta.url), { type: "module" }));
  return started;
}

export const openMatch = (id: string, pace: Pace, listener: (scene: Scene) => void): Promise<Problem | undefined> =>
  host().open(id, pace, proxy(listener));

export const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === "object" && answer !== null && "problem" in answer;
