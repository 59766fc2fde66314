import type { Seat } from '@manigance/core';
import type { Proposal } from '@manigance/protocol';
import { hasLeft, type Table } from './table.ts';

/** Seats whose people have yet to agree: everyone who has not left for good, though a bot may play for them now. */
export function seatsToAgree(
  { seats }: Pick<Table, 'seats'>,
  { agreed, seat: given }: Pick<Proposal, 'agreed' | 'seat'>,
): readonly Seat[] {
  return seats.flatMap((one, seat) => {
    const isAsked = one.person !== undefined && !hasLeft(one) && seat !== given;
    return isAsked && !agreed.includes(seat) ? [seat] : [];
  });
}
