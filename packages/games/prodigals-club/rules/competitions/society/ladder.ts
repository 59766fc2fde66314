import { type Branded, type Seat, tell, valueById } from '@manigance/core';
import { itemAt, numberAt } from '../../arrays.ts';
import { none } from '../../constants.ts';
import { columns, type Dir, dirs, type SymbolNumber, symbols } from '../../effects/language.ts';
import type { PcState } from '../../state.ts';
import type { CellView } from '../../view-types.ts';
import { ladder, stepVectors } from './board.ts';
import { type MarkerNumber, markerIds, markersEach } from './markers.ts';

/** PC-14.1 A cell is `row * width + column`, rows from the top. */
export type Cell = Branded<number, 'cell'>;
/** PC-14.1 Columns of the ladder. */
export const width = columns.length;
/** PC-14.1 Rows of the ladder. */
export const rows = ladder.length;
/** PC-14.1 The value of each cell. */
export const rowValue: readonly number[] = ladder.flatMap(({ value }) => columns.map(() => value));
/** PC-14.2 The symbol of each cell, or `none`. */
export const symbolAt: readonly SymbolNumber[] = ladder.flatMap((row) =>
  row.symbols.map((symbol) => (symbol === 'none' ? none : symbols.indexOf(symbol))),
);
/** The cells as views and events name them. */
export const cellViews: readonly CellView[] = ladder.flatMap(({ value }) =>
  columns.map((column) => ({ column, value })),
);

/** PC-14.4 Where a step from each cell leads, or `none` if off the board. */
function targets(dir: Dir | 'up'): readonly Cell[] {
  const [down, right] = stepVectors[dir];
  return rowValue.map((_, cell) => {
    const row = rowOf(cell) + down;
    const column = columnOf(cell) + right;
    return row < 0 || row >= rows || column < 0 || column >= width ? none : row * width + column;
  });
}
/** PC-14.4 The cell one step away from each cell, by direction. */
export const stepFrom: { readonly [D in Dir]: readonly Cell[] } = valueById(dirs, targets);
/** The cell above each cell. */
export const above: readonly Cell[] = targets('up');

/** The row of a cell, from the top. */
export function rowOf(cell: Cell): number {
  return Math.floor(cell / width);
}
/** The column of a cell, from the left. */
export function columnOf(cell: Cell): number {
  return cell % width;
}
/** The row with this value. */
export function rowWith(value: number): number {
  return ladder.findIndex((row) => row.value === value);
}

/** The cell in this column with this value. */
export function cellAt(column: CellView['column'], value: number): Cell {
  return rowWith(value) * width + columns.indexOf(column);
}

/** The cell of a marker. */
export function cellOf(state: PcState, seat: Seat, marker: MarkerNumber): Cell {
  return state.markers[seat * markersEach + marker] ?? none;
}

/** Whether a cell is on the board and none of this player's markers stands there. */
export function isEmpty(state: PcState, seat: Seat, cell: Cell): boolean {
  if (cell === none) return false;
  const { markers } = state;
  const first = seat * markersEach;
  for (let index = first; index < first + markersEach; index++) if (markers[index] === cell) return false;
  return true;
}

/** Whether a marker can move up one row. */
export function mayRise(state: PcState, seat: Seat, marker: MarkerNumber): boolean {
  return isEmpty(state, seat, numberAt(above, cellOf(state, seat, marker)));
}

/** Whether any marker of a seat can move up one row. */
export function anyMayRise(state: PcState, seat: Seat): boolean {
  for (let marker = 0; marker < markersEach; marker++) if (mayRise(state, seat, marker)) return true;
  return false;
}

/** PC-10.4 Whether a marker can go this many cells straight down, over empty cells only. */
export function mayDrop(state: PcState, seat: Seat, marker: MarkerNumber, steps: number): boolean {
  let cell = cellOf(state, seat, marker);
  for (let step = 0; step < steps; step++) {
    cell = numberAt(stepFrom.down, cell);
    if (!isEmpty(state, seat, cell)) return false;
  }
  return true;
}

/** PC-10.5 Where a marker lands that jumps over the one directly below it, or `none`. */
export function landing(state: PcState, seat: Seat, marker: MarkerNumber): Cell {
  const below = numberAt(stepFrom.down, cellOf(state, seat, marker));
  if (below === none || isEmpty(state, seat, below)) return none;
  const after = numberAt(stepFrom.down, below);
  return isEmpty(state, seat, after) ? after : none;
}

/** Moves a marker and reports the kind of move. */
export function shift(
  draft: PcState,
  seat: Seat,
  marker: MarkerNumber,
  to: Cell,
  type: 'stepped' | 'jumped' | 'rose' | 'raised',
): void {
  const index = seat * markersEach + marker;
  const from = numberAt(draft.markers, index);
  draft.markers[index] = to;
  tell(draft, {
    type,
    seat,
    marker: itemAt(markerIds, marker),
    from: itemAt(cellViews, from),
    to: itemAt(cellViews, to),
  });
}

/** PC-14.1 The sum of the rows' values. */
export function influence(state: PcState, seat: Seat): number {
  let sum = 0;
  for (let marker = 0; marker < markersEach; marker++) sum += numberAt(rowValue, cellOf(state, seat, marker));
  return sum;
}
