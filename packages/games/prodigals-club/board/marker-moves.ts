import type { Refusal } from '@manigance/core';
import {
  type CellView,
  columns,
  type Dir,
  ladder,
  type MarkerId,
  type PcMove,
  type PlayerView,
  stepVectors,
} from './from-game.ts';

/** The markers of a player on the ladder. */
export type Markers = NonNullable<PlayerView['society']>['markers'];

/** A cell of the ladder: rows from the top, columns from the left. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A legal move of a marker and its target cell. */
export interface MarkerMove {
  readonly move: PcMove;
  readonly marker: MarkerId;
  readonly way: Dir | 'up' | 'jump';
  readonly to: Cell;
}

/** The row of the ladder with this value, from the top. */
export const rowOfValue = (value: number): number => ladder.findIndex((row) => row.value === value);

/** The cell of a marker. */
export function cellOf({ column, value }: CellView): Cell {
  return { row: rowOfValue(value), column: columns.indexOf(column) };
}

/** The offered moves that move a marker. */
export function markerMoves(options: readonly PcMove[], markers: Markers): MarkerMove[] {
  return options.flatMap((move): MarkerMove[] => {
    if (move.do === 'step') return [towards(move, markers, move.marker, move.dir, 1)];
    if (move.do === 'drop') return [towards(move, markers, move.marker, 'down', move.steps)];
    if (move.do === 'raise') return [towards(move, markers, move.marker, 'up', 1)];
    return move.do === 'jump' ? [jump(move, markers, move.marker)] : [];
  });
}

function towards(move: PcMove, markers: Markers, marker: MarkerId, way: Dir | 'up', far: number): MarkerMove {
  const from = cellOf(markers[marker]);
  const [down, aside] = stepVectors[way];
  return { move, marker, way, to: { row: from.row + down * far, column: from.column + aside * far } };
}

/** A jump lands on the first free cell below. */
function jump(move: PcMove, markers: Markers, marker: MarkerId): MarkerMove {
  const { column, row: from } = cellOf(markers[marker]);
  const taken = Object.values(markers).map(cellOf);
  let row = from + 2;
  while (taken.some((cell) => cell.column === column && cell.row === row)) row++;
  return { move, marker, way: 'jump', to: { row, column } };
}

/** The first refused move of a marker. */
export function refusalOf(
  marker: MarkerId,
  refusals: readonly Refusal<PcMove>[],
): Refusal<PcMove> | undefined {
  return refusals.find(({ move }) => 'marker' in move && move.marker === marker);
}
