import type { Seat } from '@manigance/core';
import { at } from '@manigance/core';
import { MatchEnds } from '@manigance/core/second-opinion';
import { clockwise, districtsOf, leftNeighbour, playerAt, type Table } from './table.ts';

/** EL-24.2, EL-24.3 Leaving is one atomic change. */
export function leave(table: Table, seat: Seat): void {
  const player = playerAt(table, seat);
  for (const district of districtsOf(table, seat)) table.owner.delete(district);
  for (const [condition, holder] of [...table.certificates])
    if (holder === seat) table.certificates.delete(condition);
  if (table.heritage === seat) table.heritage = undefined;
  if (table.governor === seat) table.governor = undefined;
  if (table.firstPlayer === seat) table.firstPlayer = leftNeighbour(table, seat);
  table.discard.push(...player.hand);
  table.known = table.known.filter(({ holder, loser }) => holder !== seat && loser !== seat);
  Object.assign(player, { money: 0, hand: [], edgar: undefined, lucien: undefined, programme: undefined });
  player.gone = true;
  table.order = table.order.filter((other) => other !== seat);
  const rest = clockwise(table, seat);
  if (rest.length === 1) throw new MatchEnds({ winners: [at(rest, 0)], how: 'last' });
}
