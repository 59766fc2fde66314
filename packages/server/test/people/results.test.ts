import { DamagedTableError } from '@manigance/table';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { readResult, UnreadableResultError } from '../../src/people/results/result.ts';
import { ResultStore } from '../../src/people/results/store.ts';
import { ResultSweep } from '../../src/people/results/sweep.ts';
import { Purge } from '../../src/purge.ts';
import type { Storage } from '../../src/storage/port.ts';
import { realPostgres } from '../real-postgres.ts';
import { anyone, createTable, TestServer, tableOf, toyGames, until } from '../test-server.ts';

const postgres = await realPostgres();
afterAll(() => postgres?.stop());

async function seated(people: readonly Client[], table: string): Promise<void> {
  for (const person of people) await person.watch(table);
  for (const [seat, person] of people.entries()) await person.send({ type: 'sit', table, seat });
  await people[0]?.send({ type: 'start', table });
}

/** Two people play tic-tac-toe until the first has a line. */
async function played(people: readonly Client[], access: 'open' | 'private'): Promise<string> {
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody');
  const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone], { access }));
  await seated(people, table);
  for (const [at, cell] of [0, 3, 1, 4, 2].entries())
    await people[at % 2]?.send({ type: 'play', table, move: { do: 'mark', cell }, key: `${table}-${at}` });
  await until('it is over', () => people.every((one) => one.tables.get(table)?.info.stage === 'over'));
  return table;
}

const seatsOf = (storage: Storage, table: string) =>
  storage.query('SELECT guest, bot, won, moves FROM result_seats WHERE table_id = $1 ORDER BY seat', table);

const places: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  ['SQLite', async () => undefined],
  ...(postgres === undefined ? [] : [['Postgres', async () => (await postgres.database()).url] as const]),
];

describe.each(places)('results on %s', (_name, database) => {
  test('a match that ends has one result, also after a restart and with several sweeps at once', async () => {
    const databaseUrl = await database();
    const server = await TestServer.open({ databaseUrl });
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const won = await played([ann, bob], 'open');
    const count = async () => (await server.running.storage.query('SELECT table_id FROM results')).length;
    await expect.poll(count, { timeout: 10_000 }).toBe(1);
    expect(await seatsOf(server.running.storage, won)).toEqual([
      { guest: ann.me, bot: null, won: 1, moves: 3 },
      { guest: bob.me, bot: null, won: 0, moves: 2 },
    ]);
    const ratings = 'SELECT player, mu FROM ratings ORDER BY mu';
    const who = async () => (await server.running.storage.query(ratings)).map(({ player }) => player);
    await expect.poll(who, { timeout: 10_000 }).toEqual([bob.me, ann.me]);
    // As a table from before there were results, found by three servers.
    const { storage } = server.running;
    for (const name of ['results', 'result_seats', 'rating_pools', 'ratings', 'rating_steps'])
      await storage.query(`DELETE FROM ${name}`);
    await storage.query('UPDATE tables SET settled = 0');
    const sweep = () =>
      new ResultSweep({
        store: storage,
        games: toyGames,
        results: new ResultStore(storage),
        rateAll: async () => undefined,
        now: () => Date.now(),
        report: (error) => expect(error).toBe(undefined),
      });
    await Promise.all([sweep().sweep(), sweep().sweep(), sweep().sweep()]);
    expect(await count()).toBe(1);
    expect((await seatsOf(storage, won)).length).toBe(2);
    ann.close();
    bob.close();
    await server.running.stop();
    await server.start();
    await expect.poll(who, { timeout: 10_000 }).toEqual([bob.me, ann.me]);
    expect(await count()).toBe(1);
    await server.close();
  });
});

test('the result of a match in memory is read without a replay, until more happens at its table', async () => {
  const server = await TestServer.open();
  const people = [await server.guest('Ann'), await server.guest('Bob')];
  const id = await played(people, 'open');
  const { storage: store, registry } = server.running;
  const inMemory = (table: string) => registry.roomInMemory(table)?.table;
  const withoutRules = { store, games: {}, inMemory };
  const replayed = await readResult({ store, games: toyGames }, id);
  expect(await readResult(withoutRules, id)).toEqual(replayed);
  await people[0]?.send({ type: 'say', table: id, text: 'well played', key: 'well-played' });
  await expect(readResult(withoutRules, id)).rejects.toThrow(UnreadableResultError);
  expect(await readResult({ store, games: toyGames, inMemory }, id)).toEqual(replayed);
  for (const one of people) one.close();
  await server.close();
});

test('a stopped match is not rated, and one that a player has left is lost by that player', async () => {
  const server = await TestServer.open();
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const stopped = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  await seated([ann, bob], stopped);
  await ann.send({ type: 'propose', table: stopped, what: 'abandon' });
  await bob.send({ type: 'consent', table: stopped, proposal: 1, agree: true });
  const taken = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone]));
  await seated([ann, bob], taken);
  await bob.send({ type: 'leave', table: taken });
  const isOver = () => ann.tables.get(taken)?.info.stage === 'over';
  for (let at = 0; at < 400 && !isOver(); at++) {
    await ann.send({ type: 'play', table: taken, move: { do: 'mark', cell: at % 9 }, key: `left-${at}` });
    await new Promise((done) => setTimeout(done, 40));
  }
  const found = async () => {
    const rows = await server.running.storage.query(
      'SELECT table_id, how, pool, taken_over FROM results ORDER BY taken_over',
    );
    return rows.map(({ how, ...row }) => ({ ...row, isWhole: how !== null }));
  };
  await expect.poll(found, { timeout: 15_000 }).toEqual([
    { table_id: stopped, isWhole: false, pool: null, taken_over: 0 },
    { table_id: taken, isWhole: true, pool: 'tic-tac-toe/2/people', taken_over: 1 },
  ]);
  const ratings = async () =>
    (await server.running.storage.query('SELECT player FROM ratings ORDER BY mu DESC')).map(
      ({ player }) => player,
    );
  await expect.poll(ratings, { timeout: 10_000 }).toEqual([ann.me, bob.me]);
  const figures = 'SELECT bot FROM result_seats WHERE guest = $1 AND table_id = $2';
  expect(await server.running.storage.query(figures, bob.me, taken)).toEqual([{ bot: 'endless' }]);
  await server.close();
});

test('a table whose entries were changed holds up no other, and is purged by nobody', async () => {
  const server = await TestServer.open();
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const damaged = await played([ann, bob], 'private');
  const whole = await played([ann, bob], 'private');
  const { storage, registry } = server.running;
  const count = async () => (await storage.query('SELECT table_id FROM results')).length;
  await expect.poll(count, { timeout: 10_000 }).toBe(2);
  await storage.query('DELETE FROM results');
  await storage.query('UPDATE tables SET settled = 0');
  await storage.query('DELETE FROM snapshots');
  await storage.query(`UPDATE entries SET body = '{"kind":"abandoned","at":1}' WHERE table_id = $1`, damaged);
  const told: unknown[] = [];
  const sweep = new ResultSweep({
    store: storage,
    games: toyGames,
    results: new ResultStore(storage),
    rateAll: async () => undefined,
    now: () => Date.now(),
    report: (error) => told.push(error),
  });
  await sweep.sweep();
  await sweep.sweep();
  expect(await storage.query('SELECT table_id FROM results')).toEqual([{ table_id: whole }]);
  expect(told.map((error) => error instanceof DamagedTableError)).toEqual([true]);
  await new Promise((resolve) => setTimeout(resolve, 100)); // rooms close
  const keeping = { finishedDays: 1, abandonedDays: 1, records: false, results: true };
  await server.running.stop();
  await server.start();
  await new Purge(registry, server.running.storage, keeping, () => Date.now() + 9 * 86_400_000).sweep();
  expect((await server.running.storage.everyRow('', 9)).map(({ id }) => id)).toEqual([damaged]);
  await server.close();
});
