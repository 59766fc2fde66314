import { anyGame } from '@manigance/core';
import { expect, test } from 'vitest';
import { UnreadFields } from '../../test/unread-fields.ts';

test('EL-20 every figure of a scheme card is read by the rules', async () => {
  const { schemes } = await import('../rules/cards.ts');
  const unread = new UnreadFields();
  for (const { id, params } of schemes) unread.watch(id, params);
  const { game } = await import('../rules/index.ts');
  expect(unread.afterMatches(anyGame(game), 200)).toEqual([]);
});
