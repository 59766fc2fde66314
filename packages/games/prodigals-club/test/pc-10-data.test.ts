import { anyGame } from '@manigance/core';
import { expect, test } from 'vitest';
import { UnreadFields } from '../../test/unread-fields.ts';

test('PC-10 every field of a card’s effects and triggers is read by the rules', async () => {
  const modules = await Promise.all([
    import('../rules/competitions/election/cards.ts'),
    import('../rules/competitions/society/cards.ts'),
    import('../rules/competitions/possessions/cards.ts'),
    import('../rules/central/cards.ts'),
  ]);
  const unread = new UnreadFields();
  for (const card of modules.flatMap((module) => Object.values(module).flat())) {
    if (card.border === 'white') unread.watch('effect', card.effect);
    else unread.watch('activate', card.activate);
    if (card.border === 'black') for (const one of card.triggers) unread.watch(one.on, one);
  }
  const { game } = await import('../rules/index.ts');
  // Of the row to be chosen only the presence is read.
  expect(unread.afterMatches(anyGame(game), 200)).toEqual(['moveEach.where.row']);
});
