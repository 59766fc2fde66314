import type { Level } from '@manigance/bots';

/** Id of a level. */
export type LevelId =
  | 'gaspard'
  | 'madame-tournevis'
  | 'inspector-boulon'
  | 'baroness-vapeur'
  | 'the-mainspring';

/** Weakest first. Measured in docs/bots.md. */
// biome-ignore format: one level per row
/** The levels of the bots. */
export const levels: readonly Level<LevelId>[] = [
  { id: 'gaspard',          iterations: 450,   sight: 0,  blur: 0.15,  curiosity: 0.2 },
  { id: 'madame-tournevis', iterations: 900,   sight: 5,  blur: 0.06,  curiosity: 0.2 },
  { id: 'inspector-boulon', iterations: 1800,  sight: 10, blur: 0.022, curiosity: 0.2 },
  { id: 'baroness-vapeur',  iterations: 5000,  sight: 22, blur: 0.01,  curiosity: 0.2 },
  { id: 'the-mainspring',   iterations: 13500, sight: 30, blur: 0,     curiosity: 0.2, tireless: true, learned: true },
];
