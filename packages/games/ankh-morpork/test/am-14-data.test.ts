import { anyGame } from '@manigance/core';
import { expect, test } from 'vitest';
import { UnreadFields } from '../../test/unread-fields.ts';

test('AM-8.7, AM-14.1 every parameter of an area, an event and a card is read by the rules', async () => {
  const [{ areas }, { randomEvents }, { cards }] = await Promise.all([
    import('../rules/board.ts'),
    import('../rules/random-events.ts'),
    import('../rules/cards.ts'),
  ]);
  const unread = new UnreadFields();
  for (const { power } of areas) unread.watch(power.effect, power);
  for (const row of [...randomEvents, ...cards]) if ('params' in row) unread.watch(row.effect, row.params);
  const { game } = await import('../rules/index.ts');
  expect(unread.afterMatches(anyGame(game), 200)).toEqual([]);
});
