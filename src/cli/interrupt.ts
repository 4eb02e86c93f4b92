/** What a program exits with that Ctrl-C has ended. */
export const INTERRUPTED = 130;

/** A wish for an early end, which threads share. */
export class Stop {
  /** Not zero when somebody wants the end. */
  readonly flag = new Int32Array(new SharedArrayBuffer(4));

  get isWanted(): boolean {
    return isRaised(this.flag);
  }

  want(): void {
    Atomics.store(this.flag, 0, 1);
  }
}

/** Lets the first Ctrl-C ask for an early end, with what there is by then; a second one ends at once. */
export class Interrupt extends Stop {
  readonly #heard = () => {
    this.want();
    console.error("Stopping when the games under way are over; Ctrl-C again stops at once.");
  };

  constructor() {
    super();
    process.once("SIGINT", this.#heard);
  }

  done(): void {
    process.removeListener("SIGINT", this.#heard);
  }
}

export const isRaised = (flag: Int32Array | undefined): boolean => flag !== undefined && Atomics.load(flag, 0) !== 0;
