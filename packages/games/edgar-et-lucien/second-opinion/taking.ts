import type { Seat } from '@manigance/core';
import { playerAt, type Table } from './table.ts';
import type { Condition } from './words.ts';

/** EL-14.4 From the table or from its holder. */
export function takeHeritage(table: Table, seat: Seat): void {
  table.heritage = seat;
}

/** EL-15.3, EL-15.5 */
export function takeCertificate(table: Table, seat: Seat, condition: Condition): void {
  table.certificates.set(condition, seat);
  playerAt(table, seat).certified = true;
}
