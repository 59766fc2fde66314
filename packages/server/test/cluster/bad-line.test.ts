import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { catalog } from '@manigance/games';
import { afterAll, describe, expect, test } from 'vitest';
import { beginMatch, isOver } from '../../labs/cluster-match.ts';
import type { CutProxy } from '../../labs/cut-proxy.ts';
import { badLine, manyFaults } from '../../labs/proxy.ts';
import { checkRecord, faultsOnTheWire } from '../../labs/wire-check.ts';
import { PostgresStorage } from '../../src/storage/postgres.ts';
import { toyGames } from '../test-server.ts';
import { threeServers } from './three-servers.ts';

const club = await threeServers({}, { delay: 3 });
afterAll(() => club?.close());

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Cuts one of these ways after the other for a moment, until it is ended. */
function cutNowAndThen(ways: readonly CutProxy[], seed: number): () => Promise<void> {
  const dice = new Dice(seedFromNumber(seed));
  let isEnded = false;
  const cutting = (async () => {
    while (!isEnded) {
      await wait(500 + dice.fraction() * 2_000);
      const way = ways[dice.below(ways.length)];
      way?.set('cut');
      await wait(dice.fraction() * 300);
      way?.set('pass');
    }
  })();
  return () => {
    isEnded = true;
    return cutting;
  };
}

describe.skipIf(club === undefined)('three servers behind a proxy that takes turns', () => {
  test.each(catalog.ids.map((id, at) => [id, 31 + at] as const))(
    'four clients and a spectator finish %s while every way delays and is cut (%i)',
    async (id, seed) => {
      const game = toyGames[id]?.game;
      if (club === undefined || game === undefined) throw new Error('no club');
      const { servers, front, broker, database, databaseUrl } = club;
      const line = await badLine(`ws://127.0.0.1:${front.port}/ws`, manyFaults, seed);
      const end = cutNowAndThen([front, broker, database], seed);
      const [{ base }] = servers;
      const match = await beginMatch(base, line.url, { game: id, seats: 4, bots: [], seed });
      const { clients } = match;
      while (!isOver(match)) await wait(20);
      await end();
      const reconnects = clients.reduce((sum, client) => sum + client.reconnects, 0);
      expect(reconnects).toBeGreaterThan(0);
      const storage = await PostgresStorage.open(databaseUrl);
      const played = { ...match, reconnects };
      expect(await faultsOnTheWire(game, storage, played)).toEqual([]);
      await checkRecord(base, game, played);
      for (const client of clients) client.close();
      line.close();
      await storage.close();
    },
    400_000,
  );
});
