import { join } from 'node:path';
import { readRecord } from '@manigance/core';
import { day, TableRouter } from '@manigance/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp, restore } from '../../src/backup.ts';
import { Allowances, rates } from '../../src/http/rates.ts';
import { Metrics } from '../../src/metrics.ts';
import { TournamentStore } from '../../src/people/tournaments/store.ts';
import { beginRound, TournamentSweep } from '../../src/people/tournaments/sweep.ts';
import { Purge } from '../../src/purge.ts';
import { serverRegistry } from '../../src/server-registry.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { anyone, createTable, TestServer, tableOf, toyGames, until } from '../test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(() => server.close());

const bot = { for: 'bot', level: 'any' } as const;

test('rematches count as new tables: a guest cannot open more of them than by creating', async () => {
  const eve = await server.guest('Eve');
  let table = await createTable(eve, tableOf('tic-tac-toe', [anyone, bot]));
  await eve.send({ type: 'sit', table });
  let made = 0;
  for (let reason = ''; reason === ''; made++) {
    await eve.send({ type: 'start', table });
    await eve.send({ type: 'propose', table, what: 'abandon' });
    const answer = await eve.send({ type: 'rematch', table });
    if (answer.type === 'created') ({ table } = answer);
    else reason = answer.type === 'refused' ? answer.reason.code : answer.type;
    expect(['', 'too-fast']).toContain(reason);
    expect(made).toBeLessThanOrEqual(rates.create.burst);
  }
});

test('every way to a table counts against one rate of its address', () => {
  const allowances = new Allowances(true);
  const ways = ['create', 'rematch', 'nextTable', 'openTournament'] as const;
  const take = (address: string) => ways.map((type) => allowances.takeFor(type, 'eve', address) === 0);
  const rounds = rates.create.burst / ways.length;
  for (let at = 0; at < rounds; at++) expect(take('one')).toEqual([true, true, true, true]);
  expect(take('one')).toEqual([false, false, false, false]);
  expect(take('other')).toEqual([true, true, true, true]);
});

test('the most open tables of a guest are counted, however many ended ones are newer', async () => {
  const eve = await server.guest('Eve');
  const ended = await createTable(eve, tableOf('tic-tac-toe', [anyone, bot]));
  await eve.send({ type: 'sit', table: ended });
  await eve.send({ type: 'start', table: ended });
  await eve.send({ type: 'propose', table: ended, what: 'abandon' });
  const group = await eve.send({ ...groupTerms, type: 'openGroup' });
  if (group.type !== 'openedGroup') throw new Error(JSON.stringify(group));
  const { storage } = server.running;
  const people = [{ guest: eve.me, asked: false }];
  for (let at = 0; at < 450; at++) {
    const [stage, code] = [at < 200 ? 'gathering' : 'over', `C${at}`];
    const table = { id: `stored${at}`, code, game: 'any', stage, access: 'private', line: '{}' } as const;
    await storage.append({ row: { ...table, updatedAt: at, people }, expected: 0, bodies: ['{}'] });
  }
  expect(await storage.countOpen(eve.me)).toBe(200);
  const refused = { type: 'refused', reason: { code: 'too-many' } };
  expect(await eve.send(tableOf('tic-tac-toe', [anyone, anyone]))).toMatchObject(refused);
  expect(await eve.send({ type: 'rematch', table: ended })).toMatchObject(refused);
  expect(await eve.send({ type: 'nextTable', group: group.group })).toMatchObject(refused);
  expect(await eve.send(tournamentTerms)).toMatchObject(refused);
  const tournament = await opened(await server.guest('Ann'));
  expect(await eve.send({ type: 'joinTournament', tournament })).toMatchObject(refused);
});

test('a tournament counts as one open table of everybody in it, before, while and after it has one open', async () => {
  const quiet = await TestServer.open({ rateLimits: false });
  const { storage } = quiet.running;
  const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => quiet.guest(name)));
  const [ann, bob, cleo] = people as [Guest, Guest, Guest];
  const tournament = await opened(ann);
  for (const one of [bob, cleo]) await one.send({ type: 'joinTournament', tournament });
  for (let at = 0; at < 199; at++) {
    const table = {
      id: `stored${at}`,
      code: `C${at}`,
      game: 'any',
      stage: 'gathering',
      access: 'private',
    } as const;
    const seated = people.map(({ me }) => ({ guest: me, asked: false }));
    await storage.append({
      row: { ...table, line: '{}', updatedAt: at, people: seated },
      expected: 0,
      bodies: ['{}'],
    });
  }
  const refused = { type: 'refused', reason: { code: 'too-many' } };
  const wanted = tableOf('tic-tac-toe', [anyone, anyone]);
  for (const one of people) expect(await one.send(wanted)).toMatchObject(refused);
  await ann.send({ type: 'beginTournament', tournament });
  // Two of the three sit at a table; the third has a bye, and their place is kept for the next round.
  const openTables = () => Promise.all(people.map(({ me }) => storage.countOpen(me)));
  await expect.poll(async () => (await openTables()).toSorted()).toEqual([199, 200, 200]);
  const toCome = people.map(({ me }) => new TournamentStore(storage).tablesToCome(me));
  expect((await Promise.all(toCome)).toSorted()).toEqual([0, 0, 1]);
  for (const one of people) expect(await one.send(wanted)).toMatchObject(refused);
  const idle = people[(await openTables()).indexOf(199)];
  await idle?.send({ type: 'withdraw', tournament });
  for (const one of people)
    expect(await one.send(wanted)).toMatchObject(one === idle ? { type: 'created' } : refused);
  await quiet.close();
});

type Guest = Awaited<ReturnType<TestServer['guest']>>;
const tournamentTerms = {
  type: 'openTournament',
  title: 'Cup',
  game: 'tic-tac-toe',
  options: {},
  kind: 'swiss',
  size: 2,
  rounds: 2,
  roundDays: 7,
  days: 2,
} as const;

async function opened(client: Guest): Promise<string> {
  const answer = await client.send(tournamentTerms);
  if (answer.type !== 'openedTournament') throw new Error(JSON.stringify(answer));
  return answer.tournament;
}

test('the tables of tournaments are charged to their organiser, and wait for the rate', async () => {
  const storage = new SqliteStorage(':memory:');
  const report = (error: unknown) => {
    throw error;
  };
  const bots = { decide: () => new Promise<never>(() => undefined), close: () => Promise.resolve() };
  const registry = serverRegistry({ storage, games: toyGames, bots, metrics: new Metrics(), report });
  const store = new TournamentStore(storage);
  const { type: _, ...terms } = tournamentTerms;
  await store.open('cup', 'ann', terms, { seed: '0'.repeat(32), at: 0 });
  const cup = async () => {
    const found = await store.load('cup');
    if (found === undefined) throw new Error('the tournament is gone');
    return found;
  };
  for (const guest of ['bob', 'cleo', 'dan']) await store.join(await cup(), guest, 1);
  await beginRound(store, await cup(), registry);
  const charged: string[] = [];
  let room = 1;
  const sweep = new TournamentSweep({
    storage,
    registry,
    tables: new TableRouter(registry),
    report,
    charge: (rate, key) => {
      charged.push(`${rate} ${key}`);
      return room-- > 0 ? 0 : 1_000;
    },
  });
  const states = async () => (await cup()).tables.map(({ state }) => state).toSorted();
  await sweep.sweep();
  expect(await states()).toEqual(['drawn', 'open']);
  await sweep.sweep();
  expect(await states()).toEqual(['drawn', 'open']);
  room = 1;
  await sweep.sweep();
  expect(await states()).toEqual(['open', 'open']);
  expect(new Set(charged)).toEqual(new Set(['create organiser ann']));
  await registry.stop();
});

const groupTerms = { title: 'Eve', game: 'tic-tac-toe', options: {}, pace: { kind: 'untimed' } } as const;

test('ended and abandoned tables are purged after the time the host sets, and records are kept if the host says so', async () => {
  const ann = await server.guest('Ann');
  const open = () => createTable(ann, tableOf('tic-tac-toe', [anyone, bot]));
  const [finished, kept] = [await open(), await open(), await open()];
  for (const table of [finished, kept]) {
    await ann.watch(table);
    await ann.send({ type: 'sit', table });
    await ann.send({ type: 'start', table });
    await ann.send({ type: 'handOver', table, level: 'any' });
  }
  const isOver = (table: string) => ann.tables.get(table)?.info.stage === 'over';
  await until('both are over', () => isOver(finished) && isOver(kept));
  ann.close();
  await server.running.stop(); // no table is in memory
  await server.start();
  const { storage, registry } = server.running;
  const purgeIn = (days: number, records: boolean) => {
    const keeping = { finishedDays: 30, abandonedDays: 7, records, results: true };
    return new Purge(registry, storage, keeping, () => Date.now() + days * day).sweep();
  };
  const tables = async () => (await storage.everyRow('', 9)).map(({ id }) => id).sort();
  await purgeIn(6, true);
  expect((await tables()).length).toBe(3);
  await purgeIn(8, true);
  expect(await tables()).toEqual([finished, kept].sort());
  await registry.room(kept); // in use: stays
  await purgeIn(31, true);
  expect(await tables()).toEqual([kept]);
  const results = () => server.running.storage.query('SELECT table_id FROM results ORDER BY ended_at');
  expect(await results()).toContainEqual({ table_id: finished });
  for (const rest of [await storage.read(finished, 0), await storage.list({ guest: ann.me }, 9)])
    expect(JSON.stringify(rest)).not.toContain(finished);
  const record = (table: string) => ann.record(server.base, table);
  expect(readRecord(await (await record(finished)).text())).toMatchObject({ game: 'tic-tac-toe' });
  const place = join(server.folder, 'backup');
  await backUp(storage, place);
  const other = new SqliteStorage(':memory:');
  await restore(other, place);
  expect(await other.record(finished)).toBe(await storage.record(finished));
  await server.running.stop();
  await server.start();
  await new Purge(
    server.running.registry,
    server.running.storage,
    { ...never, finishedDays: 30 },
    () => Date.now() + 31 * day,
  ).sweep();
  expect(await server.running.storage.everyRow('', 9)).toEqual([]);
  expect((await record(kept)).status).toBe(404);
  expect(await results()).toEqual([{ table_id: finished }]);
});

test('a table that expired before it began is purged like an abandoned one', async () => {
  const other = await TestServer.open();
  const { storage, registry } = other.running;
  const table = { id: 'expired1', code: 'GONE01', game: 'any', stage: 'expired', access: 'open' } as const;
  const row = { ...table, line: '{}', updatedAt: 1, people: [] };
  await storage.append({ row, expected: 0, bodies: ['{}'] });
  const sweepAfter = (days: number) =>
    new Purge(registry, storage, { ...never, abandonedDays: 7 }, () => days * day).sweep();
  await sweepAfter(6);
  expect(await storage.row('expired1')).toMatchObject({ stage: 'expired' });
  await sweepAfter(8);
  expect(await storage.row('expired1')).toBeUndefined();
  await other.close();
});

test('a running server purges, after the time its host sets', async () => {
  const keeping = { ...never, abandonedDays: 1 / day };
  const other = await TestServer.open({ keeping, quietFor: 10, limits: { purgeEvery: 20 } });
  const ann = await other.guest('Ann');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, bot]));
  await expect.poll(() => other.running.storage.row(table)).toBeUndefined();
  await other.close();
});

test('a match in progress is never purged, however long ago its last move', async () => {
  const { storage, registry } = server.running;
  const table = { id: 'playing1', code: 'PLAY01', game: 'any', stage: 'playing', access: 'open' } as const;
  const row = { ...table, line: '{}', updatedAt: 1, people: [] };
  await storage.append({ row, expected: 0, bodies: ['{}'] });
  const keeping = { ...never, finishedDays: 1, abandonedDays: 1 };
  await new Purge(registry, storage, keeping, () => 10_000 * day).sweep();
  expect(await storage.row('playing1')).toMatchObject({ stage: 'playing' });
});

test('a record names its players only while their results tell whose names these are', async () => {
  const ann = await server.guest('Ann');
  const { storage, registry } = server.running;
  for (const results of [true, false]) {
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, bot], { namesInRecord: true }));
    await ann.watch(table);
    await ann.send({ type: 'sit', table });
    await ann.send({ type: 'start', table });
    await ann.send({ type: 'handOver', table, level: 'any' });
    await until('it is over', () => ann.tables.get(table)?.info.stage === 'over');
    const keeping = { ...never, records: true, results };
    expect(await new Purge(registry, storage, keeping).delete(table)).toBe(true);
    const { players } = readRecord((await storage.record(table)) ?? '');
    expect(players).toEqual(results ? ['Ann', ''] : undefined);
  }
});

const never = { finishedDays: 0, abandonedDays: 0, records: false, results: false };
