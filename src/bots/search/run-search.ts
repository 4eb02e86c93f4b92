import type { Budget, Progress } from "../bot.ts";

/** A search that runs in steps and yields its progress between them. */
export type SearchSteps<T> = Generator<Progress, T>;

/** Runs a search to its end: synchronously, or with pauses if the budget asks for them. */
export function runSearch<T>(steps: SearchSteps<T>, { pause }: Budget = {}): T | Promise<T> {
  if (pause !== undefined) return withPauses(steps, pause);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

async function withPauses<T>(steps: SearchSteps<T>, pause: NonNullable<Budget["pause"]>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause(step.value);
  }
}

/** Applies a function to a value now, or to a promised value once it resolves. */
export const mapMaybePromise = <T, R>(value: T | Promise<T>, act: (value: T) => R | Promise<R>): R | Promise<R> =>
  value instanceof Promise ? value.then(act) : act(value);
