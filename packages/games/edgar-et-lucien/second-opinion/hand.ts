import type { Seat } from '@manigance/core';
import { playerAt, type Table, withoutOne } from './table.ts';
import type { Card } from './words.ts';

/** EL-8.2.3 The card leaves the hand before its effect. */
export function layInPlay(table: Table, seat: Seat, card: Card): void {
  showFromHand(table, seat, card);
  table.inPlay = card;
}

/** EL-21.5 A card is shown and leaves the hand. */
export function showFromHand(table: Table, seat: Seat, card: Card): void {
  const player = playerAt(table, seat);
  player.hand = withoutOne(player.hand, card);
  forgetOne(table, seat, card);
}

/** EL-21.5 Each card shown, or seen to go, stands for one of those that a player knew of. */
export function forgetOne(table: Table, holder: Seat, card: Card): void {
  const seen = new Set<Seat>();
  table.known = table.known.filter((known) => {
    const goes = known.holder === holder && known.card === card && !seen.has(known.loser);
    if (goes) seen.add(known.loser);
    return !goes;
  });
}
