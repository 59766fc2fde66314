import type { Seat } from '@manigance/core';
import { listAt, removeFrom } from './arrays.ts';
import { type CardNumber, cards } from './cards.ts';
import type { PcState } from './state.ts';

/** PC-10.8 Kinds of cards defined by their effect. */
export const isMoreTime: readonly boolean[] = cards.map(({ effect }) => effect?.do === 'moreTime');
/** PC-13.9 Whether a card is a pub crawl, by card number. */
export const isPubCrawl: readonly boolean[] = cards.map(({ effect }) => effect?.do === 'pubCrawl');

function countIn(hand: readonly CardNumber[], kind: readonly boolean[]): number {
  let count = 0;
  for (const card of hand) if (kind[card]) count++;
  return count;
}

/** PC-10.8 How many More Time cards a seat holds. */
export function moreTimeCards(state: PcState, seat: Seat): number {
  return countIn(listAt(state.hands, seat), isMoreTime);
}
/** PC-13.9 How many pub crawl cards a seat holds. */
export function pubCrawlCards(state: PcState, seat: Seat): number {
  return countIn(listAt(state.hands, seat), isPubCrawl);
}

/** Removes the first cards of this kind from a hand; they differ in name only. */
export function drawFromHand(
  draft: PcState,
  seat: Seat,
  kind: readonly boolean[],
  count: number,
): CardNumber[] {
  const hand = listAt(draft.hands, seat);
  const drawn = hand.filter((card) => kind[card]).slice(0, count);
  for (const card of drawn) removeFrom(hand, card);
  return drawn;
}
