import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import type { CardId } from './cards.ts';
import { type AreaId, areaIds } from './city.ts';
import { loseBuilding, putBuilding } from './pieces.ts';
import { buildingsOf, costOf, giveMoney, playerAt, type Table } from './table.ts';
import { blocks } from './windows.ts';

/** AM-13.46 Sybil Vimes where there is no trouble, Reacher Gilt where there is. */
export function canTakeOver(table: Table, seat: Seat, card: CardId): AreaId[] {
  return areaIds.filter((area) => {
    const owner = table.buildings.get(area);
    if (owner === undefined || owner === seat) return false;
    const inTrouble = card === 'reacher-gilt';
    return table.trouble.has(area) === inTrouble && playerAt(table, seat).money >= costOf(area);
  });
}

export function* takeOver(table: Table, seat: Seat, card: CardId): Play {
  const moves = canTakeOver(table, seat, card).map((area) => ({ do: 'takeover', area }));
  const area = given(yield* choose(seat, 'takeover', moves), 'area');
  const owner = table.buildings.get(area);
  if (owner === undefined) throw new RangeError(`no building in ${area}`);
  const own = buildingsOf(table, seat).map((one) => ({ do: 'demolish', area: one }));
  const old = own.length === 6 ? given(yield* choose(seat, 'takeoverGiveUp', own), 'area') : undefined;
  if (yield* blocks(table, owner)) return;
  if (old !== undefined) loseBuilding(table, old);
  giveMoney(table, seat, owner, costOf(area));
  putBuilding(table, seat, area);
}
