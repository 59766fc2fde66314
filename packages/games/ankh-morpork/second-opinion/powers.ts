import type { Seat } from '@manigance/core';
import { choose, given, type Play } from './asking.ts';
import { type AreaId, areaIds, inOrNextTo } from './city.ts';
import { near, place } from './placing.ts';
import { discardFrom, footAt, hasDemon, holdsCityCard, playerAt, type Table } from './table.ts';
import { draw } from './victory.ts';
import type { Move } from './words.ts';

/** AM-8.5 */
const incomes: Readonly<Record<AreaId, number>> = {
  'dragons-landing': 2,
  'the-hippo': 2,
  longwall: 1,
  'seven-sleepers': 3,
  'nap-hill': 1,
};

/** AM-8.1 to AM-8.4 The powers this player may use now. */
export function usablePowers(table: Table, seat: Seat): AreaId[] {
  return areaIds.filter(
    (area) =>
      holdsCityCard(table, seat, area) &&
      (table.gained.get(area) ?? 0) < table.turn &&
      !hasDemon(table, area) &&
      !table.used.has(area) &&
      isPossible(table, seat, area),
  );
}

/** AM-8.7 */
function isPossible(table: Table, seat: Seat, area: AreaId): boolean {
  const { money, hand } = playerAt(table, seat);
  switch (area) {
    case 'dolly-sisters':
    case 'dimwell':
      return money >= 3;
    case 'the-scours':
      return hand.length > 0;
    case 'the-shades':
      return shadesTargets(table).length > 0;
    case 'isle-of-gods':
      return money >= 2 && table.trouble.size > 0;
    default:
      return area !== 'small-gods';
  }
}

function shadesTargets(table: Table): AreaId[] {
  return inOrNextTo('the-shades').filter((one) => !table.trouble.has(one) && footAt(table, one).length > 0);
}

export function* usePower(table: Table, seat: Seat, area: AreaId): Play {
  const player = playerAt(table, seat);
  table.used.add(area);
  switch (area) {
    case 'dolly-sisters':
    case 'dimwell':
      player.money -= 3;
      return yield* place(table, seat, near(area));
    case 'unreal-estate':
      draw(table, seat, 1);
      return yield* discardOne(table, seat);
    case 'the-scours':
      yield* discardOne(table, seat);
      player.money += 2;
      return;
    case 'the-shades':
      return yield* setTrouble(table, seat, shadesTargets(table));
    case 'isle-of-gods':
      player.money -= 2;
      table.trouble.delete(given(yield* choose(seat, 'clearTrouble', clearings(table)), 'area'));
      return;
    default:
      player.money += incomes[area] ?? 0;
  }
}

export function* discardOne(table: Table, seat: Seat): Play {
  const moves = playerAt(table, seat).hand.map((card) => ({ do: 'discard', card }));
  discardFrom(table, seat, given(yield* choose(seat, 'discardOne', moves), 'card'));
}

export function* setTrouble(table: Table, seat: Seat, areas: readonly AreaId[]): Play {
  const moves = areas.map((area) => ({ do: 'trouble', area }));
  table.trouble.add(given(yield* choose(seat, 'setTrouble', moves), 'area'));
}

/** AM-6.4 */
export function clearings(table: Table): Move[] {
  return areaIds.filter((area) => table.trouble.has(area)).map((area) => ({ do: 'clear', area }));
}
