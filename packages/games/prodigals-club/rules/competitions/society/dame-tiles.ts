import type { Column } from '../../effects/language.ts';

type DameTileRow = { readonly id: string } & (
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'rows'; readonly minValue: number; readonly maxValue: number }
  | { readonly kind: 'sameRow' | 'adjacent' }
);

/** PC-15.2 Which markers rise. */
// biome-ignore format: one tile per row
export const dameTiles = [
  { id: 'dame-not-left', kind: 'columns', columns: ['middle', 'right'] },
  { id: 'dame-not-middle', kind: 'columns', columns: ['left', 'right'] },
  { id: 'dame-not-right', kind: 'columns', columns: ['left', 'middle'] },
  { id: 'dame-rows', kind: 'rows', minValue: 6, maxValue: 12 },
  { id: 'dame-same-row', kind: 'sameRow' },
  { id: 'dame-adjacent', kind: 'adjacent' },
] as const satisfies readonly DameTileRow[];

export type DameId = (typeof dameTiles)[number]['id'];
