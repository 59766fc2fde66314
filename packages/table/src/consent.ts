import type { Seat } from '@manigance/core';
import type { Proposal } from '@manigance/protocol';
import { hasLeft, type SeatState, type Table } from './table.ts';

/** Seats whose people have yet to agree: everyone who has not left for good, though a bot may play for them now. */
export function seatsToAgree(
  { seats }: Pick<Table, 'seats'>,
  { agreed, seat: given }: Pick<Proposal, 'agreed' | 'seat'>,
): readonly Seat[] {
  return seats.flatMap((one, seat) =>
    isPlayer(one) && seat !== given && !agreed.includes(seat) ? [seat] : [],
  );
}

/** Whether anybody but this viewer would have to agree to a proposal. A plain loop: asked for every viewer of every move. */
export function hasOtherPerson({ seats }: Pick<Table, 'seats'>, viewer: number): boolean {
  for (let seat = 0; seat < seats.length; seat++) {
    const one = seats[seat];
    if (seat !== viewer && one !== undefined && isPlayer(one)) return true;
  }
  return false;
}

function isPlayer(one: SeatState): boolean {
  return one.person !== undefined && !hasLeft(one);
}
