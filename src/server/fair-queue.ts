interface Waiting {
  readonly by: string;
  /** It may change while it waits. */
  rank(): number;
  begin(): void;
}

interface Limits {
  /** How many things go on at once, and how many of one person. */
  readonly atOnce: number;
  readonly atOnceEach: number;
  /** How many wait at most, and how many of one person. */
  readonly longest: number;
  readonly longestEach: number;
}

/** Too much waits already. */
export class QueueFull extends Error {}

/**
 * Work that waits for its turn: the lower rank first, and within a rank whoever has had the least time so far. Who comes
 * late starts level with those who wait, so nobody saves up time by asking for nothing.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  /** By person, how much waits and how much goes on. */
  readonly #asked = new Map<string, number>();
  readonly #going = new Map<string, number>();
  /** Time that each person has had, for those who wait or whose work goes on. */
  readonly #had = new Map<string, number>();
  /** What the person had whose turn came last. */
  #level = 0;
  #goingInAll = 0;

  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does some work of a person when its turn comes; rejects with `QueueFull` where too much waits. */
  async run<T>(by: string, rank: () => number, work: () => Promise<T>): Promise<T> {
    const { longest, longestEach } = this.#limits;
    if (this.#waiting.length >= longest || (this.#asked.get(by) ?? 0) >= longestEach) throw new QueueFull();
    count(this.#asked, by, 1);
    this.#had.set(by, Math.max(this.#had.get(by) ?? 0, this.#level));
    await new Promise<void>((begin) => {
      this.#waiting.push({ by, rank, begin });
      this.#goOn();
    });
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#end(by, this.#now() - began);
    }
  }

  #goOn(): void {
    for (;;) {
      const next = this.#goingInAll < this.#limits.atOnce ? this.#next() : undefined;
      if (next === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      count(this.#asked, next.by, -1);
      count(this.#going, next.by, 1);
      this.#goingInAll++;
      this.#level = Math.max(this.#level, this.#had.get(next.by) ?? 0);
      next.begin();
    }
  }

  /** Whose turn it is; what is the same waits in the order it came. */
  #next(): Waiting | undefined {
    let best: Waiting | undefined;
    for (const one of this.#waiting)
      if ((this.#going.get(one.by) ?? 0) < this.#limits.atOnceEach && (best === undefined || this.#isBefore(one, best)))
        best = one;
    return best;
  }

  #isBefore(one: Waiting, other: Waiting): boolean {
    const rank = one.rank() - other.rank();
    if (rank !== 0) return rank < 0;
    return (this.#had.get(one.by) ?? 0) < (this.#had.get(other.by) ?? 0);
  }

  #end(by: string, time: number): void {
    count(this.#going, by, -1);
    this.#goingInAll--;
    this.#had.set(by, (this.#had.get(by) ?? 0) + time);
    this.#forget();
    this.#goOn();
  }

  /** Whoever neither waits nor has more than the others is as good as new. */
  #forget(): void {
    for (const [person, had] of this.#had)
      if (had <= this.#level && !this.#going.has(person) && !this.#asked.has(person)) this.#had.delete(person);
  }
}

function count(counts: Map<string, number>, of: string, more: number): void {
  const now = (counts.get(of) ?? 0) + more;
  if (now === 0) counts.delete(of);
  else counts.set(of, now);
}
