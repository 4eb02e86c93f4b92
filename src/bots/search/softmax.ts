import type { Random } from "../../table/random.ts";

/** The index of the best value, or, the warmer the more often, of one near it. Of equals any. */
export function warmest(values: readonly number[], temperature: number, random: Random): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    // Gumbel noise: each is drawn as often as the exponential of its value asks for.
    const noise = -Math.log(-Math.log((random.below(1 << 30) + 0.5) / (1 << 30)));
    const warm = values[i]! + Math.max(temperature, 1e-9) * noise;
    if (warm <= most) continue;
    most = warm;
    best = i;
  }
  return best;
}
