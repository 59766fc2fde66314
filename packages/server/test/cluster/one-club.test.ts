import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { anyone, createTable, tableOf, until } from '../test-server.ts';
import { type Club, threeServers } from './three-servers.ts';

const club = await threeServers();
const isHere = club !== undefined;

describe.skipIf(!isHere)('three servers, one club', () => {
  let servers: Club['servers'];
  let person: Club['person'];
  beforeAll(() => {
    if (club === undefined) throw new Error('no club');
    ({ servers, person } = club);
  });
  afterAll(() => club?.close());

  /** Ann and Bob at different servers, and a spectator at a third, at a table that has begun. */
  async function match() {
    const [[ann], [bob], [eve]] = await Promise.all([
      person('Ann', servers[0]),
      person('Bob', servers[1]),
      person('Eve', servers[2]),
    ]);
    if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody');
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    for (const client of [ann, bob, eve])
      expect(await client.watch(table)).toMatchObject({ type: 'watching' });
    for (const [seat, client] of [ann, bob].entries())
      expect(await client.send({ type: 'sit', table, seat })).toMatchObject({ type: 'accepted' });
    expect(await ann.send({ type: 'start', table })).toMatchObject({ type: 'accepted' });
    return { table, ann, bob, eve };
  }

  function owners(table: string): readonly number[] {
    return servers.flatMap(({ running }, at) =>
      running.registry.roomInMemory(table) === undefined ? [] : [at],
    );
  }

  /** Publishes as somebody would who has reached the broker. */
  function publish(subject: string, text: string): void {
    const socket = connect(club?.nats.port ?? 0, '127.0.0.1', () => {
      socket.end(`CONNECT {"verbose":false}\r\nPUB ${subject} ${text.length}\r\n${text}\r\nPING\r\n`);
    });
  }

  const steps = (client: Client, table: string) => client.tables.get(table)?.number ?? 0;
  const mark = (client: Client, table: string, cell: number) =>
    client.play(table, { do: 'mark', cell } as never, undefined);

  test('people of one table at three servers play one match, and one server owns the table', async () => {
    const { table, ann, bob, eve } = await match();
    for (const [turn, cell] of [0, 3, 1, 4].entries()) {
      const client = turn % 2 === 0 ? ann : bob;
      expect(await mark(client, table, cell)).toMatchObject({ type: 'accepted' });
    }
    expect(await mark(ann, table, 2)).toMatchObject({ type: 'accepted' });
    await until('all have seen the end', () =>
      [ann, bob, eve].every((client) => client.tables.get(table)?.info.stage === 'over'),
    );
    const views = [ann, bob, eve].map((client) => client.tables.get(table)?.shown?.view);
    expect(views[1]).toEqual(views[0]);
    expect(views[2]).toEqual(views[0]);
    expect(owners(table)).toHaveLength(1);
    expect([ann, bob, eve].flatMap(({ faults }) => faults)).toEqual([]);
  });

  /** Who is there, as a client was last told. */
  function presence(client: Client, table: string): string {
    const told = client.received
      .map((text) => JSON.parse(text) as { type: string; table?: unknown; presence?: unknown })
      .filter((news) => news.type === 'presence' && news.table === table);
    return JSON.stringify(told.at(-1)?.presence);
  }

  test('presence is the union over servers', async () => {
    const { table, ann, bob, eve } = await match();
    const isTold = (shown: string) => presence(ann, table) === shown;
    await until('all are there', () => isTold('{"online":[0,1],"spectators":1}'));
    eve.close();
    await until('Eve is gone', () => isTold('{"online":[0,1],"spectators":0}'));
    bob.close();
    await until('Bob is gone', () => isTold('{"online":[0],"spectators":0}'));
  });

  test('people whom the owner of their table has forgotten are found and told what they missed', async () => {
    const { table, ann, bob, eve } = await match();
    const clients = [ann, bob, eve];
    const [owner = 0] = owners(table);
    const there = clients[owner] ?? ann;
    await until('all are there', () => presence(there, table) === '{"online":[0,1],"spectators":1}');
    for (const [at, { running }] of servers.entries())
      for (let socket = 1; at !== owner && socket < 50; socket++) {
        const gone = { from: running.name, type: 'gone', socket };
        publish(`server.${servers[owner]?.running.name}`, JSON.stringify(gone));
      }
    await until('the others are forgotten', () => !presence(there, table).includes('"online":[0,1]'));
    expect(await mark(ann, table, 0)).toMatchObject({ type: 'accepted' });
    await until('all have seen it', () => clients.every((client) => steps(client, table) === 2));
    expect(clients.map(({ reconnects }) => reconnects)).toEqual([0, 0, 0]);
  });

  test('a chat line reaches every server once', async () => {
    const { table, ann, bob, eve } = await match();
    await bob.send({ type: 'say', table, text: 'hello there', key: 'say-hello-1' });
    await until('all have read it', () =>
      [ann, bob, eve].every((client) => client.tables.get(table)?.chat.length === 1),
    );
  });

  test('a table that another server claims goes on there, and nobody misses a step', async () => {
    const { table, ann, bob, eve } = await match();
    expect(await mark(ann, table, 0)).toMatchObject({ type: 'accepted' });
    const [owner = 0] = owners(table);
    const next = (owner + 1) % 3;
    const claims = await servers[next]?.running.storage.claimOf(table);
    // As a server would that takes the owner for dead.
    const { storage } = servers[0].running;
    await storage.claim(table, claims?.epoch ?? 0, 'somebody');
    await storage.release(table, (claims?.epoch ?? 0) + 1);
    let answer = await mark(bob, table, 3);
    if (answer.type === 'refused') answer = await mark(bob, table, 3);
    expect(answer).toMatchObject({ type: 'accepted' });
    expect(await mark(ann, table, 1)).toMatchObject({ type: 'accepted' });
    await until('all have seen it', () => [ann, bob, eve].every((client) => steps(client, table) === 4));
    expect([ann, bob, eve].flatMap(({ faults }) => faults)).toEqual([]);
    expect([ann, bob, eve].map(({ reconnects }) => reconnects)).toEqual([0, 0, 0]);
    expect(owners(table)).toHaveLength(1);
  });

  test('a table goes to the server where all of its people are, and its match goes on there', async () => {
    const [[ann, annThere], [bob], [eve]] = await Promise.all([
      person('Ann', servers[0], servers[1]),
      person('Bob', servers[1]),
      person('Eve', servers[2]),
    ]);
    if (!ann || !annThere || !bob || !eve) throw new Error('nobody');
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
    for (const client of [ann, bob, eve, annThere])
      expect(await client.watch(table)).toMatchObject({ type: 'watching' });
    for (const [seat, client] of [ann, bob].entries())
      expect(await client.send({ type: 'sit', table, seat })).toMatchObject({ type: 'accepted' });
    expect(await ann.send({ type: 'start', table })).toMatchObject({ type: 'accepted' });
    expect(await mark(ann, table, 0)).toMatchObject({ type: 'accepted' });
    ann.close();
    // Eve is at a third server: the table stays.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    expect(owners(table)).toEqual([0]);
    eve.close();
    await until('the table is at the server of Ann and Bob', () => owners(table).join() === '1');
    expect(await mark(bob, table, 3)).toMatchObject({ type: 'accepted' });
    expect(await mark(annThere, table, 1)).toMatchObject({ type: 'accepted' });
    const there = [annThere, bob];
    await until('both have seen it', () => there.every((client) => steps(client, table) === 4));
    await until('only they are there', () => presence(bob, table) === '{"online":[0,1],"spectators":0}');
    expect(there.flatMap(({ faults }) => faults)).toEqual([]);
    expect(there.map(({ reconnects }) => reconnects)).toEqual([0, 0]);
  });

  test('nonsense on the broker ends no server', async () => {
    const { table, ann, bob } = await match();
    const names = servers.map(({ running }) => running.name ?? '');
    const subjects = [`table.${table}`, `owner.${table}`, 'rates', 'credentials'];
    for (const name of names) subjects.push(`server.${name}`, `news.${name}`);
    for (const subject of subjects)
      for (const text of ['', '{', 'null', '[]', '{"from":1}', '99999 2 3 4\n5']) publish(subject, text);
    for (const [turn, cell] of [0, 3, 1, 4].entries())
      await expect
        .poll(() => mark(turn % 2 === 0 ? ann : bob, table, cell))
        .toMatchObject({ type: 'accepted' });
    for (const { base } of servers) expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  test('lists, codes and rematches are the same at every server', async () => {
    const { table, ann, bob, eve } = await match();
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) await mark(turn % 2 === 0 ? ann : bob, table, cell);
    const code = ann.tables.get(table)?.info.code ?? '';
    expect(await eve.send({ type: 'find', code })).toMatchObject({ type: 'found', table });
    const [mine, other] = await Promise.all(
      [ann, bob].map((client) => client.send({ type: 'tables', of: 'me' })),
    );
    expect(mine).toMatchObject({ type: 'tables', tables: [{ id: table, stage: 'over' }] });
    expect(other).toMatchObject({ type: 'tables', tables: [{ id: table, stage: 'over' }] });
    const again = await bob.send({ type: 'rematch', table });
    expect(await ann.send({ type: 'rematch', table })).toMatchObject({
      type: 'created',
      table: again.type === 'created' ? again.table : '',
    });
    const record = await ann.record(servers[2].base, table);
    expect(record.status).toBe(200);
  });
});
