import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { storageContract } from './storage-contract.ts';

storageContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manigance-sqlite-'));
  return {
    open: async (known) => new SqliteStorage(join(folder, 'tables.sqlite'), known),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
