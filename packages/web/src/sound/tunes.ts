import type { Cue } from './cues.ts';

/** One tone: a short swell that dies away. */
export interface Tone {
  readonly hertz: number;
  /** When it begins and how long it sounds; seconds. */
  readonly after: number;
  readonly lasts: number;
  /** Loudness, from 0 to 1. */
  readonly volume: number;
  readonly shape: 'sine' | 'triangle';
}

const bell = (hertz: number, after: number, volume = 0.12): Tone => ({
  hertz,
  after,
  lasts: 0.4,
  volume,
  shape: 'sine',
});
/** A knock on wood. */
const knock = (after: number, hertz = 170): Tone => ({
  hertz,
  after,
  lasts: 0.07,
  volume: 0.1,
  shape: 'triangle',
});

/** The tones of each cue. All are quiet, and no two are alike. */
export const tunes: Readonly<Record<Cue, readonly Tone[]>> = {
  asked: [bell(523, 0), bell(659, 0.12)],
  moved: [knock(0)],
  staged: [knock(0, 330), knock(0.1, 330), knock(0.2, 330), bell(262, 0.32, 0.1)],
  won: [bell(523, 0), bell(659, 0.14), bell(784, 0.28), bell(1047, 0.44, 0.14)],
  over: [bell(523, 0), bell(440, 0.16), bell(349, 0.34)],
};

/** Vibration of each cue: ms on and off in turn; none for the moves of the others. */
export const vibrations: Readonly<Partial<Record<Cue, readonly number[]>>> = {
  asked: [30, 50, 30],
  staged: [20],
  won: [40, 60, 40, 60, 120],
  over: [120],
};
