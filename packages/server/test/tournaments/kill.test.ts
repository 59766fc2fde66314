import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ServerProcess } from '../../labs/child.ts';
import { Client, newGuest } from '../../labs/client.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { peopleOf, playToTheEnd } from './play-tables.ts';

test('a server that is killed again and again loses no result, and begins no round twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-tournament-'));
  let server = await ServerProcess.start(folder);
  const { port, base, socketUrl } = server;
  const clients = await Promise.all(
    ['Ann', 'Bob', 'Cleo', 'Dan'].map(async (name) => {
      const client = new Client(socketUrl, (await newGuest(base, name)).token);
      await client.connect();
      return client;
    }),
  );
  const people = peopleOf(clients);
  const [ann, ...others] = people;
  const opened = await ann.send({
    type: 'openTournament',
    title: 'Cup',
    game: 'tic-tac-toe',
    options: {},
    kind: 'round-robin',
    size: 2,
    rounds: 1,
    roundDays: 1,
    days: 1,
  });
  if (opened.type !== 'openedTournament') throw new Error(JSON.stringify(opened));
  const { tournament } = opened;
  for (const one of others) await one.send({ type: 'joinTournament', tournament });
  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    while (!isOver && kills < 6) {
      await server.end('SIGKILL');
      kills++;
      server = await ServerProcess.start(folder, port);
      // Long enough to do a part of the work.
      await new Promise((resolve) => setTimeout(resolve, 150 + 100 * (kills % 5)));
    }
  })();
  await ann.send({ type: 'beginTournament', tournament });
  // However quick the machine is, the server is killed in every round.
  const killedAgain = async () => {
    const before = kills;
    while (kills === before && kills < 6) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const end = await playToTheEnd(tournament, people, killedAgain).finally(() => {
    isOver = true;
    return killing;
  });
  expect(kills).toBeGreaterThan(2);
  expect(end.played.map((round) => round.length)).toEqual([2, 2, 2]);
  expect(end.played.flat().every(({ seats }) => seats[0]?.won === true && seats[1]?.won === false)).toBe(
    true,
  );
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(6 * 60);
  for (const client of clients) client.close();
  await server.end('SIGKILL');
  const storage = new SqliteStorage(join(folder, 'manigance.sqlite'));
  expect(Number((await storage.query('SELECT COUNT(*) AS n FROM tables'))[0]?.n)).toBe(6);
  await storage.close();
  rmSync(folder, { recursive: true });
}, 180_000);
