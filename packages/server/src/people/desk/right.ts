import { timingSafeEqual } from 'node:crypto';
import { hashOfToken, newSecretToken } from '../../secrets.ts';
import type { Database, Statement } from '../../storage/database.ts';

/** How long a token may be used; ms. */
const tokenHolds = 86_400_000;
/** Note that tells whether this store has printed a first token. */
const firstNote = 'desk.first';

/** Makes the token that gives an account the host's right. Earlier ones are worth nothing from now on. */
export async function newHostToken(
  database: Database,
  at: number,
  { endOthers = false }: { readonly endOthers?: boolean } = {},
): Promise<string> {
  const token = newSecretToken();
  const statements: Statement[] = [
    { sql: 'DELETE FROM desk_tokens', values: [] },
    {
      sql: 'INSERT INTO desk_tokens (hash, made_at) VALUES ($1, $2)',
      values: [hashOfToken(token), at],
    },
    ...(endOthers ? [{ sql: 'DELETE FROM desk_rights', values: [] }] : []),
  ];
  await database.transact(statements);
  return token;
}

/** The token of a store that never had one. One of several servers that start at once makes it. */
export async function firstHostToken(database: Database, at: number): Promise<string | undefined> {
  const sql = 'INSERT INTO notes (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key';
  const [isFirst] = await database.query(sql, firstNote, String(at));
  return isFirst === undefined ? undefined : newHostToken(database, at);
}

/** Whether this guest has the host's right. */
export async function isHost(database: Database, guest: string): Promise<boolean> {
  const [row] = await database.query('SELECT guest FROM desk_rights WHERE guest = $1', guest);
  return row !== undefined;
}

/** Who may use the desk. */
export class HostRight {
  private readonly database: Database;
  private readonly now: () => number;

  constructor(database: Database, now: () => number) {
    this.database = database;
    this.now = now;
  }

  has(guest: string): Promise<boolean> {
    return isHost(this.database, guest);
  }

  /** Gives the right to an account by a token, which is used up. Answers whether it was a good one. */
  async take(guest: string, token: string): Promise<boolean> {
    const sent = Buffer.from(hashOfToken(token));
    const rows = await this.database.query('SELECT hash, made_at FROM desk_tokens');
    const fits = rows.filter(({ hash }) => timingSafeEqual(Buffer.from(String(hash)), sent));
    const found = fits.find(({ made_at }) => Number(made_at) > this.now() - tokenHolds);
    if (found === undefined) return false;
    const given = await this.database.transact([
      {
        sql: 'DELETE FROM desk_tokens WHERE hash = $1 RETURNING hash',
        values: [found.hash ?? ''],
        mustMatch: true,
      },
      {
        sql: 'INSERT INTO desk_rights (guest, since) VALUES ($1, $2) ON CONFLICT (guest) DO NOTHING',
        values: [guest, this.now()],
      },
    ]);
    return given !== undefined;
  }
}
