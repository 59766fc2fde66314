import { everySetting, seedFromNumber } from '@manigance/core';
import { compareMatch, opinionBeside } from '@manigance/core/second-opinion';
import { expect, test } from 'vitest';
import { catalog } from '../index.ts';

/** The long version: `npx manigance second-opinion <game> --matches 10000`. */
const enough = 20;

for (const manifest of catalog.manifests) {
  const opinion = await opinionBeside(manifest.url);
  if (opinion === undefined) continue;
  test(`${manifest.id}: a second model of the rules agrees at every decision, at every kind of table it covers`, async () => {
    const { game } = await manifest.rules();
    const settings = everySetting(game).filter((options) => opinion.covers?.(options) ?? true);
    const tables = settings.flatMap((options) =>
      Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
        seats: game.seats.min + more,
        options,
      })),
    );
    let decisions = 0;
    for (let match = 0; match < Math.max(enough, tables.length); match++) {
      const table = tables[match % tables.length] ?? { seats: 2, options: {} };
      decisions += compareMatch(game, opinion, { ...table, seed: seedFromNumber(match) }).decisions;
    }
    expect(decisions).toBeGreaterThan(enough * 20);
  });
}
