import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMatch } from '../labs/match.ts';
import { badLine, storm } from '../labs/proxy.ts';
import { checkRecord, faultsOnTheWire } from '../labs/wire-check.ts';
import { Club, toyShelf } from './playing.ts';

let club: Club;
beforeAll(async () => {
  club = await Club.open({ rateLimits: false });
});
afterAll(() => club.close());

test.concurrent.each([
  ['ankh-morpork', 1],
  ['ankh-morpork', 2],
  ['edgar-et-lucien', 3],
  ['edgar-et-lucien', 4],
  ['prodigals-club', 5],
  ['prodigals-club', 6],
])(
  'four clients and a spectator finish %s over a line that drops, delays, doubles and cuts (%i)',
  async (id, seed) => {
    const line = await badLine(club.socketUrl, storm, seed);
    const played = await playMatch(club.base, line.url, { game: id, seed, patience: 200 });
    const game = toyShelf[id]?.game;
    if (game === undefined) throw new Error('no such game');
    expect(await faultsOnTheWire(game, club.running.house.storage, played)).toEqual([]);
    await checkRecord(club.base, game, played.table);
    expect(line.done.messages).toBeGreaterThan(100);
    for (const client of [...played.players, played.spectator]) client.close();
    line.close();
  },
  400_000,
);
