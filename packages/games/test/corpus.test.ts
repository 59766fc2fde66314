import { anyGame, seedFromNumber } from '@manigance/core';
import { changesSince, readCorpus } from '@manigance/core/corpus';
import { Explorer, everything } from '@manigance/core/explore';
import { expect, test } from 'vitest';
import { featured } from './featured.ts';

const renew = 'npm run lab -- explore --times 20000 --corpus';

test('some game lists its features', () => {
  expect(featured.length).toBeGreaterThan(0);
});

for (const { manifest, features } of featured) {
  const game = anyGame((await manifest.rules()).game);
  const corpus = readCorpus(manifest.url) ?? { rulesVersion: 0, lines: [] };

  test(`${manifest.id}: the rules are those of the corpus, or rulesVersion says that they changed`, () => {
    expect(corpus.rulesVersion, `rulesVersion was raised: renew the corpus with ${renew}`).toBe(
      game.rulesVersion,
    );
    expect(
      changesSince(corpus, game),
      `matches begun under version ${game.rulesVersion} would now go on otherwise: raise rulesVersion, keep the former rules in \`older\`, and renew the corpus with ${renew}`,
    ).toEqual([]);
  });

  test(`${manifest.id}: the matches of the corpus reach all that the rules can reach`, () => {
    const explorer = new Explorer(game, features, seedFromNumber(1), everything);
    for (const line of corpus.lines) explorer.follow(line);
    expect(explorer.table.complaints(features)).toEqual([]);
  });
}
