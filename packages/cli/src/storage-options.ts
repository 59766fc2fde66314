import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from './arguments.ts';
import type { Given } from './command.ts';
import { type OptionSpec, valueOption } from './options.ts';

/** Storage options shared by `serve`, `backup` and `restore`. */
export const storageOptions: Readonly<Record<string, OptionSpec>> = {
  data: valueOption('FOLDER', 'folder of the SQLite database (DATA_DIR, default ~/.local/share/manigance)'),
  'database-url': valueOption('URL', 'use Postgres instead of SQLite (DATABASE_URL)'),
};

export function storageGiven(given: Given): {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
} {
  const { DATA_DIR, DATABASE_URL, XDG_DATA_HOME } = process.env;
  const usual = join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'manigance');
  return {
    dataDir: text(given, 'data') ?? DATA_DIR ?? usual,
    databaseUrl: text(given, 'database-url') ?? (DATABASE_URL || undefined),
  };
}
