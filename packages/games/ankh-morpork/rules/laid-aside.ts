import { type Seat, tell } from '@manigance/core';
import { type Card, cardId } from './ids.ts';
import { nothingLaidAside } from './knowledge.ts';
import type { AmFrame, AmState, FrameNamed } from './state.ts';

const isLaidAside = (frame: AmFrame): frame is FrameNamed<'laidAside'> => frame.kind === 'laidAside';

/** AM-5.7 The cards that lie face down, of one seat or of all, the next to be played last. */
export function laidAsideBy({ pending }: Pick<AmState, 'pending'>, seat?: Seat): Card[] {
  return pending
    .filter(isLaidAside)
    .filter((frame) => seat === undefined || frame.seat === seat)
    .map(({ card }) => card);
}

/** AM-5.7 Cards that will not be played go back to the hand they came from. The caller drops their frames. */
export function takeUpLaidAside(draft: AmState): void {
  for (const { seat, card } of draft.pending.filter(isLaidAside)) {
    draft.hands[seat]?.push(card);
    tell(draft, { type: 'tookUp', seat, card: cardId(card) });
    nothingLaidAside(draft, seat);
  }
}
