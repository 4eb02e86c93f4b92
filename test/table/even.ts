import { expect } from "vitest";

/** Draws, and expects each of the outcomes about as often as it weighs, and no other; by the chi-square statistic. */
export function checkEven(weights: ReadonlyMap<string, number>, draw: () => string, draws: number): void {
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const drawn = draw();
    if (!weights.has(drawn)) throw new Error(`this cannot be: ${drawn}`);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect(surprise(weights, counts, draws)).toBeLessThan(5);
}

/** How far the counts are from what they weigh, in standard deviations of the chi-square statistic. */
export function surprise(
  weights: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  draws: number,
): number {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let chiSquare = 0;
  for (const [outcome, weight] of weights) {
    const expected = (draws * weight) / total;
    chiSquare += ((counts.get(outcome) ?? 0) - expected) ** 2 / expected;
  }
  const freedom = weights.size - 1;
  return freedom === 0 ? 0 : (chiSquare - freedom) / Math.sqrt(2 * freedom);
}
