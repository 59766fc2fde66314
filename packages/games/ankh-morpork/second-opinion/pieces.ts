import type { Seat } from '@manigance/core';
import type { AreaId } from './city.ts';
import { costOf, footAt, isMinion, playerAt, type Table } from './table.ts';
import type { Piece } from './words.ts';

/** AM-7.1 Trouble, if somebody is there already. */
export function enter(
  table: Table,
  area: AreaId,
  piece: Piece,
  how: { readonly quiet?: boolean } = {},
): void {
  const pieces = footAt(table, area);
  if (pieces.length > 0 && how.quiet !== true) table.trouble.add(area);
  pieces.push(piece);
}

/** AM-7.2 */
export function leave(table: Table, area: AreaId, piece: Piece): void {
  const pieces = footAt(table, area);
  const index = pieces.indexOf(piece);
  if (index === -1) throw new RangeError(`no ${piece} in ${area}`);
  pieces.splice(index, 1);
  table.trouble.delete(area);
}

/** AM-7.5 */
export function move(table: Table, from: AreaId, piece: Piece, to: AreaId): void {
  leave(table, from, piece);
  enter(table, to, piece);
}

/** AM-9.9 A minion goes to its owner's supply. */
export function remove(table: Table, area: AreaId, piece: Piece): void {
  leave(table, area, piece);
  if (isMinion(piece)) playerAt(table, piece).supply++;
}

/** AM-6.2.2 The card comes with it, unless it is out of the game (AM-6.2.6). */
export function putBuilding(table: Table, seat: Seat, area: AreaId): void {
  table.buildings.set(area, seat);
  table.gained.set(area, table.turn);
}

/** AM-6.2.4 */
export function loseBuilding(table: Table, area: AreaId): void {
  table.buildings.delete(area);
}

/** AM-6.2.2 */
export function payForBuilding(table: Table, seat: Seat, area: AreaId, divisor: number): void {
  playerAt(table, seat).money -= costOf(area) / divisor;
}
