import { realPostgres } from '../real-postgres.ts';

const postgres = await realPostgres();

/** Ends the Postgres that was started for these tests. */
export function stopPostgres(): void {
  postgres?.stop();
}

/** The stores of this machine, each of which names a fresh database. */
export const stores: readonly (readonly [name: string, databaseUrl: () => Promise<string | undefined>])[] = [
  ['SQLite', async () => undefined],
  ...(postgres === undefined ? [] : [['Postgres', async () => (await postgres.database()).url] as const]),
];
