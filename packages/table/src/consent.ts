import type { Seat } from '@manigance/core';
import type { Table } from './table.ts';

/** Seats whose people have yet to agree. People replaced by a bot because they left or ran out of time do not count. */
export function seatsToAgree({ seats }: Pick<Table, 'seats'>, agreed: readonly Seat[]): readonly Seat[] {
  return seats.flatMap(({ person, bot }, seat) => {
    const plays = person !== undefined && (bot === undefined || bot.because === 'handed-over');
    return plays && !agreed.includes(seat) ? [seat] : [];
  });
}
