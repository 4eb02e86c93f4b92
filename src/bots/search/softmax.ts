import type { Random } from "../../table/random.ts";

/** Draws an index from the softmax of the values divided by the temperature: the maximum at 0, ties broken at random. */
export function sampleSoftmax(values: readonly number[], temperature: number, random: Random): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    // Gumbel-max trick: the argmax of values plus Gumbel noise is a softmax sample.
    const noise = -Math.log(-Math.log((random.below(1 << 30) + 0.5) / (1 << 30)));
    const score = values[i]! + Math.max(temperature, 1e-9) * noise;
    if (score <= highest) continue;
    highest = score;
    best = i;
  }
  return best;
}
