import { catalog } from '@manigance/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playMatch } from '../labs/match.ts';
import { badLine, manyFaults } from '../labs/proxy.ts';
import { checkRecord, faultsOnTheWire } from '../labs/wire-check.ts';
import { TestServer, toyGames } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ rateLimits: false });
});
afterAll(() => server.close());

test.concurrent.each(
  catalog.ids.flatMap((id, at) => [2 * at + 1, 2 * at + 2].map((seed) => [id, seed] as const)),
)(
  'four clients and a spectator finish %s over a line that drops, delays, doubles and cuts (%i)',
  async (id, seed) => {
    const line = await badLine(server.socketUrl, manyFaults, seed);
    const played = await playMatch(server.base, line.url, { game: id, seed, patience: 200 });
    const game = toyGames[id]?.game;
    if (game === undefined) throw new Error('no such game');
    expect(await faultsOnTheWire(game, server.running.storage, played)).toEqual([]);
    await checkRecord(server.base, game, played);
    expect(line.done.messages).toBeGreaterThan(100);
    for (const client of [...played.players, played.spectator]) client.close();
    line.close();
  },
  400_000,
);
