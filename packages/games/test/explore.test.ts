import { everySetting, seedFromNumber } from '@manigance/core';
import { Explorer } from '@manigance/core/explore';
import { expect, test } from 'vitest';
import { featured } from './featured.ts';

/** The long version: `npm run lab -- explore`. */
const enough = 120;

for (const { manifest, features } of featured) {
  test(`${manifest.id}: matches that seek the rare are played to their end by the rules`, async () => {
    const { game } = await manifest.rules();
    const tables = everySetting(game).flatMap((options) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
        seats: game.seats.min + more,
        options,
      })),
    );
    const explorer = new Explorer(game, features, seedFromNumber(1));
    for (let match = 0; match < enough; match++) {
      const table = tables[match % tables.length] ?? { seats: 2, options: {} };
      explorer.explore({ ...table, seed: seedFromNumber(match) });
    }
    expect([...explorer.table.unknown]).toEqual([]);
    expect(explorer.totals).toMatchObject({ matches: enough });
    expect(explorer.totals.varied).toBeGreaterThan(enough / 3);
    expect(explorer.totals.replayed).toBeGreaterThan(enough / 20);
  });
}
