import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { choose, given, type Move, type Play } from './asking.ts';
import {
  type Cell,
  cellOf,
  columns,
  isFree,
  type MarkerId,
  markerIds,
  type Player,
  playerAt,
  plays,
  rowValue,
  sameCell,
  type Table,
  values,
} from './table.ts';

function isMarker(id: string): id is MarkerId {
  return markerIds.some((one) => one === id);
}
function markerOf(move: Move): MarkerId {
  const id = given(move, 'marker');
  if (!isMarker(id)) throw new RangeError(`there is no marker ${id}`);
  return id;
}

function beside({ column, row }: Cell, dir: string): Cell {
  const aside = dir.endsWith('left') ? -1 : dir.endsWith('right') ? 1 : 0;
  return { column: column + aside, row: row + (dir.startsWith('down') ? 1 : 0) };
}

function ofGender(gender: string | undefined): MarkerId[] {
  return markerIds.filter((id) => gender === undefined || id.startsWith(gender));
}

/** PC-10.3, PC-14.4, PC-14.5 */
export function* moveSteps(
  table: Table,
  seat: Seat,
  n: number,
  dirs: readonly string[],
  gender: string | undefined,
): Play {
  if (!plays(table, 'society')) return;
  const player = playerAt(table, seat);
  for (let left = n; left > 0; left--) {
    const steps = ofGender(gender).flatMap((marker) =>
      dirs
        .filter((dir) => isFree(player, beside(cellOf(player, marker), dir)))
        .map((dir) => ({ do: 'step', marker, dir })),
    );
    const move = yield* choose(seat, 'move', [...steps, { do: 'stop' }]);
    if (move.do === 'stop') return;
    const marker = markerOf(move);
    player.markers[marker] = beside(cellOf(player, marker), given(move, 'dir'));
  }
}

/** PC-10.4 */
export function* moveEach(
  table: Table,
  seat: Seat,
  column: string | undefined,
  gender: string | undefined,
  most: number,
): Play {
  const player = playerAt(table, seat);
  let markers = ofGender(gender).filter((id) => columns[cellOf(player, id).column] === column);
  if (column === undefined) {
    const rows = values.filter((value) =>
      ofGender(gender).some((id) => rowValue(cellOf(player, id)) === value),
    );
    const { value } = yield* choose(seat, 'row', [
      ...rows.map((row) => ({ do: 'row', value: row })),
      { do: 'stop' },
    ]);
    if (value === undefined) return;
    markers = ofGender(gender).filter((id) => rowValue(cellOf(player, id)) === value);
  }
  for (;;) {
    const drops = markers.flatMap((marker) => dropsOf(player, marker, most));
    const move = yield* choose(seat, 'moveEach', [...drops, { do: 'stop' }]);
    if (move.do === 'stop') return;
    const marker = markerOf(move);
    const { column: there, row } = cellOf(player, marker);
    player.markers[marker] = { column: there, row: row + given(move, 'steps') };
    markers = markers.filter((id) => id !== marker);
  }
}

/** Over empty spaces only and onto an empty one. */
function dropsOf(player: Player, marker: MarkerId, most: number): Move[] {
  const { column, row } = cellOf(player, marker);
  const drops: Move[] = [];
  for (let steps = 1; steps <= most && isFree(player, { column, row: row + steps }); steps++)
    drops.push({ do: 'drop', marker, steps });
  return drops;
}

/** PC-10.5 The same marker for all jumps. */
export function* jump(table: Table, seat: Seat, gender: string): Play {
  const player = playerAt(table, seat);
  let jumpers = ofGender(gender);
  for (let left = 3; left > 0; left--) {
    const able = jumpers.filter((id) => {
      const { column, row } = cellOf(player, id);
      const over = markerIds.some((other) => sameCell(cellOf(player, other), { column, row: row + 1 }));
      return over && isFree(player, { column, row: row + 2 });
    });
    const move = yield* choose(seat, 'jump', [
      ...able.map((marker) => ({ do: 'jump', marker })),
      { do: 'stop' },
    ]);
    if (move.do === 'stop') return;
    const marker = markerOf(move);
    const { column, row } = cellOf(player, marker);
    player.markers[marker] = { column, row: row + 2 };
    jumpers = [marker];
  }
}

/** Markers with an empty space above. */
export function raisable(table: Table, seat: Seat): MarkerId[] {
  const player = playerAt(table, seat);
  return markerIds.filter((id) => isFree(player, above(cellOf(player, id))));
}

function above({ column, row }: Cell): Cell {
  return { column, row: row - 1 };
}

/** PC-10.12, PC-15.5 One marker goes up one row, of the owner's choice. */
export function* raise(table: Table, seat: Seat): Play<boolean> {
  const moves = raisable(table, seat).map((marker) => ({ do: 'raise', marker }));
  if (moves.length === 0) return false;
  const marker = markerOf(yield* choose(seat, 'raise', moves));
  const player = playerAt(table, seat);
  player.markers[marker] = above(cellOf(player, marker));
  return true;
}

/** PC-15 */
export function* dameBeatrice(table: Table): Play {
  for (const seat of table.order) {
    const player = playerAt(table, seat);
    if (player.immune) continue;
    const affected = markerIds.filter((id) => isAffected(table.dame ?? '', player, id));
    const topDown = [...affected].sort((one, other) => cellOf(player, one).row - cellOf(player, other).row);
    let blocked = 0;
    for (const id of topDown) {
      if (isFree(player, above(cellOf(player, id)))) player.markers[id] = above(cellOf(player, id));
      else blocked++; // PC-15.4
    }
    for (; blocked > 0; blocked--) if (!(yield* raise(table, seat))) break; // PC-15.5
  }
}

/** PC-15.2 */
function isAffected(dame: string, player: Player, marker: MarkerId): boolean {
  const cell = cellOf(player, marker);
  const others = markerIds.filter((id) => id !== marker).map((id) => cellOf(player, id));
  switch (dame) {
    case 'dame-rows':
      return rowValue(cell) >= 6 && rowValue(cell) <= 12;
    case 'dame-same-row':
      return others.some(({ row }) => row === cell.row);
    case 'dame-adjacent':
      return others.some(
        ({ column, row }) => Math.abs(column - cell.column) + Math.abs(row - cell.row) === 1,
      );
    default:
      return dame !== `dame-not-${at(columns, cell.column)}`;
  }
}
