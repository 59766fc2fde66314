import type { Seat } from '@manigance/core';
import { takeLast } from '@manigance/core';
import { playerAt, type Table } from './table.ts';
import { checkVictory } from './victory.ts';
import type { Card } from './words.ts';

/** EL-11.1, EL-22.4 */
export function drawCards(table: Table, seat: Seat, count: number): void {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    if (table.deck.length === 0) {
      if (table.discard.length === 0) break; // the rest of the draw is lost
      table.deck = [...table.chance.reshuffled(drawn)];
      if (!sameCards(table.deck, table.discard)) throw new RangeError('the new deck is not the discard pile');
      table.discard = [];
    }
    drawn.push(takeLast(table.deck));
  }
  playerAt(table, seat).hand.push(...drawn);
  checkVictory(table, seat);
}

/** Whether two hands hold the same cards. */
export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
