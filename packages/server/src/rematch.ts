import type { SeatPlan, TableSetup } from '@manigance/protocol';
import type { Person } from './room/lent.ts';
import { hasLeft, type SeatState, type Table } from './table.ts';

/** Who sits where at a return match. */
export interface LineUp {
  readonly setup: TableSetup;
  readonly sitting: readonly { readonly seat: number; readonly who: Person }[];
}

/** As they sat at the end: those who left are not waited for, and the bots that took their seats stay. */
export function lineUp({ setup, seats }: Table): LineUp {
  const sitting = seats.flatMap((one, seat) =>
    one.person === undefined || hasLeft(one) ? [] : [{ seat, who: one.person }],
  );
  return { setup: { ...setup, seats: seats.map(planOf) }, sitting };
}

function planOf(seat: SeatState): SeatPlan {
  const { plan, bot } = seat;
  return bot !== undefined && hasLeft(seat) ? { for: 'bot', level: bot.level } : plan;
}
