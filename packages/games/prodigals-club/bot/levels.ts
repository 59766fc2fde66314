import type { Level } from '@manigance/bots';

/** Id of a level. */
export type LevelId =
  | 'young-thistlewood'
  | 'lady-marchbanks'
  | 'major-ffoulkes'
  | 'dowager-quill'
  | 'lord-ruinmore';

/** Weakest first. Measured in docs/bots.md. */
// biome-ignore format: one level per row
/** The levels of the bots. */
export const levels: readonly Level<LevelId>[] = [
  { id: 'young-thistlewood', iterations: 1000,  sight: 0,  blur: 0.037, curiosity: 0.2 },
  { id: 'lady-marchbanks',   iterations: 1800,  sight: 0,  blur: 0.028, curiosity: 0.2 },
  { id: 'major-ffoulkes',    iterations: 3000,  sight: 0,  blur: 0.018, curiosity: 0.2 },
  { id: 'dowager-quill',     iterations: 10000, sight: 0,  blur: 0.0085, curiosity: 0.2 },
  { id: 'lord-ruinmore',     iterations: 70000, sight: 0,  blur: 0,     curiosity: 0.2, tireless: true },
];
