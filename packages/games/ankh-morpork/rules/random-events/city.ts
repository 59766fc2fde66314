import { type Seat, tell } from '@manigance/core';
import { count } from '../area-sets.ts';
import { cardId } from '../ids.ts';
import type { AmState } from '../state.ts';
import { endByExhaustion, endByPoints } from '../victory.ts';

/** AM-10.4 Fog. */
export function fog(draft: AmState, _seat: Seat, { discard }: { readonly discard: number }): void {
  const lost = draft.deck.splice(-discard).reverse();
  draft.discard.push(...lost);
  tell(draft, { type: 'fogged', cards: lost.map(cardId) });
  if (draft.deck.length === 0) endByExhaustion(draft);
}

/** AM-10.5 Riots: Commander Vimes does not win by his goal then. */
export function riots(draft: AmState, _seat: Seat, { threshold }: { readonly threshold: number }): void {
  if (count(draft.trouble) >= threshold) endByPoints(draft, 'riots');
  else tell(draft, { type: 'nothing' });
}
