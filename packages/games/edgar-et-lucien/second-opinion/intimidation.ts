import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { ask, type Play } from './asking.ts';
import { clockwise, districtsOf, opponents, playerAt, type Table } from './table.ts';
import { checkVictory } from './victory.ts';
import type { Targets } from './words.ts';

/** EL-11.2.1, EL-11.2.2, EL-11.2.4 */
export function intimidationTargets(table: Table, seat: Seat): Targets[] {
  const others = opponents(table, seat);
  if (others.length === 1) return districtsOf(table, at(others, 0)).map((district) => ({ district }));
  return others
    .flatMap((one) => others.filter((two) => one < two).map((two) => [one, two] as const))
    .filter((pair) => pair.some((named) => districtsOf(table, named).length > 0))
    .map((players) => ({ players }));
}

/** EL-11.2 One launch. */
export function* intimidate(table: Table, seat: Seat, { players, district }: Targets): Play {
  if (district !== undefined) return free(table, seat, district); // EL-11.2.2
  for (const victim of clockwise(table, seat)) {
    if (playerAt(table, seat).gone) return; // EL-24.4
    if (!players?.includes(victim)) continue;
    const move = yield* ask(
      table,
      victim,
      'intimidationReply',
      () => districtsOf(table, victim).map((own) => ({ do: 'replyIntimidation', district: own })),
      { single: 'taken', whileIn: [seat] },
    );
    if (playerAt(table, seat).gone) return;
    if (move?.do === 'replyIntimidation') free(table, seat, move.district);
  }
}

/** EL-11.2.5 */
function free(table: Table, active: Seat, district: string): void {
  table.owner.delete(district);
  checkVictory(table, active);
}
