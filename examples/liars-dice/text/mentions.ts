import type { Mention, Seat } from '@manigance/core';
import type { Face, LdEvent } from '../rules/state.ts';

/** The place on the board where a player's cup stands. */
export function cupOf(seat: Seat): string {
  return `cup-${seat}`;
}

/** The bid that a log line names, as a link to the bidder's cup. */
export function mentionsOf(
  event: LdEvent,
  claim: (quantity: number, face: Face) => string,
): readonly Mention[] {
  const bid = event.type === 'revealed' ? event.bid : event.type === 'bid' ? event : undefined;
  if (bid === undefined) return [];
  return [{ kind: 'place', id: cupOf(bid.seat), words: [claim(bid.quantity, bid.face)] }];
}
