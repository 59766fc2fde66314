import { type Branded, push, type Seat, tell } from '@manigance/core';
import { itemAt, numberAt } from '../../arrays.ts';
import { countBits, hasBit, withBit, withoutBit } from '../../bits.ts';
import { columns } from '../../effects/language.ts';
import type { PcState, Step } from '../../state.ts';
import { coversCell, type DameId, type DameTile, dameTiles } from './dame-tiles.ts';
import {
  above,
  anyMayRise,
  type Cell,
  cellOf,
  columnOf,
  isEmpty,
  rowOf,
  rows,
  rowValue,
  shift,
} from './ladder.ts';
import { type MarkerNumber, markersEach } from './markers.ts';

/** A tile of Dame Beatrice in the state: its index in `dameTiles`. */
export type DameNumber = Branded<number, 'dame'>;
/** Ids of the tiles of Dame Beatrice. */
export const dameIds: readonly DameId[] = dameTiles.map(({ id }) => id);

/** PC-15.1 One player after the other is checked against the tile. */
export const dame: Step<'dame'> = {
  resolve(draft, { at: place }) {
    const seat = draft.order[place];
    if (seat === undefined) return;
    push(draft, { kind: 'dame', at: place + 1 });
    visit(draft, seat);
  },
};

function visit(draft: PcState, seat: Seat): void {
  const tile = itemAt(dameTiles, draft.dame);
  const spared = hasBit(draft.immune, seat);
  const affected = spared ? 0 : affectedBy(draft, seat, tile);
  tell(draft, { type: 'dame', seat, tile: tile.id, spared, affected: countBits(affected) });
  const blocked = riseAll(draft, seat, affected);
  if (blocked === 0) return;
  tell(draft, { type: 'dameBlocked', seat, markers: blocked });
  // PC-15.5: with no marker able to move, nothing more happens.
  if (anyMayRise(draft, seat)) push(draft, { kind: 'raise', seat, left: blocked, cause: 'dame' });
}

/** PC-15.2 The markers a tile affects, one bit each. */
function affectedBy(state: PcState, seat: Seat, tile: DameTile): number {
  let affected = 0;
  for (let marker = 0; marker < markersEach; marker++) {
    if (isAffected(state, seat, marker, tile)) affected = withBit(affected, marker);
  }
  return affected;
}

function isAffected(state: PcState, seat: Seat, marker: MarkerNumber, tile: DameTile): boolean {
  const cell = cellOf(state, seat, marker);
  switch (tile.kind) {
    case 'columns':
    case 'rows':
      return coversCell(tile, itemAt(columns, columnOf(cell)), numberAt(rowValue, cell));
    case 'sameRow':
      return hasCompany(state, seat, marker, (other) => rowOf(other) === rowOf(cell));
    case 'adjacent':
      return hasCompany(state, seat, marker, (other) => areAdjacent(cell, other));
    default: {
      const never: never = tile;
      return never;
    }
  }
}

function hasCompany(
  state: PcState,
  seat: Seat,
  marker: MarkerNumber,
  fits: (cell: Cell) => boolean,
): boolean {
  for (let other = 0; other < markersEach; other++) {
    if (other !== marker && fits(cellOf(state, seat, other))) return true;
  }
  return false;
}

/** PC-15.3 Sharing a side, not a corner. */
function areAdjacent(one: Cell, other: Cell): boolean {
  const down = Math.abs(rowOf(one) - rowOf(other));
  const aside = Math.abs(columnOf(one) - columnOf(other));
  return down + aside === 1;
}

/** PC-15.4 From top to bottom, each affected marker rises if the cell above is empty by now. Returns how many cannot. */
function riseAll(draft: PcState, seat: Seat, affected: number): number {
  let blocked = 0;
  for (let row = 0; affected !== 0 && row < rows; row++) {
    for (let marker = 0; marker < markersEach; marker++) {
      const cell = cellOf(draft, seat, marker);
      if (!hasBit(affected, marker) || rowOf(cell) !== row) continue;
      affected = withoutBit(affected, marker);
      const to = numberAt(above, cell);
      if (isEmpty(draft, seat, to)) shift(draft, seat, marker, to, 'rose');
      else blocked++;
    }
  }
  return blocked;
}
