import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { MatchEnds } from '@manigance/core/second-opinion';
import { clockwise, districtsOf, playerAt, type Table } from './table.ts';
import { type Condition, conditions } from './words.ts';

/** EL-19.2 By number of players: districts, and Administrations among them. */
const needed = [undefined, undefined, [7, 3], [6, 3], [7, 2]] as const;

/** EL-19.2 */
export function trulyMeets(table: Table, seat: Seat, condition: Condition): boolean {
  const { money, popularity } = playerAt(table, seat);
  const [districts, administrations] = needed[table.seats] ?? [Infinity, Infinity];
  const own = districtsOf(table, seat);
  switch (condition) {
    case 'wealthy_dandy':
      return money >= 150_000;
    case 'high_collector':
      return own.length >= districts;
    case 'influential_bureaucrat':
      return own.filter((id) => isAdministration(table, id)).length >= administrations;
    case 'grand_zealot':
      return table.governor === seat && popularity === 100;
  }
}

/** EL-2.1 */
function isAdministration(table: Table, district: string): boolean {
  const type = table.city.types.get(district);
  return type !== 'ivory' && type !== 'steel';
}

/** EL-19.3 */
export function fulfilled(table: Table, seat: Seat): Condition[] {
  return conditions.filter(
    (condition) => table.certificates.get(condition) === seat || trulyMeets(table, seat, condition),
  );
}

/** EL-19.6 After every atomic change. EL-19.7: the active player first, then clockwise. */
export function checkVictory(table: Table, active: Seat): void {
  for (const seat of clockwise(table, active)) {
    const met = fulfilled(table, seat);
    if (met.length >= 3) throw new MatchEnds({ winners: [seat], how: met.join('+') }); // EL-19.1
  }
}

/** EL-24.1 */
export function endByGuard(table: Table): never {
  const merits = (seat: Seat) => {
    const { money, popularity } = playerAt(table, seat);
    return [fulfilled(table, seat).length, districtsOf(table, seat).length, money, popularity];
  };
  const ranked = [...table.order].sort((one, other) => {
    const [ours, theirs] = [merits(one), merits(other)];
    const decisive = ours.findIndex((merit, index) => merit !== theirs[index]);
    if (decisive === -1) return table.order.indexOf(one) - table.order.indexOf(other);
    return at(theirs, decisive) - at(ours, decisive);
  });
  throw new MatchEnds({ winners: [at(ranked, 0)], how: 'guard' });
}
