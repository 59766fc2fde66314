import { afterAll, describe, expect, test } from 'vitest';
import { PostgresStorage } from '../src/storage/postgres.ts';
import { realPostgres } from './real-postgres.ts';
import { releasedSql } from './released-schemas.ts';
import { storageContract } from './storage-contract.ts';

const postgres = await realPostgres();
process.stderr.write(
  `storage on Postgres: ${postgres?.says ?? 'NOT TESTED, none is here and TEST_DATABASE_URL is not set'}\n`,
);
afterAll(() => postgres?.stop());

if (postgres === undefined) {
  describe('storage: Postgres', () =>
    test.skip('no Postgres on this machine, and TEST_DATABASE_URL is not set'));
} else {
  storageContract('Postgres', async () => {
    const { url, drop, run } = await postgres.database();
    return { open: (known) => PostgresStorage.open(url, known), remove: drop, run };
  });

  test('of several servers that migrate one database at once, one does it and all can use it', async () => {
    const { url, drop, run } = await postgres.database();
    await run(releasedSql('schema-1'));
    const opened = await Promise.all(Array.from({ length: 4 }, () => PostgresStorage.open(url)));
    for (const storage of opened) {
      expect((await storage.read('jjjj01', 0)).length).toBe(3);
      await storage.close();
    }
    await drop();
  });

  test('a server that hangs in a transaction keeps others from its tables for two seconds at most', async () => {
    const { url, drop } = await postgres.database();
    const storage = await PostgresStorage.open(url);
    const [told] = await storage.query('SHOW idle_in_transaction_session_timeout');
    expect(Object.values(told ?? {})).toEqual(['2s']);
    await storage.close();
    await drop();
  });
}
