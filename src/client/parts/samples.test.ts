import { expect, test } from "vitest";
import { type Sound, samplesOf } from "./samples.ts";

const RATE = 48_000;

/** How long each may last, in seconds, and where the middle of what is heard lies, in Hertz. */
const EXPECTED: { readonly [S in Sound]: { readonly long: number; readonly low: number; readonly high: number } } = {
  wood: { long: 0.15, low: 120, high: 700 },
  dice: { long: 0.5, low: 150, high: 900 },
  coin: { long: 0.4, low: 1400, high: 2600 },
  end: { long: 1.5, low: 350, high: 900 },
};

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The strength of a pitch. */
function strength(samples: Float32Array, pitch: number): number {
  let [re, im] = [0, 0];
  for (let i = 0; i < samples.length; i++) {
    const turn = (2 * Math.PI * pitch * i) / RATE;
    re += samples[i]! * Math.cos(turn);
    im += samples[i]! * Math.sin(turn);
  }
  return re * re + im * im;
}

const PITCHES = Array.from({ length: 160 }, (_, i) => 50 * 1.035 ** i);
const strengths = (samples: Float32Array): readonly number[] => PITCHES.map((pitch) => strength(samples, pitch));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

for (const sound of Object.keys(EXPECTED) as Sound[])
  test(`the sound of ${sound} is soft, short, without clicks and where it belongs`, () => {
    const samples = samplesOf(sound, RATE);
    const { long, low, high } = EXPECTED[sound];
    const most = loudest(samples);
    expect(most).toBeGreaterThan(0.05);
    expect(most).toBeLessThan(0.35);
    expect(samples.length / RATE).toBeLessThan(long);
    // It swells from nothing and ends in nothing.
    expect(loudest(samples.subarray(0, 24))).toBeLessThan(0.15 * most);
    expect(loudest(samples.subarray(-48))).toBeLessThan(0.01 * most);
    // No jump from one sample to the next that would be heard as a crack.
    expect(loudest(samples.map((sample, i) => sample - (samples[i - 1] ?? 0)))).toBeLessThan(0.4 * most);
    const all = strengths(samples);
    const middle = sum(all.map((n, i) => n * PITCHES[i]!)) / sum(all);
    expect(middle).toBeGreaterThan(low);
    expect(middle).toBeLessThan(high);
    // Hardly anything above four kilohertz, where it would be harsh.
    expect(sum(all.filter((_, i) => PITCHES[i]! > 4200)) / sum(all)).toBeLessThan(0.03);
  });
