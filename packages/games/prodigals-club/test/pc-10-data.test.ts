import { anyGame } from '@manigance/core';
import { expect, test, vi } from 'vitest';
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
  const { modeIds } = await import('../rules/modes.ts');
  const whole = { ...game, settings: { mode: modeIds } };
  expect(unread.afterMatches(anyGame(whole), 200)).toEqual(['moveEach.where.row']);
});

test('PC-19 the rules read every field of a row of a card, tile, space, bundle and step of the ladder', async () => {
  vi.resetModules();
  const modules = await Promise.all([
    import('../rules/competitions/election/cards.ts'),
    import('../rules/competitions/society/cards.ts'),
    import('../rules/competitions/possessions/cards.ts'),
    import('../rules/central/cards.ts'),
    import('../rules/competitions/election/circle-tiles.ts'),
    import('../rules/competitions/possessions/tiles.ts'),
    import('../rules/competitions/society/dame-tiles.ts'),
    import('../rules/competitions/election/board.ts'),
    import('../rules/competitions/society/board.ts'),
    import('../rules/competitions/possessions/board.ts'),
    import('../rules/central/board.ts'),
  ]);
  const unread = new UnreadFields();
  for (const module of modules)
    for (const [table, rows] of Object.entries(module))
      if (Array.isArray(rows))
        for (const row of rows) if (typeof row === 'object') unread.watchRow(table, row);
  const { game } = await import('../rules/index.ts');
  expect(unread.afterMatches(anyGame(game), 200)).toEqual([]);
});
