import { hashOfToken, newSecretToken } from '../../secrets.ts';
import type { Database } from '../../storage/database.ts';

/** Purpose of a mailed link. */
export type LinkPurpose = 'recover' | 'confirm';

/** How long a mailed link holds; ms. */
const holdsFor = 3_600_000;
/** Links of one purpose that an account may have at a time. */
const mostLinks = 3;

/** Mailed links: each is used once, within an hour. Only the hash of its token is stored. */
export class Links {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** The token of a new link; `undefined` if the account has had too many. */
  async make(guest: string, purpose: LinkPurpose, address: string): Promise<string | undefined> {
    await this.database.query('DELETE FROM links WHERE expires_at < {now}');
    const token = newSecretToken();
    // The first statement makes requests of one account wait for each other, or two of them count the same links.
    const answers = await this.database.transact([
      { sql: 'UPDATE accounts SET guest = guest WHERE guest = $1', values: [guest] },
      {
        sql: `INSERT INTO links (hash, guest, purpose, address, expires_at)
          SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), {now} + ${holdsFor}
          WHERE (SELECT COUNT(*) FROM links WHERE guest = $2 AND purpose = $3) < ${mostLinks} RETURNING hash`,
        values: [hashOfToken(token), guest, purpose, address],
        mustMatch: true,
      },
    ]);
    return answers === undefined ? undefined : token;
  }

  /** The guest of a link that still holds. It is not used up. */
  async guestOf(token: string, purpose: LinkPurpose): Promise<string | undefined> {
    const [row] = await this.database.query(
      'SELECT guest FROM links WHERE hash = $1 AND purpose = $2 AND expires_at >= {now}',
      hashOfToken(token),
      purpose,
    );
    return row && String(row.guest);
  }

  /** Uses a link up. Of several who try at once, in any process, one is first. */
  async use(
    token: string,
    purpose: LinkPurpose,
  ): Promise<{ readonly guest: string; readonly address: string } | undefined> {
    const [row] = await this.database.query(
      'DELETE FROM links WHERE hash = $1 AND purpose = $2 AND expires_at >= {now} RETURNING guest, address',
      hashOfToken(token),
      purpose,
    );
    return row && { guest: String(row.guest), address: String(row.address) };
  }

  /** Ends the links of this purpose that an account still has. */
  async drop(guest: string, purpose: LinkPurpose): Promise<void> {
    await this.database.query('DELETE FROM links WHERE guest = $1 AND purpose = $2', guest, purpose);
  }
}
