import { evenBelow, pickWeighted } from "./random.ts";
import { sha256, sha256Words } from "./sha256.ts";

/**
 * The deal of a match. The hash of a secret seed is published before the first move, everyone may add a number of their
 * own, and the seed is published after the last move: so nobody can choose the deal and everybody can check it.
 */
export interface Deal {
  readonly hash: string;
  readonly added: readonly string[];
  /** 32 hexadecimal digits; only with whoever runs the match, until it is over. */
  readonly seed?: string;
  /** The entry of the log from which on this deal holds; the first if not given. A branch begins later. */
  readonly since?: number;
}

/** A fresh deal from a secret seed of 128 bits. */
export const dealFrom = (seed: string, added: readonly string[] = []): Deal => ({ hash: sha256(seed), added, seed });

/** A seed from a text that somebody typed. */
export const seedFrom = (text: string): string => sha256(text).slice(0, 32);

export const isSeed = (seed: unknown): seed is string => typeof seed === "string" && /^[0-9a-f]{32}$/.test(seed);

/**
 * The outcome chance brings: an index into the weights. Every use ("roll", "stack/2") has a stream of its own, so that
 * what is drawn from one stack does not hang on how often dice were rolled.
 */
export function outcomeOf(deal: Deal, use: string, nth: number, weights: readonly number[]): number {
  if (deal.seed === undefined) throw new Error("the seed of this deal is not known");
  if (weights.length === 1) return 0;
  const key = JSON.stringify([deal.seed, deal.added, use, nth]);
  let words: number[] = [];
  let block = 0;
  const word = () => {
    if (words.length === 0) words = sha256Words(`${block++}:${key}`);
    return words.pop() as number;
  };
  return pickWeighted(weights, { below: (n) => evenBelow(n, word) });
}

/** Deals a match: counts how often chance was asked for each use, and says what it brings next. */
export class Dealer {
  readonly #deal: Deal | undefined;
  readonly #uses = new Map<string, number>();

  constructor(deal: Deal | undefined) {
    this.#deal = deal;
  }

  /** Whether the deal decides what chance brings at that line of the log. */
  decides(ply: number): boolean {
    return this.#deal?.seed !== undefined && ply >= (this.#deal.since ?? 0);
  }

  /** The index of what comes next; nothing if the seed is not known. */
  outcome(use: string, weights: () => readonly number[]): number | undefined {
    if (this.#deal?.seed === undefined) return undefined;
    return outcomeOf(this.#deal, use, this.#uses.get(use) ?? 0, weights());
  }

  /** Counts a chance move at that line of the log. */
  count(use: string, ply: number): void {
    if (ply >= (this.#deal?.since ?? 0)) this.#uses.set(use, (this.#uses.get(use) ?? 0) + 1);
  }
}
