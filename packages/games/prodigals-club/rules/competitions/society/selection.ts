import type { Seat } from '@manigance/core';
import { type Column, columns, type Gender } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import { type Cell, cellOf, columnOf, rowOf } from './ladder.ts';
import { genderOf, type MarkerId, markerIds } from './markers.ts';

/** PC-10.4 The markers of a column, of one gender if it is given. */
export function markersInColumn(
  state: PcState,
  seat: Seat,
  column: Column,
  gender: Gender | undefined,
): readonly MarkerId[] {
  return chosen(state, seat, gender, (cell) => columns[columnOf(cell)] === column);
}

/** PC-10.4 The markers of a row, counted from the top. */
export function markersInRow(
  state: PcState,
  seat: Seat,
  row: number,
  gender: Gender | undefined,
): readonly MarkerId[] {
  return chosen(state, seat, gender, (cell) => rowOf(cell) === row);
}

function chosen(
  state: PcState,
  seat: Seat,
  gender: Gender | undefined,
  fits: (cell: Cell) => boolean,
): readonly MarkerId[] {
  return markerIds.filter(
    (_, marker) => (gender === undefined || genderOf[marker] === gender) && fits(cellOf(state, seat, marker)),
  );
}
