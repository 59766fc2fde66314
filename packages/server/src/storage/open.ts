import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  return new SqliteStorage(join(place.dataDir, 'manigance.sqlite'));
}
