import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { Unusable } from "./checkout.ts";

/** A process that works on one checkout: it is asked one thing at a time and answers each. */
export class Child<Ask extends object, Answer extends object> {
  readonly #process: ChildProcess;
  readonly #gone: Promise<never>;

  /** `file` lies beside this one; `words` are what it is started with. */
  constructor(file: string, words: readonly string[]) {
    this.#process = fork(join(import.meta.dirname, file), [...words], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#gone = new Promise((_, reject) => {
      this.#process.once("exit", () =>
        reject(new Unusable(`${file} ${words.join(" ")} ended before it had answered.`)),
      );
    });
    this.#gone.catch(() => {});
  }

  ask(question: Ask): Promise<Answer> {
    const answer = new Promise<Answer>((resolve) => {
      this.#process.once("message", (heard: Answer) => resolve(heard));
    });
    this.#process.send(question);
    return Promise.race([answer, this.#gone]);
  }

  stop(): void {
    this.#process.kill();
  }
}
