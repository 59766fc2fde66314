import type { TableEntry } from '@manigance/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, newGuest } from '../../labs/client.ts';
import { rates } from '../../src/http/rates.ts';
import { anyone, createTable, tableOf, until } from '../test-server.ts';
import { type Club, threeServers } from './three-servers.ts';

const club = await threeServers({ rateLimits: true });

describe.skipIf(club === undefined)('three servers that lose each other', () => {
  let all: Club;
  beforeAll(() => {
    if (club === undefined) throw new Error('no club');
    all = club;
  });
  afterAll(() => club?.close());

  const mark = (client: Client, table: string, cell: number, key: string) =>
    client.play(table, { do: 'mark', cell } as never, undefined, key);

  async function match(annAt: number, bobAt: number) {
    const { servers, person } = all;
    const at = (index: number) => servers[index as 0 | 1 | 2];
    const [[ann], [bob]] = await Promise.all([person('Ann', at(annAt)), person('Bob', at(bobAt))]);
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    for (const [seat, client] of [ann, bob].entries()) {
      await client.watch(table);
      expect(await client.send({ type: 'sit', table, seat })).toMatchObject({ type: 'accepted' });
    }
    expect(await ann.send({ type: 'start', table })).toMatchObject({ type: 'accepted' });
    return { table, ann, bob };
  }

  test('without the broker a table whose people are at one server goes on, others are told to try again', async () => {
    const together = await match(0, 0);
    const apart = await match(0, 1);
    all.broker.set('cut');
    const isAway = () => all.servers.every(({ running }) => running.isBrokerAway());
    await until('the servers have noticed', isAway);
    expect(await mark(together.ann, together.table, 0, 'away-key-1')).toMatchObject({ type: 'accepted' });
    expect(await mark(together.bob, together.table, 3, 'away-key-2')).toMatchObject({ type: 'accepted' });
    // The owner is the server of the one whose people watch it.
    expect(await mark(apart.ann, apart.table, 0, 'away-key-3')).toMatchObject({ type: 'accepted' });
    expect(await mark(apart.bob, apart.table, 3, 'away-key-4')).toMatchObject({
      type: 'refused',
      reason: { code: 'try-again' },
    });
    expect(apart.bob.reconnects).toBe(0);
    all.broker.set('pass');
    await until('Bob has seen what he missed', () => apart.bob.tables.get(apart.table)?.number === 2);
    expect(await mark(apart.bob, apart.table, 3, 'away-key-4')).toMatchObject({ type: 'accepted' });
    await until('Ann has seen it', () => apart.ann.tables.get(apart.table)?.number === 3);
    expect([apart.bob, apart.ann].map(({ reconnects }) => reconnects)).toEqual([0, 0]);
  });

  test('a clock that runs out at a table of a server that left is done once, by another', async () => {
    const { servers, person } = all;
    const [ann] = await person('Ann', servers[2]);
    const [bob] = await person('Bob', servers[2]);
    if (ann === undefined || bob === undefined) throw new Error('nobody');
    const pace = { kind: 'live', bank: 10, increment: 0 } as const;
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone], { pace }));
    for (const client of [ann, bob]) {
      await client.watch(table);
      await client.send({ type: 'sit', table });
    }
    await ann.send({ type: 'start', table });
    const { storage } = servers[0].running;
    expect(await storage.claimOf(table)).toMatchObject({ owner: servers[2].running.name });
    ann.close();
    bob.close();
    await servers[2].running.stop();
    expect((await storage.claimOf(table))?.owner).not.toBe(servers[2].running.name);
    await expect.poll(async () => (await storage.row(table))?.stage, { timeout: 60_000 }).toBe('over');
    const entries = (await storage.read(table, 0)).map(({ body }) => JSON.parse(body) as TableEntry);
    const moves = entries.filter(({ kind }) => kind === 'moved');
    expect(moves.length).toBeGreaterThan(4);
    expect(moves.every((entry) => entry.kind === 'moved' && entry.by === 'time')).toBe(true);
    await servers[2].start();
  });

  test('a server stops gracefully without the broker, and its tables go on elsewhere', async () => {
    const { servers, broker } = all;
    const { table, ann, bob } = await match(2, 0);
    expect(await mark(ann, table, 0, 'stop-key-1')).toMatchObject({ type: 'accepted' });
    broker.set('cut');
    await until('the servers have noticed', () => servers.every(({ running }) => running.isBrokerAway()));
    await servers[2].running.stop();
    broker.set('pass');
    await expect.poll(() => mark(bob, table, 3, 'stop-key-2')).toMatchObject({ type: 'accepted' });
    expect(bob.reconnects).toBe(0);
    await servers[2].start();
    await until('Ann is back and has seen it', () => ann.tables.get(table)?.number === 3);
  });

  test('codes tried at one server count at the others', async () => {
    const { servers, person } = all;
    const { burst } = rates.find;
    const [here, there] = await person('Guesser', servers[0], servers[1]);
    if (here === undefined || there === undefined) throw new Error('nobody');
    for (let at = 0; at < burst; at++) {
      const answer = await (at % 2 === 0 ? here : there).send({ type: 'find', code: 'AAAAAA' });
      expect(answer).toMatchObject({ type: 'refused', reason: { code: 'no-table' } });
    }
    for (const client of [here, there])
      await expect
        .poll(() => client.send({ type: 'find', code: 'AAAAAA' }))
        .toMatchObject({ type: 'refused', reason: { code: 'too-fast' } });
  });

  test('credentials dropped at one server close sockets at the others', async () => {
    const { servers } = all;
    const { token } = await newGuest(servers[0].base, 'Leaver');
    const [here, there] = [await servers[0].device(token), await servers[1].device(token)];
    expect(await here.send({ type: 'signOut' })).toMatchObject({ type: 'accepted' });
    await until('the other socket is closed', () => there.reconnects > 0);
    here.close();
    there.close();
  });
});
