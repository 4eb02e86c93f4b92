import { useSettings } from "../settings/settings.ts";
import { type Sound, samplesOf } from "./samples.ts";

let context: AudioContext | undefined;
const made = new Map<Sound, AudioBuffer>();

/** Plays a sound softly, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!useSettings.getState().sound) return;
  context ??= new AudioContext();
  void context.resume();
  const source = context.createBufferSource();
  source.buffer = made.get(sound) ?? recorded(context, sound);
  source.connect(context.destination);
  source.start();
}

function recorded(audio: AudioContext, sound: Sound): AudioBuffer {
  const samples = samplesOf(sound, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  made.set(sound, buffer);
  return buffer;
}
