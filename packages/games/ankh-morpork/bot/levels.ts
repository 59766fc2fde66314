import type { Level } from '@manigance/bots';

/** Id of a level. */
export type LevelId = 'wick' | 'widow-cassia' | 'clerk-tolliver' | 'sister-ashlar' | 'quiet-notary';

/** Weakest first. Measured in docs/bots.md. */
// biome-ignore format: one level per row
/** The levels, weakest first. */
export const levels: readonly Level<LevelId>[] = [
  { id: 'wick',           iterations: 450,   sight: 0,  blur: 0.12,  curiosity: 0.4 },
  { id: 'widow-cassia',   iterations: 900,   sight: 4,  blur: 0.05,  curiosity: 0.4 },
  { id: 'clerk-tolliver', iterations: 2000,  sight: 8,  blur: 0.025, curiosity: 0.4 },
  { id: 'sister-ashlar',  iterations: 5000,  sight: 14, blur: 0.012, curiosity: 0.4 },
  { id: 'quiet-notary',   iterations: 22000, sight: 24, blur: 0,     curiosity: 0.4, tireless: true },
];
