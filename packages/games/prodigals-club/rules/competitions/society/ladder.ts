import { type Seat, tell } from '@manigance/core';
import { columns, type Dir, dirs, symbols } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import type { CellView } from '../../view-types.ts';
import { ladder, stepVectors } from './board.ts';
import { markerIds, markersEach } from './markers.ts';

/** PC-14.1 A cell is `row * 3 + column`, rows from the top. */
export const width = columns.length;
export const rows = ladder.length;
export const rowValue: readonly number[] = ladder.flatMap(({ value }) => [value, value, value]);
/** PC-14.2 By cell: the number of its symbol, or -1. */
export const symbolAt: readonly number[] = ladder.flatMap((row) =>
  row.symbols.map((symbol) => (symbol === 'none' ? -1 : symbols.indexOf(symbol))),
);
/** The cells as moves and events call them. */
export const cellViews: readonly CellView[] = ladder.flatMap(({ value }) =>
  columns.map((column) => ({ column, value })),
);

/** PC-14.4 Where a step from each cell leads, or -1 if off the board. */
function targets(dir: Dir | 'up'): readonly number[] {
  const [down, aside] = stepVectors[dir];
  return rowValue.map((_, cell) => {
    const row = Math.floor(cell / width) + down;
    const column = (cell % width) + aside;
    return row < 0 || row >= rows || column < 0 || column >= width ? -1 : row * width + column;
  });
}
export const stepFrom = Object.fromEntries(dirs.map((dir) => [dir, targets(dir)])) as {
  readonly [D in Dir]: readonly number[];
};
export const above: readonly number[] = targets('up');

export function cellAt(column: CellView['column'], value: number): number {
  return ladder.findIndex((row) => row.value === value) * width + columns.indexOf(column);
}

export function cellOf(state: PcState, seat: Seat, marker: number): number {
  return state.markers[seat * markersEach + marker] as number;
}

/** Whether a cell is on the board and none of this player's markers stands there. */
export function isEmpty(state: PcState, seat: Seat, cell: number): boolean {
  if (cell < 0) return false;
  const { markers } = state;
  const first = seat * markersEach;
  for (let at = first; at < first + markersEach; at++) if (markers[at] === cell) return false;
  return true;
}

export function mayRise(state: PcState, seat: Seat, marker: number): boolean {
  return isEmpty(state, seat, above[cellOf(state, seat, marker)] as number);
}

export function anyMayRise(state: PcState, seat: Seat): boolean {
  for (let marker = 0; marker < markersEach; marker++) if (mayRise(state, seat, marker)) return true;
  return false;
}

/** PC-10.4 Whether a marker can go this many cells straight down, over empty cells only. */
export function mayDrop(state: PcState, seat: Seat, marker: number, steps: number): boolean {
  let cell = cellOf(state, seat, marker);
  for (let step = 0; step < steps; step++) {
    cell = stepFrom.down[cell] as number;
    if (!isEmpty(state, seat, cell)) return false;
  }
  return true;
}

/** PC-10.5 Where a marker lands that jumps over an unbroken run of 1 to `maxOver` others, or -1. */
export function landing(state: PcState, seat: Seat, marker: number, maxOver: number): number {
  let cell = stepFrom.down[cellOf(state, seat, marker)] as number;
  let over = 0;
  while (cell >= 0 && !isEmpty(state, seat, cell)) {
    over++;
    cell = stepFrom.down[cell] as number;
  }
  return over >= 1 && over <= maxOver ? cell : -1;
}

/** Moves a marker and tells how it went there. */
export function shift(
  draft: PcState,
  seat: Seat,
  marker: number,
  to: number,
  type: 'stepped' | 'jumped' | 'rose' | 'raised',
): void {
  const at = seat * markersEach + marker;
  const from = draft.markers[at] as number;
  draft.markers[at] = to;
  tell(draft, {
    type,
    seat,
    marker: markerIds[marker] as (typeof markerIds)[number],
    from: cellViews[from] as CellView,
    to: cellViews[to] as CellView,
  });
}

/** PC-14.1 The sum of the rows' values. */
export function influence(state: PcState, seat: Seat): number {
  let sum = 0;
  for (let marker = 0; marker < markersEach; marker++) sum += rowValue[cellOf(state, seat, marker)] as number;
  return sum;
}
