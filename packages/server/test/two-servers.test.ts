import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import type { News } from '@manigance/protocol';
import type { LoadedGames, Room, TableRegistry } from '@manigance/table';
import { plainSetup } from '@manigance/table/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import { serverRegistry } from '../src/server-registry.ts';
import type { Storage } from '../src/storage/port.ts';
import { PostgresStorage } from '../src/storage/postgres.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { realPostgres } from './real-postgres.ts';
import { until } from './test-server.ts';

const postgres = await realPostgres();
const folder = mkdtempSync(join(tmpdir(), 'manigance-two-'));
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

const games: LoadedGames = { 'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: [] } };
const nobody = { decide: () => Promise.reject(new Error('nobody')), close: () => Promise.resolve() };
const ann = { id: 'annaaaaa', name: 'Ann' };
const bob = { id: 'bobbbbbb', name: 'Bob' };

async function registryOn(storage: Storage): Promise<TableRegistry> {
  const registry = serverRegistry({
    storage,
    games,
    bots: nobody,
    metrics: new Metrics(),
    report: () => undefined,
  });
  await registry.start();
  return registry;
}

async function roomIn(registry: TableRegistry, id: string): Promise<Room> {
  const room = await registry.room(id);
  if (room === undefined) throw new Error('no room');
  return room;
}

/** Watches a room and keeps the same state as the page. */
async function onlooker(room: Room, person: typeof ann) {
  const seen = { numbers: [] as number[], shown: '', faults: 0 };
  const send = (text: string) => {
    const news = JSON.parse(text) as News | { readonly type: 'watching' };
    if (news.type !== 'update') return;
    if (news.step.number !== (seen.numbers.at(-1) ?? 0) + 1) seen.faults++;
    seen.numbers.push(news.step.number);
    seen.shown = JSON.stringify(news.shown.view);
  };
  await room.watch(person, { type: 'watch', id: 1, table: room.id }, { person, send });
  return seen;
}

function move(table: string, cell: number, key: string) {
  return { type: 'play', id: 1, table, move: { do: 'mark', cell }, key } as const;
}

function twoServers(name: string, open: () => Promise<readonly [Storage, Storage]>): void {
  describe(`two servers on one ${name}`, () => {
    test('one of two rival appends is told to try again, and all watchers see the same', async () => {
      const registries = await Promise.all((await open()).map(registryOn));
      const [here, there] = registries as [TableRegistry, TableRegistry];
      const made = await here.create(ann, { type: 'create', id: 1, ...plainSetup('tic-tac-toe', 2) });
      if (!('id' in made)) throw new Error(made.code);
      const { id } = made;
      const [atAnn, atBob] = [await roomIn(here, id), await roomIn(there, id)];
      const [annSees, bobSees] = [await onlooker(atAnn, ann), await onlooker(atBob, bob)];
      expect(await atAnn.command(ann, { type: 'sit', id: 1, table: id })).toMatchObject({ type: 'accepted' });
      // Bob's server has a stale table: its append is refused, and it reads the table again.
      const refused = await atBob.command(bob, { type: 'sit', id: 1, table: id, seat: 1 });
      expect(refused).toMatchObject({ type: 'refused', reason: { code: 'try-again' } });
      expect(await atBob.command(bob, { type: 'sit', id: 1, table: id, seat: 1 })).toMatchObject({
        type: 'accepted',
      });
      await until('Ann’s server has heard of Bob', () => atAnn.table.seats[1]?.person !== undefined);
      await atAnn.command(ann, { type: 'start', id: 1, table: id });
      await until('Bob’s server has heard that the match began', () => atBob.table.stage === 'playing');
      await until('Ann’s server has heard that the match began', () => atAnn.table.stage === 'playing');
      for (let turn = 0; turn < 6; turn++) {
        const [room, person] = turn % 2 === 0 ? [atAnn, ann] : [atBob, bob];
        await until('the turn is known', () => (room.table.match?.moves ?? -1) === turn);
        const rival = turn % 2 === 0 ? atBob : atAnn;
        // One person on two devices, at both servers at once.
        const both = await Promise.all([
          room.command(person, move(id, turn, `key-${turn}-one`)),
          rival.command(person, move(id, turn + 1, `key-${turn}-two`)),
        ]);
        const wins = both.filter(({ type }) => type === 'accepted').length;
        expect(wins).toBe(1);
        if (both[0]?.type !== 'accepted') break;
      }
      const stored = (await here.store.read(id, 0)).length;
      await until('both are at the end', () => [atAnn, atBob].every((room) => room.table.entries === stored));
      expect(atAnn.table.match?.state).toEqual(atBob.table.match?.state);
      await until(
        'both have been told',
        () => annSees.numbers.length === bobSees.numbers.length && annSees.shown === bobSees.shown,
      );
      expect([annSees.faults, bobSees.faults]).toEqual([0, 0]);
      expect(annSees.numbers.length).toBeGreaterThan(1);
      for (const registry of registries) await registry.stop();
    }, 60_000);
  });
}

twoServers('SQLite', async () => {
  const path = join(folder, 'two.sqlite');
  return [new SqliteStorage(path), new SqliteStorage(path)];
});

if (postgres === undefined) describe('two servers on one Postgres', () => test.skip('no Postgres here'));
else
  twoServers('Postgres', async () => {
    const { url } = await postgres.database();
    return [await PostgresStorage.open(url), await PostgresStorage.open(url)];
  });
