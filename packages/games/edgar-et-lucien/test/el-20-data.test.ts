import { anyGame } from '@manigance/core';
import { expect, test, vi } from 'vitest';
import { UnreadFields } from '../../test/unread-fields.ts';

test('EL-20 every figure of a scheme card is read by the rules', async () => {
  const { schemes } = await import('../rules/cards.ts');
  const unread = new UnreadFields();
  for (const { id, params } of schemes) unread.watch(id, params);
  const { game } = await import('../rules/index.ts');
  expect(unread.afterMatches(anyGame(game), 200)).toEqual([]);
});

test('EL-20, EL-28 the rules read every field of a card and a district, which they know by their numbers', async () => {
  vi.resetModules();
  const [{ schemes }, { boards }] = await Promise.all([
    import('../rules/cards.ts'),
    import('../rules/board.ts'),
  ]);
  const unread = new UnreadFields();
  for (const row of schemes) unread.watchRow('scheme', row);
  for (const row of [...boards.A, ...boards.B]) unread.watchRow('district', row);
  const { game } = await import('../rules/index.ts');
  expect(unread.afterMatches(anyGame(game), 200)).toEqual(['district.id']);
});
