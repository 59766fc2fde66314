import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Storage } from '@manigance/server';
import { text, words } from './arguments.ts';
import { type Given, UsageError } from './command.ts';
import { type OptionSpec, valueOption } from './options.ts';

/** Storage options shared by `serve`, `backup` and `restore`. */
export const storageOptions: Readonly<Record<string, OptionSpec>> = {
  data: valueOption('FOLDER', 'folder of the SQLite database (DATA_DIR, default ~/.local/share/manigance)'),
  'database-url': valueOption('URL', 'use Postgres instead of SQLite (DATABASE_URL)'),
};

/** The storage that the options or the environment name. */
export function storageGiven(given: Given): {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
} {
  const { DATA_DIR, DATABASE_URL, XDG_DATA_HOME } = process.env;
  const byDefault = join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'manigance');
  return {
    dataDir: text(given, 'data') ?? DATA_DIR ?? byDefault,
    databaseUrl: text(given, 'database-url') ?? (DATABASE_URL || undefined),
  };
}

/** Opens the storage for work with the folder that is named, and closes it. `unnamed`: what to say when none is. */
export async function withStorage(
  given: Given,
  unnamed: string,
  work: (storage: Storage, folder: string) => Promise<void>,
): Promise<void> {
  const [folder] = words(given, 1);
  if (folder === undefined) throw new UsageError(unnamed);
  const { openStorage } = await import('@manigance/server'); // other commands do without it
  const storage = await openStorage(storageGiven(given));
  try {
    await work(storage, folder);
  } finally {
    await storage.close();
  }
}
