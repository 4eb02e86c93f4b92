import { type Deal, rootOf } from "./commitment.ts";
import { evenBelow, pickWeighted } from "./random.ts";
import { sha256, sha256Words } from "./sha256.ts";

/** A seed from a text that somebody typed. */
export const seedFrom = (text: string): string => sha256(text).slice(0, 32);

/** Deals a match: counts how often chance was asked for each use, and says what it brings next. */
export class Dealer {
  readonly #root: string | undefined;
  readonly #since: number;
  readonly #uses = new Map<string, number>();

  constructor(deal: Deal | undefined) {
    this.#root = deal === undefined ? undefined : rootOf(deal);
    this.#since = deal?.since ?? 0;
  }

  /** Whether the deal decides what chance brings at that line of the log. */
  decides(ply: number): boolean {
    return this.#root !== undefined && ply >= this.#since;
  }

  /** The index of what comes next; nothing if the seed is not known. */
  outcome(use: string, weights: () => readonly number[]): number | undefined {
    if (this.#root === undefined) return undefined;
    return outcomeOf(this.#root, use, this.#uses.get(use) ?? 0, weights());
  }

  /** Counts a chance move at that line of the log. */
  count(use: string, ply: number): void {
    if (ply >= this.#since) this.#uses.set(use, (this.#uses.get(use) ?? 0) + 1);
  }
}

/**
 * The outcome chance brings: an index into the weights. Every use ("roll", "stack/2") has a stream of its own, so that
 * what is drawn from one stack does not hang on how often dice were rolled.
 */
export function outcomeOf(root: string, use: string, nth: number, weights: readonly number[]): number {
  if (weights.length === 1) return 0;
  const draw = JSON.stringify([root, use, nth]);
  let words: number[] = [];
  let block = 0;
  const word = () => {
    if (words.length === 0) words = sha256Words(`${block++}:${draw}`);
    return words.pop() as number;
  };
  return pickWeighted(weights, { below: (n) => evenBelow(n, word) });
}
