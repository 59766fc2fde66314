import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from './arguments.ts';
import type { Given, OptionSpec } from './command.ts';

/** Where a server keeps its tables: what `serve`, `backup` and `restore` have in common. */
export const storageOptions: Readonly<Record<string, OptionSpec>> = {
  data: {
    type: 'string',
    value: 'FOLDER',
    says: 'where SQLite keeps everything (DATA_DIR, ~/.local/share/manigance)',
  },
  'database-url': { type: 'string', value: 'URL', says: 'Postgres instead of SQLite (DATABASE_URL)' },
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
