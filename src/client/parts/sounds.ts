import { useSettings } from "../settings/settings.ts";

/** What can be heard at the table; all of it is made here, of a few waves and a little noise. */
export type Sound = "wood" | "coin" | "dice" | "end";

let context: AudioContext | undefined;

/** Plays a sound softly, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + 0.01;
  switch (sound) {
    case "wood":
      return knock(context, start, 190, 0.16);
    case "coin":
      tone(context, start, 1760, 0.12, 0.05);
      return tone(context, start + 0.07, 2350, 0.2, 0.05);
    case "dice":
      for (const [i, pitch] of [310, 240, 280, 210].entries()) knock(context, start + i * 0.08, pitch, 0.1);
      return;
    case "end":
      for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(context, start + i * 0.16, pitch, 0.9, 0.06);
  }
}

/** A piece of wood set down: a short low thud with a breath of noise. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const thud = audio.createOscillator();
  thud.type = "triangle";
  thud.frequency.setValueAtTime(pitch, at);
  thud.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.08);
  faded(audio, thud, at, 0.09, loud);
  const noise = audio.createBufferSource();
  noise.buffer = breath(audio);
  faded(audio, noise, at, 0.03, loud / 3);
}

function tone(audio: AudioContext, at: number, pitch: number, long: number, loud: number): void {
  const wave = audio.createOscillator();
  wave.type = "sine";
  wave.frequency.value = pitch;
  faded(audio, wave, at, long, loud);
}

function faded(audio: AudioContext, source: AudioScheduledSourceNode, at: number, long: number, loud: number): void {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + long);
}

/** Noise that is the same each time: every sample follows from the last. */
function breath(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.05), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let n = 1;
  for (let i = 0; i < samples.length; i++) {
    n = (n * 48271) % 2147483647;
    samples[i] = n / 1073741823.5 - 1;
  }
  return buffer;
}
