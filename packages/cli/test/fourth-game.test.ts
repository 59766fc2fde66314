import { catalog, withGames } from '@manigance/games';
import { manifest } from '@manigance/games/test/noughts/manifest.ts';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';

const extended = withGames(catalog, [manifest]);

test('a game added to the catalog is listed, simulated in threads and matched by its bots', async () => {
  expect((await cli('--help', { catalog: extended })).out).toContain(`Games: ${extended.ids.join(', ')}.`);
  const { status, out } = await cli(`simulate ${manifest.id} --games 40 --json`, { catalog: extended });
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: manifest.id, games: 40, finished: 40, errors: 0 });
  const arena = `arena ${manifest.id} --bots novice,random --games 2 --iterations 10 --json`;
  expect((await cli(arena, { catalog: extended })).status).toBe(0);
});
