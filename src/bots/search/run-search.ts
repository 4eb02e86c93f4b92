import type { Budget, Progress } from "../bot.ts";

/** Something that is thought about step by step: between steps it tells how far it has come. */
export type Thinking<T> = Generator<Progress, T>;

/** Thinks to the end: at once, or, where whoever asked wants to be told, with pauses. */
export function think<T>(thinking: Thinking<T>, { pause }: Budget = {}): T | Promise<T> {
  if (pause !== undefined) return withPauses(thinking, pause);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

async function withPauses<T>(thinking: Thinking<T>, pause: NonNullable<Budget["pause"]>): Promise<T> {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    await pause(step.value);
  }
}

/** Does something with a value that is there already, or as soon as it is. */
export const when = <T, R>(value: T | Promise<T>, act: (value: T) => R | Promise<R>): R | Promise<R> =>
  value instanceof Promise ? value.then(act) : act(value);
