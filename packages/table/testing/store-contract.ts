import { describe, expect, test } from 'vitest';
import { ConflictError, type TableRow, type TableStore } from '../src/index.ts';

function row(id: string, more: Partial<TableRow> = {}): TableRow {
  const table = { game: 'any', stage: 'playing', access: 'private', updatedAt: 1, line: '{}' } as const;
  return { id, code: id.toUpperCase(), ...table, people: [], ...more };
}

/** The contract of every store of tables: those of a server, and the one of the page's worker. `open` opens an empty store. */
export function tableStoreContract(name: string, open: () => Promise<TableStore>): void {
  describe(`table store: ${name}`, () => {
    const opened = async () => {
      const store = await open();
      const append = (
        id: string,
        expected: number,
        bodies: readonly string[],
        more: Partial<TableRow> = {},
      ) => store.append({ row: row(id, more), expected, bodies });
      const bodies = async (id: string, from = 0) => (await store.read(id, from)).map(({ body }) => body);
      return { store, append, bodies };
    };

    test('entries are read in order, from any number, and counted in the row', async () => {
      const { store, append, bodies } = await opened();
      await append('one', 0, ['"a"', '"é 💃"']);
      await append('one', 2, ['"c"'], { stage: 'over' });
      expect(await bodies('one')).toEqual(['"a"', '"é 💃"', '"c"']);
      expect(await store.read('one', 2)).toEqual([{ number: 2, body: '"c"' }]);
      expect(await bodies('none')).toEqual([]);
      expect(await store.row('one')).toMatchObject({ number: 3, stage: 'over' });
      expect((await store.rowByCode('ONE'))?.id).toBe('one');
      expect(await store.row('none')).toBeUndefined();
    });

    test('an append with a wrong number or a taken code is refused and changes nothing', async () => {
      const { store, append, bodies } = await opened();
      await append('one', 0, ['1']);
      for (const expected of [0, 2])
        await expect(append('one', expected, ['2'], { stage: 'over' })).rejects.toThrow(ConflictError);
      await expect(append('two', 0, ['1'], { code: 'ONE' })).rejects.toThrow(ConflictError);
      expect(await bodies('one')).toEqual(['1']);
      expect((await store.row('one'))?.stage).toBe('playing');
      expect(await store.row('two')).toBeUndefined();
    });

    test('of several appends under one number one wins', async () => {
      const { append, bodies } = await opened();
      await append('one', 0, ['0']);
      const rivals = await Promise.allSettled(['1', '2', '3'].map((body) => append('one', 1, [body])));
      expect(rivals.filter(({ status }) => status === 'fulfilled').length).toBe(1);
      expect((await bodies('one')).length).toBe(2);
    });

    test('tables changed elsewhere are those with another number of entries', async () => {
      const { store, append } = await opened();
      await append('one', 0, ['0']);
      await append('two', 0, ['0', '1']);
      const known = new Map(Object.entries({ one: 1, two: 1 }));
      expect(await store.changedSince(known)).toEqual(['two']);
    });

    test('a person’s tables are listed newest first, and those that have not ended are counted', async () => {
      const { store, append } = await opened();
      const people = [{ guest: 'zoe00001', asked: true }];
      await append('one', 0, ['0'], { people, updatedAt: 10 });
      await append('two', 0, ['0'], { people, updatedAt: 20, stage: 'over' });
      await append('three', 0, ['0'], { updatedAt: 30 });
      const mine = await store.list({ guest: 'zoe00001' }, 10);
      expect(mine.map(({ id }) => id)).toEqual(['two', 'one']);
      expect(mine.map((one) => one.people)).toEqual([people, people]);
      expect((await store.list({ guest: 'zoe00001' }, 1)).length).toBe(1);
      expect(await store.countOpen('zoe00001')).toBe(1);
    });

    test('due tables are listed by urgency, without those named, and can be deferred', async () => {
      const { store, append } = await opened();
      await append('late', 0, ['0'], { wakeAt: 500 });
      await append('soon', 0, ['0'], { wakeAt: 100 });
      await append('never', 0, ['0']);
      const due = async (by: number, except: readonly string[] = []) =>
        (await store.due(by, 10, except)).map(({ id }) => id);
      expect([await due(99), await due(100), await due(900)]).toEqual([[], ['soon'], ['soon', 'late']]);
      expect(await due(900, ['soon'])).toEqual(['late']);
      await store.defer('soon', 9, 700); // another number of entries: the table has gone on
      expect(await due(100)).toEqual(['soon']);
      await store.defer('soon', 1, 700);
      expect(await due(900)).toEqual(['late', 'soon']);
    });

    test('a snapshot is replaced by a later one only, and can be dropped; notes are kept', async () => {
      const { store } = await opened();
      await store.saveSnapshot('one', { number: 5, body: 'five' });
      await store.saveSnapshot('one', { number: 4, body: 'four' });
      expect(await store.snapshot('one')).toEqual({ number: 5, body: 'five' });
      await store.saveSnapshot('one', { number: 6, body: 'six' });
      expect((await store.snapshot('one'))?.body).toBe('six');
      await store.dropSnapshot('one');
      expect(await store.snapshot('one')).toBeUndefined();
      await store.saveNote('alive', '5');
      expect([await store.note('alive'), await store.note('other')]).toEqual(['5', undefined]);
    });
  });
}
