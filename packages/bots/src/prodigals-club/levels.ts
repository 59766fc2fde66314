import type { Level } from '../level.ts';

export type LevelId =
  | 'young-thistlewood'
  | 'lady-marchbanks'
  | 'major-ffoulkes'
  | 'dowager-quill'
  | 'lord-ruinmore';

/** Weakest first. Measured in docs/bots.md. */
// biome-ignore format: one level per row
export const levels: readonly Level<LevelId>[] = [
  { id: 'young-thistlewood', iterations: 700,   sight: 0,  blur: 0.045, curiosity: 0.2 },
  { id: 'lady-marchbanks',   iterations: 1500,  sight: 0,  blur: 0.026, curiosity: 0.2 },
  { id: 'major-ffoulkes',    iterations: 4000,  sight: 0,  blur: 0.016, curiosity: 0.2 },
  { id: 'dowager-quill',     iterations: 12000, sight: 0,  blur: 0.008, curiosity: 0.2 },
  { id: 'lord-ruinmore',     iterations: 70000, sight: 0,  blur: 0,     curiosity: 0.2, tireless: true },
];
