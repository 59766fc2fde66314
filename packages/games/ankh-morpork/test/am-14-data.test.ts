import { anyGame } from '@manigance/core';
import { expect, test, vi } from 'vitest';
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

test('AM-14, AM-15 the rules read every field of a row, but those that only describe the printed map', async () => {
  vi.resetModules();
  const [{ areas }, { randomEvents }, { cards }, { personalities }] = await Promise.all([
    import('../rules/board.ts'),
    import('../rules/random-events.ts'),
    import('../rules/cards.ts'),
    import('../rules/personalities.ts'),
  ]);
  const unread = new UnreadFields();
  for (const row of areas) unread.watchRow('area', row);
  for (const row of randomEvents) unread.watchRow('event', row);
  for (const row of cards) unread.watchRow('card', row);
  for (const row of personalities) unread.watchRow('personality', row);
  const { game } = await import('../rules/index.ts');
  const ofTheMap = ['area.at', 'area.bridges', 'area.id'];
  expect(unread.afterMatches(anyGame(game), 200)).toEqual(ofTheMap);
});
