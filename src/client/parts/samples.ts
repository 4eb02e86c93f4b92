/** What can be heard at the table; all of it is made here, of a few waves and a little noise. */
export type Sound = "wood" | "coin" | "dice" | "end";

/** A wave that swells and dies away, from a moment on, in seconds; noise where it has no pitch. */
interface Voice {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly pitch?: number;
  /** How far its pitch falls: the share that is left at the end. */
  readonly falls?: number;
}

const tone = (at: number, pitch: number, long: number, loud: number): readonly Voice[] => [
  { at, pitch, long, loud },
  // A little of the octave above makes it a bell rather than a whistle.
  { at, pitch: 2 * pitch, long: long / 2, loud: loud / 5 },
];

/** A piece of wood set down: a short low thud with a breath of noise. */
const knock = (at: number, pitch: number, loud: number): readonly Voice[] => [
  { at, pitch, falls: 0.6, long: 0.11, loud },
  { at, pitch: 2.7 * pitch, falls: 0.8, long: 0.05, loud: loud / 3 },
  { at, long: 0.035, loud: loud / 2 },
];

const VOICES: { readonly [S in Sound]: readonly Voice[] } = {
  wood: knock(0, 210, 0.2),
  coin: [...tone(0, 1480, 0.16, 0.06), ...tone(0.075, 1976, 0.26, 0.06)],
  dice: [330, 260, 300, 230].flatMap((pitch, i) => knock(i * 0.085, pitch, 0.13 - 0.02 * i)),
  end: [392, 494, 587, 784].flatMap((pitch, i) => tone(i * 0.16, pitch, 0.9, 0.07)),
};

/** How long a voice takes to swell, and to fall silent at its end, so that neither clicks. */
const SWELL = 0.004;
const HUSH = 0.012;

/** A sound as samples, so many a second, each from -1 to 1. */
export function samplesOf(sound: Sound, rate: number): Float32Array<ArrayBuffer> {
  const voices = VOICES[sound];
  const long = Math.max(...voices.map((voice) => voice.at + voice.long));
  const samples = new Float32Array(Math.ceil(long * rate) + 1);
  for (const voice of voices) add(samples, voice, rate);
  return samples;
}

function add(samples: Float32Array, { at, long, loud, pitch, falls = 1 }: Voice, rate: number): void {
  const first = Math.round(at * rate);
  const count = Math.floor(long * rate);
  const noise = breath();
  let turn = 0;
  for (let i = 0; i < count; i++) {
    const time = i / rate;
    const swell = Math.min(1, time / SWELL) * Math.min(1, (long - time) / HUSH);
    const wave = pitch === undefined ? noise() : Math.sin(2 * Math.PI * turn);
    samples[first + i]! += loud * swell * Math.exp((-5 * time) / long) * wave;
    turn += ((pitch ?? 0) * falls ** (time / long)) / rate;
  }
}

/** Noise that is the same each time and without its sharp part: every sample follows from the last. */
function breath(): () => number {
  let n = 1;
  let soft = 0;
  return () => {
    n = (n * 48271) % 2147483647;
    soft += 0.18 * (n / 1073741823.5 - 1 - soft);
    return 2 * soft;
  };
}
