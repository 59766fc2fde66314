import type { Seat } from '@manigance/core';
import type { Play } from './asking.ts';
import { positions } from './city.ts';
import { leave } from './leaving.ts';
import { playerAt, type Table } from './table.ts';
import type { Move, Programme } from './words.ts';

/** EL-5.2 */
const programmes: readonly Move[] = positions.flatMap((edgar) =>
  positions.map((lucien) => ({ do: 'commit', edgar, lucien }) as const),
);

/** EL-5 Everybody commits, and may commit anew until the last has. */
export function* programming(table: Table): Play {
  table.phase = 'programme';
  const committed = new Map<Seat, Programme>();
  for (;;) {
    const missing = table.order.filter((seat) => !committed.has(seat));
    if (missing.length === 0) break;
    const { seat, move } = yield {
      kind: 'programme',
      seats: missing,
      legal: (who) => (table.order.includes(who) ? programmes : []),
    };
    if (move.do === 'concede') leave(table, seat); // EL-24.4: may reveal the programmes
    if (move.do === 'commit') committed.set(seat, { edgar: move.edgar, lucien: move.lucien });
  }
  for (const seat of table.order) playerAt(table, seat).programme = committed.get(seat); // EL-5.3
}
