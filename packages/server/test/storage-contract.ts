import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConflictError, type Storage, type TableRow } from '../src/storage/port.ts';

export interface Place {
  /** A store on data of its own; called again it opens the same data. */
  open(known?: readonly (readonly string[])[]): Promise<Storage>;
  remove(): Promise<void>;
}

function row(id: string, more: Partial<TableRow> = {}): TableRow {
  return {
    id,
    code: id.slice(0, 6).toUpperCase(),
    game: 'ankh-morpork',
    stage: 'playing',
    access: 'private',
    updatedAt: 1,
    line: '{}',
    people: [],
    ...more,
  };
}

/** What every store keeps to. */
export function storageContract(name: string, makePlace: () => Promise<Place>): void {
  describe(`storage: ${name}`, () => {
    let place: Place;
    let storage: Storage;
    beforeAll(async () => {
      place = await makePlace();
      storage = await place.open();
    }, 60_000);
    afterAll(async () => {
      await storage?.close();
      await place?.remove();
    });
    const append = (id: string, expected: number, bodies: readonly string[], more: Partial<TableRow> = {}) =>
      storage.append({ row: row(id, more), expected, bodies });
    const bodies = async (id: string, from = 0) => (await storage.read(id, from)).map(({ body }) => body);

    test('what was appended is read back in order, from any number', async () => {
      await append('aaaa01', 0, ['"one"', '"two é 💃 \\u0000"']);
      await append('aaaa01', 2, ['"three"']);
      expect(await bodies('aaaa01')).toEqual(['"one"', '"two é 💃 \\u0000"', '"three"']);
      expect(await storage.read('aaaa01', 2)).toEqual([{ number: 2, body: '"three"' }]);
      expect((await storage.row('aaaa01'))?.number).toBe(3);
    });

    test('an append with the wrong expected number is refused by the store and leaves no trace', async () => {
      await append('bbbb01', 0, ['1']);
      await expect(append('bbbb01', 0, ['2'], { stage: 'over' })).rejects.toThrow(ConflictError);
      await expect(append('bbbb01', 2, ['2'])).rejects.toThrow(ConflictError);
      expect(await bodies('bbbb01')).toEqual(['1']);
      expect((await storage.row('bbbb01'))?.stage).toBe('playing');
    });

    test('of two tables with the same code the second is refused', async () => {
      await append('cccc01-one', 0, ['1'], { code: 'SAME01' });
      await expect(append('cccc01-two', 0, ['1'], { code: 'SAME01' })).rejects.toThrow(ConflictError);
      expect((await storage.rowByCode('SAME01'))?.id).toBe('cccc01-one');
    });

    test('many at once: each table keeps its order, and of rivals exactly one wins', async () => {
      const ids = Array.from({ length: 40 }, (_, at) => `d${String(at).padStart(5, '0')}`);
      await Promise.all(ids.map((id) => append(id, 0, ['0'])));
      const rivals = await Promise.allSettled(
        ids.flatMap((id) => ['a', 'b', 'c'].map((who) => append(id, 1, [`"${who}"`]))),
      );
      expect(rivals.filter(({ status }) => status === 'fulfilled').length).toBe(40);
      for (const id of ids) expect((await bodies(id)).length).toBe(2);
    });

    test('two servers on the same data see each other, and cannot both go on from the same number', async () => {
      const other = await place.open();
      await append('eeee01', 0, ['1']);
      expect((await other.read('eeee01', 0)).length).toBe(1);
      const both = await Promise.allSettled([
        append('eeee01', 1, ['"here"']),
        other.append({ row: row('eeee01'), expected: 1, bodies: ['"there"'] }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await bodies('eeee01')).length).toBe(2);
      await other.close();
    });

    test('lists: the open ones, and those of a person with whether they are asked', async () => {
      const people = (asked: boolean) => [{ guest: 'zoe00001', asked }];
      await append('ffff01', 0, ['1'], { access: 'open', updatedAt: 10, people: people(true) });
      await append('ffff02', 0, ['1'], {
        access: 'open',
        updatedAt: 20,
        people: people(false),
        stage: 'over',
      });
      expect((await storage.list('open', 10)).map(({ id }) => id)).toEqual(['ffff01']);
      const mine = await storage.list({ guest: 'zoe00001' }, 10);
      expect(mine.map(({ id, people: [me] }) => [id, me?.asked])).toEqual([
        ['ffff02', false],
        ['ffff01', true],
      ]);
      await append('ffff01', 1, ['2'], { people: [] });
      expect((await storage.list({ guest: 'zoe00001' }, 10)).map(({ id }) => id)).toEqual(['ffff02']);
    });

    test('tables that are due come the most urgent first', async () => {
      await append('gggg01', 0, ['1'], { wakeAt: 2_000_000_000_500 });
      await append('gggg02', 0, ['1'], { wakeAt: 2_000_000_000_100 });
      expect(await storage.nextDue()).toBe(2_000_000_000_100);
      expect((await storage.due(2_000_000_000_400, 10)).map(({ id }) => id)).toEqual(['gggg02']);
      await append('gggg02', 1, ['2']);
      expect(await storage.nextDue()).toBe(2_000_000_000_500);
    });

    test('a snapshot is replaced by a later one, never by an earlier one, and can be thrown away', async () => {
      await storage.saveSnapshot('hhhh01', { number: 5, body: 'five' });
      await storage.saveSnapshot('hhhh01', { number: 4, body: 'four' });
      expect(await storage.snapshot('hhhh01')).toEqual({ number: 5, body: 'five' });
      await storage.dropSnapshots();
      expect(await storage.snapshot('hhhh01')).toBe(undefined);
    });

    test('guests, tokens and notes', async () => {
      await storage.saveGuest({ id: 'guest001', name: 'Zoé', createdAt: 3 });
      await storage.saveGuest({ id: 'guest001', name: 'Zoé B', createdAt: 3 });
      expect(await storage.guest('guest001')).toEqual({ id: 'guest001', name: 'Zoé B', createdAt: 3 });
      const token = { hash: 'ff', guest: 'guest001', kind: 'api', label: 'my bot', createdAt: 4 } as const;
      await storage.saveToken(token);
      expect(await storage.token('ff')).toEqual(token);
      await storage.dropTokens('guest001', 'api');
      expect(await storage.token('ff')).toBe(undefined);
      await storage.saveNote('alive', '5');
      expect(await storage.note('alive')).toBe('5');
    });

    test('what was stored is there after closing and opening again', async () => {
      await append('iiii01', 0, ['"kept"']);
      await storage.close();
      storage = await place.open();
      expect(await bodies('iiii01')).toEqual(['"kept"']);
      expect((await storage.everyRow('iiii00', 1)).map(({ id }) => id)).toEqual(['iiii01']);
      expect((await storage.count()).over).toBe(1);
    });

    test('a store written by a newer Manigance is left alone', async () => {
      await storage.saveNote('schema', '99');
      await expect(place.open()).rejects.toThrow(/newer Manigance/);
      const { migrations } = await import('../src/storage/migrations.ts');
      await storage.saveNote('schema', String(migrations.length));
    });
  });

  test(`storage: ${name}: migrations go forward from every released schema, keeping what is there`, async () => {
    const { migrations } = await import('../src/storage/migrations.ts');
    for (let released = 1; released <= migrations.length; released++) {
      const place = await makePlace();
      const before = await place.open(migrations.slice(0, released));
      await before.append({ row: row('jjjj01'), expected: 0, bodies: ['"old"'] });
      await before.close();
      // One more than there are: what the next release will do to today's data.
      const next = await place.open([...migrations, ['ALTER TABLE guests ADD COLUMN account TEXT']]);
      expect((await next.read('jjjj01', 0)).map(({ body }) => body)).toEqual(['"old"']);
      await next.close();
      await place.remove();
    }
  }, 60_000);
}
