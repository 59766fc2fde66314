import type { Seat } from '@manigance/core';
import { playerAt, type Table, withoutOne } from './table.ts';
import type { Card } from './words.ts';

/** EL-8.2.3 The card leaves the hand before its effect. */
export function layInPlay(table: Table, seat: Seat, card: Card): void {
  showFromHand(table, seat, card);
  table.inPlay = card;
}

/** EL-21.5 A card of this kind is seen by all: nobody can tell any more whether the holder has the one he lost. */
export function showFromHand(table: Table, seat: Seat, card: Card): void {
  const player = playerAt(table, seat);
  player.hand = withoutOne(player.hand, card);
  table.known = table.known.filter((known) => known.holder !== seat || known.card !== card);
}
