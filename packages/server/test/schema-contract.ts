import { expect, test } from 'vitest';
import { migrations } from '../src/storage/migrations.ts';
import { releasedSchemas, releasedSql } from './released-schemas.ts';
import { type Place, row } from './storage-place.ts';

/** The part of the contract about stores of earlier releases. */
export function schemaContract(name: string, makePlace: () => Promise<Place>): void {
  test.each(releasedSchemas)(
    `storage: ${name}: %s, as it was released, is brought forward and keeps what it holds`,
    async (schema) => {
      const place = await makePlace();
      await place.run(releasedSql(schema));
      await place.run(`INSERT INTO tables (id, code, game, stage, access, number, updated_at, line, asked)
        VALUES ('llll01', 'LLLL01', 'any', 'gathering', 'open', 0, 1763286400000, '{}', '')`);
      const now = await place.open();
      expect(await now.read('jjjj01', 1)).toEqual([
        { number: 1, body: '"two"' },
        { number: 2, body: '"three"' },
      ]);
      expect(await now.list({ guest: 'zoe00001' }, 9)).toMatchObject([
        { id: 'jjjj01', number: 3, wakeAt: 1_763_286_400_000, people: [{ guest: 'zoe00001', asked: true }] },
      ]);
      // A table that nobody began before tables expired is looked at a week after its last change.
      if (schema < 'schema-4')
        expect((await now.row('llll01'))?.wakeAt).toBe(1_763_286_400_000 + 7 * 86_400_000);
      expect(await now.claimOf('jjjj01')).toEqual({ epoch: 0, isOwnerAlive: false });
      expect(await now.snapshot('jjjj01')).toEqual({ number: 2, body: '"so far"' });
      expect(await now.token('ff00')).toMatchObject({ guest: 'zoe00001', kind: 'cookie' });
      await now.append({ row: row('jjjj01'), expected: 3, bodies: ['"four"'], people: 'same' });
      await now.close();
      // As a later release would leave the data.
      const next = await place.open([...migrations, ['ALTER TABLE guests ADD COLUMN account TEXT']]);
      expect((await next.read('jjjj01', 3)).map(({ body }) => body)).toEqual(['"four"']);
      expect(await next.guest('zoe00001')).toMatchObject({ name: 'Zoé' });
      await next.close();
      await place.remove();
    },
    60_000,
  );
}

test('every released schema has a fixture', () => {
  expect(releasedSchemas).toEqual(migrations.slice(1).map((_, at) => `schema-${at + 1}`));
});
