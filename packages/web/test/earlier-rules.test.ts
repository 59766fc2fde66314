import { catalog, rulesOfVersion } from '@manigance/games';
import { type EarlierMatch, earlierMatches } from '@manigance/games/test/earlier-rules.ts';
import { expect, test } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { playFirst, site } from './site.ts';

const { visit } = site();
const list = { name: 'Choose from a list' };

/** The match as a browser keeps it; I have the seat that is asked, the others are bots. */
function keptIn({ game, options, rulesVersion, seed, salt, moves, people, asked }: EarlierMatch): SavedMatch {
  return {
    id: 'kept',
    game,
    options,
    seats: people.map(({ name }, seat) => (seat === asked ? { name } : { name, level: 'usual' })),
    ...{ seed, salt, rulesVersion, moves },
    over: false,
    mine: true,
    touched: 0,
  };
}

const kept = await Promise.all(
  earlierMatches.map(async (match) => {
    const rules = await catalog.get(match.game).rules();
    return rulesOfVersion(rules, match.rulesVersion) === undefined ? [] : [match];
  }),
);

test.each(kept.flat())('rules change: $game, $name: goes on in the browser it began in', async (match) => {
  const { page, complaints, close } = await visit({ path: '#/match/kept', kept: [keptIn(match)] });
  await page.getByRole('button', list).waitFor();
  await playFirst(page);
  await page.getByRole('button', list).waitFor();
  await page.reload(); // from the database now
  await page.getByRole('button', list).waitFor();
  await playFirst(page);
  expect(complaints).toEqual([]);
  await close();
});
