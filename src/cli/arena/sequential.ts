import { meanOf } from "../sim/statistics.ts";

/** How a sequential test stands. */
export interface Test {
  /** Elo differences: the first bot is no stronger than by the lower, or at least by the upper one. */
  readonly bounds: readonly [number, number];
  /** The logarithm of how much likelier the upper one is than the lower. */
  readonly evidence: number;
  readonly verdict: "stronger" | "not-stronger" | "open";
}

/** One error in twenty on either side. */
const ENOUGH = Math.log(0.95 / 0.05);
const LEAST_BLOCKS = 8;

/** The share of wins an Elo difference means for one bot among others that are alike. */
export const shareOf = (elo: number, seats: number): number => 1 / (1 + (seats - 1) * 10 ** (-elo / 400));

/**
 * A sequential likelihood-ratio test on what the first bot won of each block, with the variance as seen. Half a block
 * either way is added to what was seen, so that a row of wins does not look like certainty.
 */
export function testOf(won: readonly number[], seats: number, bounds: readonly [number, number]): Test {
  const blocks = [...won, 0, 1];
  const mean = meanOf(won);
  const middle = meanOf(blocks);
  const variance = meanOf(blocks.map((share) => (share - middle) ** 2));
  const [low, high] = bounds.map((elo) => shareOf(elo, seats)) as [number, number];
  const evidence = (won.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
  const isEnough = won.length >= LEAST_BLOCKS;
  const verdict =
    isEnough && evidence >= ENOUGH ? "stronger" : isEnough && evidence <= -ENOUGH ? "not-stronger" : "open";
  return { bounds, evidence: won.length === 0 ? 0 : evidence, verdict };
}
