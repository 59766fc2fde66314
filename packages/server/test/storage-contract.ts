import { ConflictError, type TableRow } from '@manigance/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations } from '../src/storage/migrations.ts';
import type { Storage } from '../src/storage/port.ts';
import { schemaContract } from './schema-contract.ts';
import { type Place, row } from './storage-place.ts';

/** The contract of every store. */
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

    test('appended entries are read in order, from any number', async () => {
      await append('aaaa01', 0, ['"one"', '"two é 💃 \\u0000"']);
      await append('aaaa01', 2, ['"three"']);
      expect(await bodies('aaaa01')).toEqual(['"one"', '"two é 💃 \\u0000"', '"three"']);
      expect(await storage.read('aaaa01', 2)).toEqual([{ number: 2, body: '"three"' }]);
      expect((await storage.row('aaaa01'))?.number).toBe(3);
    });

    test('an append with a wrong expected number is refused and changes nothing', async () => {
      await append('bbbb01', 0, ['1']);
      await expect(append('bbbb01', 0, ['2'], { stage: 'over' })).rejects.toThrow(ConflictError);
      await expect(append('bbbb01', 2, ['2'])).rejects.toThrow(ConflictError);
      expect(await bodies('bbbb01')).toEqual(['1']);
      expect((await storage.row('bbbb01'))?.stage).toBe('playing');
    });

    test('a second table with the same code is refused', async () => {
      await append('cccc01-one', 0, ['1'], { code: 'SAME01' });
      await expect(append('cccc01-two', 0, ['1'], { code: 'SAME01' })).rejects.toThrow(ConflictError);
      expect((await storage.rowByCode('SAME01'))?.id).toBe('cccc01-one');
    });

    test('concurrent appends keep their order per table, and one of two rivals wins', async () => {
      const ids = Array.from({ length: 40 }, (_, at) => `d${String(at).padStart(5, '0')}`);
      await Promise.all(ids.map((id) => append(id, 0, ['0'])));
      const rivals = await Promise.allSettled(
        ids.flatMap((id) => ['a', 'b', 'c'].map((who) => append(id, 1, [`"${who}"`]))),
      );
      expect(rivals.filter(({ status }) => status === 'fulfilled').length).toBe(40);
      for (const id of ids) expect((await bodies(id)).length).toBe(2);
    });

    test('of appends that arrive together each is taken or refused for itself', async () => {
      const ids = ['cccd01', 'cccd02', 'cccd03', 'cccd04', 'cccd05'];
      for (const id of ids) await append(id, 0, ['"begun"']);
      await storage.claim('cccd04', 0, 'north');
      const go = (id: string, expected: number, texts: readonly string[], epoch?: number) =>
        storage.append({
          row: row(id, { stage: `${id} é`, wakeAt: 9e12 }),
          expected,
          bodies: texts,
          people: 'same',
          epoch,
        });
      const done = await Promise.allSettled([
        go('cccd05', 1, ['{"say":"\\"é 💃 \\\\u0000"}', '2']),
        go('cccd02', 3, ['"too far"']),
        go('cccd01', 1, ['"one"']),
        go('cccd03', 1, ['"one"'], 0),
        go('cccd04', 1, ['"of an old epoch"'], 0),
        go('cccd01', 2, ['"two"']),
        append('cccd06', 0, ['"new"'], { people: [{ guest: 'ann', asked: true }] }),
        go('cccd99', 1, ['"of no table"']),
      ]);
      expect(done.map(({ status }) => status === 'fulfilled')).toEqual([
        true,
        false,
        true,
        true,
        false,
        true,
        true,
        false,
      ]);
      expect(await bodies('cccd05')).toEqual(['"begun"', '{"say":"\\"é 💃 \\\\u0000"}', '2']);
      expect(await bodies('cccd01')).toEqual(['"begun"', '"one"', '"two"']);
      expect(await bodies('cccd02')).toEqual(['"begun"']);
      expect(await bodies('cccd04')).toEqual(['"begun"']);
      expect(await bodies('cccd06')).toEqual(['"new"']);
      expect(await storage.row('cccd05')).toMatchObject({ number: 3, stage: 'cccd05 é', wakeAt: 9e12 });
      expect(await storage.row('cccd02')).toMatchObject({ number: 1, stage: 'playing' });
    });

    test('two servers on one store see each other’s entries and cannot append under the same number', async () => {
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

    test('lists have the open tables, and the tables of a person with whether they are asked', async () => {
      const people = (asked: boolean) => [{ guest: 'zoe00001', asked }];
      const line = '{"seats":[{"name":"Zoe"},{}]}';
      await append('ffff01', 0, ['1'], { access: 'open', updatedAt: 10, people: people(true), line });
      await append('ffff02', 0, ['1'], {
        access: 'open',
        updatedAt: 20,
        people: people(false),
        stage: 'over',
        line,
      });
      const empty = '{"seats":[{},{"bot":"any"}]}';
      await append('ffff03', 0, ['1'], { access: 'open', updatedAt: 30, line: empty });
      expect((await storage.list('open', 10)).map(({ id }) => id)).toEqual(['ffff01']);
      const mine = await storage.list({ guest: 'zoe00001' }, 10);
      expect(mine.map(({ id, people: [me] }) => [id, me?.asked])).toEqual([
        ['ffff02', false],
        ['ffff01', true],
      ]);
      await append('ffff01', 1, ['2'], { people: [] });
      expect((await storage.list({ guest: 'zoe00001' }, 10)).map(({ id }) => id)).toEqual(['ffff02']);
    });

    test('due tables are listed by urgency', async () => {
      await append('gggg01', 0, ['1'], { wakeAt: 2_000_000_000_500 });
      await append('gggg02', 0, ['1'], { wakeAt: 2_000_000_000_100 });
      expect(await storage.nextDue()).toBe(2_000_000_000_100);
      expect((await storage.due(2_000_000_000_400, 10, ['other'])).map(({ id }) => id)).toEqual(['gggg02']);
      expect(await storage.due(2_000_000_000_400, 10, ['other', 'gggg02'])).toEqual([]);
      await storage.defer('gggg02', 9, 2_000_000_000_450);
      expect(await storage.nextDue()).toBe(2_000_000_000_100);
      await storage.defer('gggg02', 1, 2_000_000_000_450);
      expect(await storage.nextDue()).toBe(2_000_000_000_450);
      await append('gggg02', 1, ['2']);
      expect(await storage.nextDue()).toBe(2_000_000_000_500);
    });

    test('a snapshot is replaced only by a later one and can be dropped', async () => {
      await storage.saveSnapshot('hhhh01', { number: 5, body: 'five' });
      await storage.saveSnapshot('hhhh01', { number: 4, body: 'four' });
      expect(await storage.snapshot('hhhh01')).toEqual({ number: 5, body: 'five' });
      await storage.saveSnapshot('hhhh02', { number: 5, body: 'five' });
      await storage.dropSnapshot('hhhh02');
      expect(await storage.snapshot('hhhh02')).toBe(undefined);
      expect(await storage.snapshot('hhhh01')).toEqual({ number: 5, body: 'five' });
      await storage.dropSnapshots();
      expect(await storage.snapshot('hhhh01')).toBe(undefined);
    });

    test('a purged table leaves nothing but its record', async () => {
      const people = [{ guest: 'max00001', asked: true }];
      await append('llll01', 0, ['"one"'], { people, stage: 'over', wakeAt: 2_000_000_000_900 });
      await storage.saveSnapshot('llll01', { number: 1, body: 'one' });
      const record = { id: 'llll01', game: 'any', endedAt: 5, body: '{"é":1}\n' };
      await expect(storage.purge('llll01', 2, record)).rejects.toThrow(ConflictError);
      expect(await storage.countOpen('max00001')).toBe(0);
      expect(await bodies('llll01')).toEqual(['"one"']);
      await storage.purge('llll01', 1, record);
      expect(await storage.row('llll01')).toBe(undefined);
      expect(await storage.list({ guest: 'max00001' }, 9)).toEqual([]);
      expect([await bodies('llll01'), await storage.snapshot('llll01')]).toEqual([[], undefined]);
      expect(await storage.record('llll01')).toBe(record.body);
      expect(await storage.everyRecord('', 9)).toEqual([record]);
      await append('llll02', 0, ['"one"']);
      await storage.purge('llll02', 1);
      expect(await storage.record('llll02')).toBe(undefined);
    });

    test('guests, tokens and notes', async () => {
      await storage.saveGuest({ id: 'guest001', name: 'Zoé', createdAt: 3 });
      await storage.saveGuest({ id: 'guest001', name: 'Zoé B', createdAt: 3 });
      expect(await storage.guest('guest001')).toEqual({ id: 'guest001', name: 'Zoé B', createdAt: 3 });
      const token = {
        hash: 'ff',
        guest: 'guest001',
        kind: 'api',
        label: 'my bot',
        createdAt: 4,
        usedAt: 5,
      } as const;
      await storage.saveToken(token);
      expect(await storage.token('ff')).toEqual(token);
      await storage.saveToken({ ...token, hash: 'ee' });
      expect([...(await storage.knownTokens(['ee', 'dd', 'ff']))].sort()).toEqual(['ee', 'ff']);
      await storage.dropToken('ee');
      expect(await storage.knownTokens(['ee', 'ff'])).toEqual(['ff']);
      await storage.dropTokens('guest001', 'api');
      expect(await storage.token('ff')).toBe(undefined);
      await storage.saveNote('alive', '5');
      expect(await storage.note('alive')).toBe('5');
    });

    test('statements run alone and in transactions, which change all or nothing', async () => {
      const add = (key: string) => ({
        sql: 'INSERT INTO notes (key, value) VALUES ($1, $2)',
        values: [key, 'é'],
      });
      const stored = async (key: string) =>
        (await storage.query('SELECT value FROM notes WHERE key IN ({texts $1})', JSON.stringify([key]))).map(
          ({ value }) => value,
        );
      const rename = (from: string, to: string) => ({
        sql: 'UPDATE notes SET key = $2 WHERE key = $1 RETURNING key',
        values: [from, to],
        mustMatch: true as const,
      });
      expect(await storage.transact([add('both'), rename('both', 'other')])).toEqual([
        [],
        [{ key: 'other' }],
      ]);
      expect([await stored('both'), await stored('other')]).toEqual([[], ['é']]);
      expect(await storage.transact([add('none'), rename('missing', 'found')])).toBe(undefined);
      await expect(storage.transact([add('none'), add('other')])).rejects.toThrow();
      expect(await stored('none')).toEqual([]);
    });

    test('entries are read in order whether or not they change the people', async () => {
      await append('kkkk01', 0, ['0', '1']);
      const move = (at: number) =>
        storage.append({
          row: row('kkkk01', { updatedAt: at }),
          expected: at,
          bodies: [`${at}`],
          people: 'same',
        });
      for (let at = 2; at < 5; at++) await move(at);
      await append('kkkk01', 5, ['5'], { updatedAt: 5 });
      await expect(move(5)).rejects.toThrow(ConflictError);
      for (let at = 6; at < 9; at++) await move(at);
      for (let from = 0; from < 10; from++)
        expect(await bodies('kkkk01', from)).toEqual(
          ['0', '1', '2', '3', '4', '5', '6', '7', '8'].slice(from),
        );
      expect(await storage.row('kkkk01')).toMatchObject({ number: 9, updatedAt: 8 });
      const other = await place.open();
      await move(9);
      await other.append({ row: row('kkkk01'), expected: 10, bodies: ['10'], people: 'same' });
      await expect(move(10)).rejects.toThrow(ConflictError);
      await move(11);
      expect((await other.read('kkkk01', 9)).map(({ body }) => body)).toEqual(['9', '10', '11']);
      await other.close();
    });

    test('of several claimants of one epoch one wins, and appends of an older epoch are refused', async () => {
      const other = await place.open();
      await append('mmmm01', 0, ['0']);
      expect(await storage.claimOf('mmmm01')).toEqual({ epoch: 0, isOwnerAlive: false });
      expect(await storage.claim('mmmm01', 0, 'first')).toBe(1);
      const claims = await Promise.all(
        [storage, other, storage, other].map((one, at) => one.claim('mmmm01', 1, `server${at}`)),
      );
      expect(claims.filter((epoch) => epoch === 2)).toHaveLength(1);
      expect(claims.filter((epoch) => epoch === undefined)).toHaveLength(3);
      const under = (epoch: number | undefined, expected: number, on = storage) =>
        on.append({ row: row('mmmm01'), expected, bodies: [`"${epoch}"`], people: 'same', epoch });
      await expect(under(1, 1)).rejects.toThrow(ConflictError);
      await expect(under(3, 1)).rejects.toThrow(ConflictError);
      await under(2, 1, other);
      await expect(under(1, 2, other)).rejects.toThrow(ConflictError);
      await under(undefined, 2); // a server without a broker is fenced by the number alone
      expect(await bodies('mmmm01')).toEqual(['0', '"2"', '"undefined"']);
      expect(await storage.deposed(new Map([['mmmm01', 2]]))).toEqual([]);
      expect(
        await storage.deposed(
          new Map([
            ['mmmm01', 1],
            ['mmmm02', 1],
          ]),
        ),
      ).toEqual(['mmmm01', 'mmmm02']);
      await other.close();
    });

    test('a table belongs to its owner until that gives it up or is silent', async () => {
      await append('nnnn01', 0, ['0']);
      await storage.claim('nnnn01', 0, 'alive');
      await storage.beat('alive');
      expect(await storage.claimOf('nnnn01')).toEqual({ epoch: 1, owner: 'alive', isOwnerAlive: true });
      await storage.release('nnnn01', 0);
      expect((await storage.claimOf('nnnn01'))?.owner).toBe('alive');
      await storage.retire('alive');
      expect(await storage.claimOf('nnnn01')).toEqual({ epoch: 1, owner: 'alive', isOwnerAlive: false });
      await storage.release('nnnn01', 1);
      expect(await storage.claimOf('nnnn01')).toEqual({ epoch: 1, isOwnerAlive: false });
      expect(await storage.claimOf('nnnn02')).toBe(undefined);
    });

    test('a due table is claimed once, and not from an owner that is alive', async () => {
      const other = await place.open();
      const ids = Array.from({ length: 60 }, (_, at) => `o${String(at).padStart(5, '0')}`);
      for (const id of ids) await append(id, 0, ['0'], { wakeAt: 1_000 });
      await append('pppp01', 0, ['0'], { wakeAt: 1_000 });
      await append('pppp02', 0, ['0'], { wakeAt: 1_000 });
      await append('pppp03', 0, ['0'], { wakeAt: 3_000 });
      for (const server of ['alive', 'server0', 'server1', 'server2', 'server3']) await storage.beat(server);
      await storage.claim('pppp01', 0, 'alive');
      await storage.claim('pppp02', 0, 'silent');
      const found = (
        await Promise.all(
          [storage, other, storage, other].map((one, at) => one.claimDue(2_000, 40, `server${at}`, [])),
        )
      ).flat();
      for (const server of ['server0', 'server1', 'server2', 'server3'])
        found.push(
          ...(await other.claimDue(
            2_000,
            100,
            server,
            found.map(({ id }) => id),
          )),
        );
      expect(found.map(({ id }) => id).sort()).toEqual([...ids, 'pppp02'].sort());
      expect(found.find(({ id }) => id === 'pppp02')).toEqual({ id: 'pppp02', number: 1, epoch: 2 });
      const own = await storage.claimDue(2_000, 100, 'alive', ids.concat('pppp02'));
      expect(own).toEqual([{ id: 'pppp01', number: 1, epoch: 2 }]);
      await other.close();
    });

    test('stored data survives closing and opening', async () => {
      await append('iiii01', 0, ['"kept"']);
      await storage.close();
      storage = await place.open();
      expect(await bodies('iiii01')).toEqual(['"kept"']);
      expect((await storage.everyRow('iiii00', 1)).map(({ id }) => id)).toEqual(['iiii01']);
      expect((await storage.count()).over).toBe(1);
    });

    test('a table whose row is gone is found by its entries or its snapshot', async () => {
      await append('qqqq01', 0, ['1', '2']);
      await append('qqqq02', 0, ['1']);
      await storage.saveSnapshot('qqqq02', { number: 1, body: '"so far"' });
      expect(await storage.withoutRow()).toEqual([]);
      await storage.query(`DELETE FROM tables WHERE id IN ('qqqq01', 'qqqq02')`);
      await storage.query(`DELETE FROM entries WHERE table_id = 'qqqq02'`);
      expect(await storage.withoutRow()).toEqual(['qqqq01', 'qqqq02']);
      await storage.query(`DELETE FROM entries WHERE table_id = 'qqqq01'`);
      await storage.dropSnapshot('qqqq02');
      expect(await storage.withoutRow()).toEqual([]);
    });

    test('a database of a newer release is not opened', async () => {
      await storage.saveNote('schema', '99');
      await expect(place.open()).rejects.toThrow(/newer Manigance/);
      await storage.saveNote('schema', String(migrations.length));
    });
  });

  schemaContract(name, makePlace);
}
