import { createHmac } from 'node:crypto';
import { newSecretToken } from '../secrets.ts';
import type { Database } from '../storage/database.ts';

const noteKey = 'known-browsers';

/**
 * The mark that a browser keeps of the account which last signed in there. Guesses of strangers do not slow such a browser down.
 * It is a secret function of the account and not of its name, and the same at every server of the store, so that nothing
 * is stored per browser.
 */
export async function knownMark(database: Database, account: string): Promise<string> {
  return createHmac('sha256', await secretOf(database))
    .update(account)
    .digest('base64url');
}

async function secretOf(database: Database): Promise<string> {
  const read = async () =>
    (await database.query('SELECT value FROM notes WHERE key = $1', noteKey))[0]?.value;
  const known = await read();
  if (typeof known === 'string') return known;
  const sql = 'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING';
  await database.query(sql, noteKey, newSecretToken());
  return String(await read());
}
