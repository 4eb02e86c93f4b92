import { normal, type Random } from "../../table/random.ts";

/**
 * An evolution strategy that learns how far to step and along which numbers: CMA-ES with a diagonal covariance (sep-CMA-ES),
 * since the few hundred trials that games allow tell nothing of how numbers go together. Points of the search are rows of numbers
 * around 0; whoever asks says which of them did best.
 */
export class Evolution {
  readonly population: number;
  readonly #random: Random;
  /** What the best of a generation count, the best most. */
  readonly #shares: readonly number[];
  readonly #rates: Rates;
  #mean: readonly number[];
  #step: number;
  /** By number, how far beside the others it is varied. */
  #variances: readonly number[];
  /** Where the last generations have gone, for the length of steps and for the variances. */
  #path: readonly number[];
  #way: readonly number[];
  #generation = 0;

  constructor(size: number, population: number, step: number, random: Random) {
    const zeros = new Array<number>(size).fill(0);
    this.population = population;
    this.#random = random;
    this.#step = step;
    this.#mean = zeros;
    this.#path = zeros;
    this.#way = zeros;
    this.#variances = zeros.map(() => 1);
    const parents = Math.floor(population / 2);
    const weights = Array.from({ length: parents }, (_, i) => Math.log((population + 1) / 2) - Math.log(i + 1));
    const sum = weights.reduce((a, b) => a + b, 0);
    this.#shares = weights.map((weight) => weight / sum);
    this.#rates = ratesFor(size, 1 / this.#shares.reduce((all, share) => all + share ** 2, 0));
  }

  /** Where the search stands. */
  get mean(): readonly number[] {
    return this.#mean;
  }

  /** The points of the next generation. */
  next(): readonly (readonly number[])[] {
    return Array.from({ length: this.population }, () =>
      this.#mean.map((number, i) => number + this.#step * Math.sqrt(this.#variances[i]!) * normal(this.#random)),
    );
  }

  /** Goes on from the points of a generation, best first. */
  learn(ranked: readonly (readonly number[])[]): void {
    const { parents, path, way, damping, once, many } = this.#rates;
    const size = this.#mean.length;
    const old = this.#mean;
    const steps = ranked
      .slice(0, this.#shares.length)
      .map((point) => point.map((number, i) => (number - old[i]!) / this.#step));
    const moved = old.map((_, i) => steps.reduce((sum, step, k) => sum + this.#shares[k]! * step[i]!, 0));
    this.#mean = old.map((number, i) => number + this.#step * moved[i]!);
    const turn = Math.sqrt(path * (2 - path) * parents);
    this.#path = this.#path.map(
      (number, i) => (1 - path) * number + (turn * moved[i]!) / Math.sqrt(this.#variances[i]!),
    );
    const length = Math.sqrt(this.#path.reduce((sum, number) => sum + number ** 2, 0));
    const usual = Math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size ** 2));
    const isSteady = length / Math.sqrt(1 - (1 - path) ** (2 * ++this.#generation)) < (1.4 + 2 / (size + 1)) * usual;
    const follow = isSteady ? Math.sqrt(way * (2 - way) * parents) : 0;
    this.#way = this.#way.map((number, i) => (1 - way) * number + follow * moved[i]!);
    this.#variances = this.#variances.map((variance, i) => {
      const spread = steps.reduce((sum, step, k) => sum + this.#shares[k]! * step[i]! ** 2, 0);
      return (1 - once - many) * variance + once * this.#way[i]! ** 2 + many * spread;
    });
    this.#step *= Math.exp((path / damping) * (length / usual - 1));
  }
}

/** How quickly paths and variances change; `parents` is how many equal parents the shares are worth. */
interface Rates {
  readonly parents: number;
  readonly path: number;
  readonly way: number;
  readonly damping: number;
  readonly once: number;
  readonly many: number;
}

/** The usual rates of CMA-ES, those of the variances raised as sep-CMA-ES does. */
function ratesFor(size: number, parents: number): Rates {
  const path = (parents + 2) / (size + parents + 5);
  const faster = (size + 2) / 3;
  const once = Math.min(1, (faster * 2) / ((size + 1.3) ** 2 + parents));
  const many = Math.min(1 - once, (faster * 2 * (parents - 2 + 1 / parents)) / ((size + 2) ** 2 + parents));
  return {
    parents,
    path,
    way: (4 + parents / size) / (size + 4 + (2 * parents) / size),
    damping: 1 + 2 * Math.max(0, Math.sqrt((parents - 1) / (size + 1)) - 1) + path,
    once,
    many: Math.max(0, many),
  };
}
