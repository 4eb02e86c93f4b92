/** How many times as fast, and where that lies in 95 of 100 repetitions. */
export interface Ratio {
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/** The geometric mean of ratios that were measured apart, with its interval (Student's t on the logarithms). */
export function ratioOf(measured: readonly number[]): Ratio {
  if (measured.length === 0) throw new Error("nothing was measured");
  const logs = measured.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  if (logs.length === 1) return { middle: Math.exp(mean), low: 0, high: Number.POSITIVE_INFINITY };
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const half = studentT(logs.length - 1) * Math.sqrt(variance / logs.length);
  return { middle: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** What 2.5 % lie above, by degrees of freedom from 1 on. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
];
const studentT = (freedom: number): number => STUDENT[freedom - 1] ?? 1.96 + 2.6 / freedom;
