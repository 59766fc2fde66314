import type { Sym } from '../../effects/language.ts';

/** PC-12.2 The content of a side. */
export type Side = Sym | '?' | 'none';

interface CircleTileRow {
  readonly id: string;
  /** 0 is a starting tile. */
  readonly back: 0 | 1 | 2;
  /** North, east, south, west. */
  readonly sides: readonly [Side, Side, Side, Side];
}

/** PC-21 Five starting tiles and twenty more. */
// biome-ignore format: one tile per row
/** PC-21 The circle tiles. */
export const circleTiles = [
  { id: 'circle-start-1', back: 0, sides: ['dog', 'horse', '?', 'glass'] },
  { id: 'circle-start-2', back: 0, sides: ['horse', 'glass', '?', 'house'] },
  { id: 'circle-start-3', back: 0, sides: ['glass', 'house', '?', 'mask'] },
  { id: 'circle-start-4', back: 0, sides: ['house', 'mask', '?', 'dog'] },
  { id: 'circle-start-5', back: 0, sides: ['mask', 'dog', '?', 'horse'] },
  { id: 'circle-1-01', back: 1, sides: ['dog', 'dog', 'none', 'horse'] },
  { id: 'circle-1-02', back: 1, sides: ['horse', 'horse', 'none', 'glass'] },
  { id: 'circle-1-03', back: 1, sides: ['glass', 'glass', 'none', 'house'] },
  { id: 'circle-1-04', back: 1, sides: ['house', 'house', 'none', 'mask'] },
  { id: 'circle-1-05', back: 1, sides: ['mask', 'mask', 'none', 'dog'] },
  { id: 'circle-1-06', back: 1, sides: ['dog', 'glass', '?', 'none'] },
  { id: 'circle-1-07', back: 1, sides: ['horse', 'house', '?', 'none'] },
  { id: 'circle-1-08', back: 1, sides: ['glass', 'mask', '?', 'none'] },
  { id: 'circle-1-09', back: 1, sides: ['house', 'dog', '?', 'none'] },
  { id: 'circle-1-10', back: 1, sides: ['mask', 'horse', '?', 'none'] },
  { id: 'circle-1-11', back: 1, sides: ['dog', 'house', 'glass', 'none'] },
  { id: 'circle-1-12', back: 1, sides: ['horse', 'mask', 'dog', 'none'] },
  { id: 'circle-2-01', back: 2, sides: ['dog', 'horse', 'glass', '?'] },
  { id: 'circle-2-02', back: 2, sides: ['horse', 'glass', 'house', '?'] },
  { id: 'circle-2-03', back: 2, sides: ['glass', 'house', 'mask', '?'] },
  { id: 'circle-2-04', back: 2, sides: ['house', 'mask', 'dog', '?'] },
  { id: 'circle-2-05', back: 2, sides: ['mask', 'dog', 'horse', '?'] },
  { id: 'circle-2-06', back: 2, sides: ['dog', 'mask', '?', 'glass'] },
  { id: 'circle-2-07', back: 2, sides: ['horse', 'dog', '?', 'house'] },
  { id: 'circle-2-08', back: 2, sides: ['glass', 'horse', '?', 'mask'] },
] as const satisfies readonly CircleTileRow[];

/** Id of a circle tile. */
export type CircleId = (typeof circleTiles)[number]['id'];
