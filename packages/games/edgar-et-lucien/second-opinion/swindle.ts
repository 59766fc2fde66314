import type { Seat } from '@manigance/core';
import { playerAt, type Table, withoutOne } from './table.ts';
import { type Card, cards, conditions, type Move } from './words.ts';

/** EL-20.13, EL-20.13.1, EL-26.3 */
export function swindles(table: Table, seat: Seat): Move[] {
  const { hand, certified } = playerAt(table, seat);
  if (certified) return [];
  const threes = new Map<string, Card[]>();
  const others = withoutOne(hand, 'swindle').sort((one, two) => cards.indexOf(one) - cards.indexOf(two));
  for (let one = 0; one < others.length; one++)
    for (let two = one + 1; two < others.length; two++)
      for (let three = two + 1; three < others.length; three++) {
        const kinds = [one, two, three].flatMap((index) => others[index] ?? []);
        threes.set(kinds.join(), kinds); // copies of a card are alike
      }
  return conditions
    .filter((certificate) => !table.certificates.has(certificate))
    .flatMap((certificate) =>
      [...threes.values()].map((three) => ({
        do: 'playScheme',
        card: 'swindle',
        certificate,
        cards: three,
      })),
    );
}
