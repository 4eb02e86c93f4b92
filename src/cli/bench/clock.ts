/** Time of all processors since some moment, in microseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const ROUNDS = 5;
const ROUND = 30_000;

/**
 * Microseconds of processor time one call takes: the best of a few rounds, after one to get warm. A round makes
 * `calls` calls again and again; what `prepare` does before each time is not counted.
 */
export function microseconds<T>(calls: number, prepare: () => T, run: (prepared: T) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= ROUNDS; round++) {
    let spent = 0;
    let times = 0;
    while (spent < ROUND) {
      const prepared = prepare();
      const begin = cpu();
      run(prepared);
      spent += cpu() - begin;
      times++;
    }
    if (round > 0) best = Math.min(best, spent / (times * calls));
  }
  return best;
}

/** Milliseconds between two looks at the processor time: a look costs up to a tenth of a short game. */
const PAUSE = 20;

/** Repeats something for so many seconds of processor time; returns the seconds it took. */
export async function repeatFor(seconds: number, act: () => Promise<void>): Promise<number> {
  const begin = cpu();
  for (let looked = performance.now(); ; ) {
    await act();
    if (performance.now() - looked < PAUSE) continue;
    const spent = (cpu() - begin) / 1e6;
    if (spent >= seconds) return spent;
    looked = performance.now();
  }
}
