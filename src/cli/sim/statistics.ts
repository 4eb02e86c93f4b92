/** How numbers are spread. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly q05: number;
  readonly q25: number;
  readonly median: number;
  readonly q75: number;
  readonly q95: number;
  readonly max: number;
}

export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = Float64Array.from(numbers).sort();
  const mean = meanOf(numbers);
  let squares = 0;
  for (const number of numbers) squares += (number - mean) ** 2;
  return {
    mean,
    sd: numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0,
    min: quantile(sorted, 0),
    q05: quantile(sorted, 0.05),
    q25: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q75: quantile(sorted, 0.75),
    q95: quantile(sorted, 0.95),
    max: quantile(sorted, 1),
  };
}

export function meanOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return numbers.length === 0 ? 0 : sum / numbers.length;
}

/** Between the two nearest numbers where it falls between them. */
function quantile(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return 0;
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] as number;
  const above = sorted[Math.ceil(at)] as number;
  return below + (above - below) * (at - Math.floor(at));
}

export type Interval = readonly [low: number, high: number];

/** Where a share seen in so many trials truly lies, in 95 of 100 cases (Wilson). */
export function wilson(share: number, trials: number): Interval {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const scale = 1 + z ** 2 / trials;
  const middle = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
