import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type AreaId, areaIds } from './city.ts';
import { loseBuilding, payForBuilding, putBuilding } from './pieces.ts';
import { buildingsOf, costOf, hasMinion, playerAt, type Table } from './table.ts';
import type { Move } from './words.ts';

/** AM-6.2.1 */
export function buildable(table: Table, seat: Seat, divisor: number): AreaId[] {
  return areaIds.filter(
    (area) =>
      hasMinion(table, seat, area) &&
      !table.buildings.has(area) &&
      !table.trouble.has(area) &&
      playerAt(table, seat).money >= costOf(area) / divisor,
  );
}

/** AM-6.2 The moves that build, at this fraction of the price. */
export function buildings(table: Table, seat: Seat, divisor: number): Move[] {
  return buildable(table, seat, divisor).map((area) => ({ do: 'build', area }));
}

/** AM-6.2.2, AM-6.2.3 `first`: where, if that has been chosen. */
export function* build(table: Table, seat: Seat, divisor: number, first?: Move): Play {
  const area = given(first ?? (yield* choose(seat, 'build', buildings(table, seat, divisor))), 'area');
  const own = buildingsOf(table, seat);
  if (own.length === 6) {
    const old = own.map((one) => ({ do: 'demolish', area: one }));
    loseBuilding(table, given(yield* choose(seat, 'giveUpBuilding', old), 'area'));
  }
  payForBuilding(table, seat, area, divisor);
  putBuilding(table, seat, area);
}
