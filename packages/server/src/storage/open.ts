import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { StorageError } from './migrations.ts';
import type { Storage } from './port.ts';
import { SqliteStorage } from './sqlite.ts';

/** Postgres where there is a `DATABASE_URL`, else SQLite in the data folder. */
export async function openStorage(place: {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}): Promise<Storage> {
  if (place.databaseUrl !== undefined) {
    const { PostgresStorage } = await import('./postgres.ts'); // not loaded by those who do without
    return PostgresStorage.open(place.databaseUrl);
  }
  const path = join(place.dataDir, 'manigance.sqlite');
  try {
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    makePrivate(path);
    return new SqliteStorage(path);
  } catch (error) {
    if (!(error instanceof Error) || error instanceof StorageError) throw error;
    throw new StorageError(
      `${path} cannot be opened: ${error.message}. Restore a backup into another folder, or name another with --data`,
    );
  }
}

/** SQLite gives the files beside the database the same permissions. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}
