import { readNetwork, sampleOf } from '@manigance/bots';
import { expect, test } from 'vitest';
import { everyGame } from './every-game.ts';
import { rostersOf } from './rosters.ts';

const rosters = await rostersOf(everyGame);
const modules = await Promise.all(
  rosters.map(async ({ brain: { game }, learned }) => ({
    game,
    networks: (await learned?.())?.networks ?? [],
  })),
);
const each = test.for(
  modules.filter(({ networks }) => networks.length > 0).map((one) => [one.game.id, one] as const),
);

each(
  '%s: the networks are for today’s rules, and give their samples to the last bit',
  ([, { game, networks }]) => {
    for (const { made, sizes, sample, ...file } of networks) {
      expect(made.rulesVersion).toBe(game.rulesVersion);
      expect(sampleOf(readNetwork({ ...file, sizes }))).toEqual(sample);
      expect(sample.length).toBe(sizes.at(-1));
    }
  },
);

each('%s: the weights take at most 300 kB', ([, { networks }]) => {
  expect(networks.reduce((sum, { weights }) => sum + weights.length, 0)).toBeLessThan(300_000);
});
