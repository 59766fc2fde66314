import type { Column } from '../../effects/language.ts';

type DameTileRow = { readonly id: string } & (
  | { readonly kind: 'columns'; readonly columns: readonly Column[] }
  | { readonly kind: 'rows'; readonly minValue: number; readonly maxValue: number }
  | { readonly kind: 'sameRow' | 'adjacent' }
);

/** PC-15.2 The markers each tile moves up. */
// biome-ignore format: one tile per row
/** PC-15 The tiles of Dame Beatrice. */
export const dameTiles = [
  { id: 'dame-not-left', kind: 'columns', columns: ['middle', 'right'] },
  { id: 'dame-not-middle', kind: 'columns', columns: ['left', 'right'] },
  { id: 'dame-not-right', kind: 'columns', columns: ['left', 'middle'] },
  { id: 'dame-rows', kind: 'rows', minValue: 6, maxValue: 12 },
  { id: 'dame-same-row', kind: 'sameRow' },
  { id: 'dame-adjacent', kind: 'adjacent' },
] as const satisfies readonly DameTileRow[];

/** A tile of Dame Beatrice. */
export type DameTile = (typeof dameTiles)[number];
/** Id of a tile of Dame Beatrice. */
export type DameId = DameTile['id'];

/** PC-15.2 Whether a tile affects every marker in this cell. Tiles that compare markers name no cells. */
export function coversCell(tile: DameTile, column: Column, value: number): boolean {
  if (tile.kind === 'rows') return value >= tile.minValue && value <= tile.maxValue;
  return tile.kind === 'columns' && tile.columns.some((covered) => covered === column);
}
