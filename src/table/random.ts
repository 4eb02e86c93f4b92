/** A source of even whole numbers. */
export interface Random {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
}

/** A fast generator for bots, simulations and tests (sfc32); the same seed gives the same numbers. */
export function fastRandom(seed: string): Random {
  let [a, b, c, d] = spread(seed);
  const word = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return { below: (n) => evenBelow(n, word) };
}

/** A whole number below `n` from words of 32 bits, without the bias of a plain remainder. */
export function evenBelow(n: number, word: () => number): number {
  if (n <= 1) return 0;
  if (n > 0x1_0000_0000) throw new Error(`cannot draw evenly below ${n}`);
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const drawn = word();
    if (drawn < fair) return drawn % n;
  }
}

export const pick = <T>(items: readonly T[], random: Random): T => {
  if (items.length === 0) throw new Error("nothing to pick from");
  return items[random.below(items.length)] as T;
};

/** Brings the items into random order, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

/** A number around 0, mostly within 1. */
export function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(1 << 20) / (1 << 20);
  return sum;
}

/** The index of one of the weights, as often as it weighs. */
export function pickWeighted(weights: readonly number[], random: Random): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let rest = random.below(total);
  for (let i = 0; i < weights.length; i++) {
    rest -= weights[i] as number;
    if (rest < 0) return i;
  }
  throw new Error("weights must be whole and positive");
}

function spread(seed: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  for (let i = 0; i < seed.length; i++) {
    const lane = i & 3;
    words[lane] = Math.imul((words[lane] as number) ^ seed.charCodeAt(i), 0x01000193);
    words[(lane + 1) & 3] = ((words[(lane + 1) & 3] as number) + ((words[lane] as number) >>> 7)) | 0;
  }
  return words;
}
