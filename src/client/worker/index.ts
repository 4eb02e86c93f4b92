import { address } from "virtual:worker";
import { proxy, type Remote, wrap } from "comlink";
import { unkept } from "../platform/unkept.ts";
import type { Host } from "./host.ts";
import { running } from "./running.ts";
import type { Pace, Problem, Scene } from "./scene.ts";

interface Started {
  readonly remote: Remote<Host>;
  /** Fulfilled once it answers; rejected where its code could not be fetched. */
  readonly ready: Promise<void>;
}

let started: Started | undefined;

/** The worker that holds the match; started when it is first needed. */
export function host(): Remote<Host> {
  started ??= start();
  return started.remote;
}

/** Starts the worker, unless it runs; one that could not be started is started anew the next time. */
export function workerStarted(): Promise<void> {
  started ??= start();
  return started.ready;
}

function start(): Started {
  const worker = new Worker(address, { type: "module" });
  const remote = wrap<Host>(worker);
  const failed = new Promise<never>((_, fail) => {
    worker.addEventListener("error", fail, { once: true });
  });
  const ready = Promise.race([remote.answer(), failed]);
  ready.catch(() => {
    worker.terminate();
    started = undefined;
    running.host = undefined;
  });
  running.host = remote;
  void remote.hearUnkept(proxy((state) => unkept.setState(state))).catch(() => undefined);
  return { remote, ready };
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
