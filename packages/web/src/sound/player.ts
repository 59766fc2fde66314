import type { Cue } from './cues.ts';
import { type Tone, tunes, vibrations } from './tunes.ts';

let speaker: AudioContext | undefined;

/** Plays the tones of a cue. A browser that has not been touched yet stays silent. */
export function sound(cue: Cue): void {
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const tone of tunes[cue]) play(speaker, tone);
}

/** Vibrates, on devices that can. */
export function vibrate(cue: Cue): void {
  const pattern = vibrations[cue];
  if (pattern !== undefined) navigator.vibrate?.([...pattern]);
}

function play(context: AudioContext, { hertz, after, lasts, volume, shape }: Tone): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  const begin = context.currentTime + after;
  tone.frequency.value = hertz;
  tone.type = shape;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  tone.connect(gain).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}
