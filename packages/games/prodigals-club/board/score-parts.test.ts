import { Runner, rngFrom, seedFromNumber } from '@manigance/core';
import { expect, test, vi } from 'vitest';
import { game } from '../rules/index.ts';
import type { PlayerView } from './from-game.ts';
import { scoreParts } from './score-parts.ts';
import { boardLanguage } from './words/index.ts';

await Promise.all([boardLanguage.load('en'), boardLanguage.load('fr')]);

vi.mock('../rules/competitions/possessions/tiles.ts', async (original) => ({
  ...(await original<typeof import('../rules/competitions/possessions/tiles.ts')>()),
  unsoldPenalty: 7,
}));

test.each(['en', 'fr'] as const)(
  'PC-11.10 the result table uses the penalty for unsold possessions (%s)',
  (language) => {
    const state = new Runner(game).start(2, { mode: 'ep' }, rngFrom(seedFromNumber(1)));
    const player = game.view(state, 0).players[0] as PlayerView;
    const [cash = 0, unsold = 0, worth = 0, times = 0, more = 0] = (
      scoreParts(player, 'possessions', language).match(/\d+/g) ?? []
    ).map(Number);
    expect([unsold, times, more]).toEqual([6, 6, 7]);
    expect(cash + worth + times * more).toBe(player.scores.possessions);
  },
);
