import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { storageContract } from './storage-contract.ts';

storageContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  const path = join(folder, 'tables.sqlite');
  return {
    run: async (sql) => {
      const database = new DatabaseSync(path);
      database.exec(sql);
      database.close();
    },
    open: async (known) => new SqliteStorage(path, known),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
