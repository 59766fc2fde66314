import { expect, test } from 'vitest';
import { DueTables } from '../src/due-tables.ts';
import { MemoryStore, type Room } from '../src/index.ts';

/** A store in which these tables are due, in this order. */
async function storeOf(ids: readonly string[]): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const [at, id] of ids.entries()) {
    const row = { id, code: id, game: 'any', stage: 'playing', access: 'open', line: '{}' } as const;
    await store.append({
      row: { ...row, wakeAt: at, updatedAt: 1, people: [] },
      expected: 0,
      bodies: ['{}'],
    });
  }
  return store;
}

/** Due tables of this store, of which those named cannot be opened. */
function dueTables(store: MemoryStore, bad: readonly string[] = []) {
  const opened: string[] = [];
  const reports: (readonly [table: string, why: string])[] = [];
  const due = new DueTables({
    store,
    open: async (id) => {
      if (bad.includes(id)) throw new Error(`no rules for ${id}`);
      opened.push(id);
      return { isFrozen: false } as Room;
    },
    wake: async () => undefined,
    report: (error, table) => reports.push([table, String(error)]),
  });
  return { due, opened, reports };
}

test('a table that fails to open is reported with its reason and deferred; those behind it are opened', async () => {
  const store = await storeOf(['one', 'bad', 'two']);
  const { due, opened, reports } = dueTables(store, ['bad']);
  await due.open(100, []);
  expect(opened).toEqual(['one', 'two']);
  expect(reports).toEqual([['bad', 'Error: no rules for bad']]);
  expect((await store.row('bad'))?.wakeAt).toBe(10_100);
});

test('a table that cannot even be deferred holds up no other', async () => {
  const store = await storeOf(['bad', 'two']);
  store.defer = () => Promise.reject(new Error('disk is full'));
  const { due, opened, reports } = dueTables(store, ['bad']);
  await due.open(100, []);
  expect(opened).toEqual(['two']);
  expect(reports.map(([table, why]) => `${table}: ${why}`)).toEqual([
    'bad: Error: no rules for bad',
    'bad: Error: disk is full',
  ]);
});

test('tables in memory take none of the places of a sweep', async () => {
  const inMemory = Array.from({ length: 60 }, (_, at) => `table${at}`);
  const store = await storeOf([...inMemory, 'last']);
  const { due, opened } = dueTables(store);
  await due.open(100, inMemory);
  expect(opened).toEqual(['last']);
});
