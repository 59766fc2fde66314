import type { LookKeys } from '../../look-alike/index.ts';
import type { Database, SqlRow } from '../../storage/database.ts';

/** A guest with ways to sign in. */
export interface Account {
  readonly guest: string;
  readonly name: string;
  readonly password: string | undefined;
  /** Confirmed mail address. */
  readonly address: string | undefined;
  readonly createdAt: number;
}

const columns = 'guest, name, password, address, created_at';

/** Accounts, and the guests who joined them. */
export class AccountStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async of(guest: string): Promise<Account | undefined> {
    return (await this.find('guest', guest))[0];
  }

  /** The account under this name; capitals and look-alike letters make no difference. */
  async named({ small }: LookKeys): Promise<Account | undefined> {
    return (await this.find('small', small))[0];
  }

  async withAddress(key: string): Promise<Account | undefined> {
    return (await this.find('address_key', key))[0];
  }

  private async find(column: 'guest' | 'small' | 'address_key', value: string): Promise<readonly Account[]> {
    const rows = await this.database.query(`SELECT ${columns} FROM accounts WHERE ${column} = $1`, value);
    return rows.map(accountOf);
  }

  /** Answers whether the account was made: neither guest nor name had one. */
  async create(
    {
      guest,
      name,
      password = null,
      createdAt,
    }: Pick<Account, 'guest' | 'name' | 'createdAt'> & {
      readonly password?: string | undefined | null;
    },
    { skeleton, small }: LookKeys,
  ): Promise<boolean> {
    const made = await this.database.query(
      `INSERT INTO accounts (guest, name, skeleton, small, password, created_at) VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT DO NOTHING RETURNING guest`,
      guest,
      name,
      skeleton,
      small,
      password,
      createdAt,
    );
    return made.length > 0;
  }

  /** Answers whether the account has the name now: no other has one that looks like it. */
  async rename(guest: string, name: string, { skeleton, small }: LookKeys): Promise<boolean> {
    const renamed = await this.database
      .query(
        `UPDATE accounts SET name = $2, skeleton = $3, small = $4 WHERE guest = $1 AND NOT EXISTS
          (SELECT 1 FROM accounts o WHERE o.guest <> $1 AND (o.skeleton = $3 OR o.small = $4)) RETURNING guest`,
        guest,
        name,
        skeleton,
        small,
      )
      .catch(orNothing); // another was first
    return renamed.length > 0;
  }

  async setPassword(guest: string, password: string): Promise<void> {
    await this.database.query('UPDATE accounts SET password = $2 WHERE guest = $1', guest, password);
  }

  /** Answers whether the address is the account's now: no other account has it. */
  async setAddress(guest: string, address: string, key: string): Promise<boolean> {
    const set = await this.database
      .query(
        `UPDATE accounts SET address = $2, address_key = $3 WHERE guest = $1 AND NOT EXISTS
          (SELECT 1 FROM accounts o WHERE o.guest <> $1 AND o.address_key = $3) RETURNING guest`,
        guest,
        address,
        key,
      )
      .catch(orNothing);
    return set.length > 0;
  }

  async dropAddress(guest: string): Promise<void> {
    await this.database.query(
      'UPDATE accounts SET address = NULL, address_key = NULL WHERE guest = $1',
      guest,
    );
  }

  /** Guests whose seats belong to this account as well. */
  async joinedTo(account: string): Promise<readonly string[]> {
    const rows = await this.database.query(
      'SELECT guest FROM joined WHERE account = $1 ORDER BY guest',
      account,
    );
    return rows.map(({ guest }) => String(guest));
  }

  async join(guest: string, account: string): Promise<void> {
    const sql = 'INSERT INTO joined (guest, account) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await this.database.query(sql, guest, account);
  }

  /** Tables at which two of these guests sit. */
  async sharedTables(guests: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query(
      `SELECT p.table_id FROM people p JOIN tables t ON t.id = p.table_id
        WHERE p.guest IN ({texts $1}) AND t.stage IN ('gathering', 'playing')
        GROUP BY p.table_id HAVING COUNT(*) > 1`,
      JSON.stringify(guests),
    );
    return rows.map(({ table_id }) => String(table_id));
  }

  async remove(guest: string): Promise<void> {
    for (const table of ['passkeys', 'links', 'challenges'])
      await this.database.query(`DELETE FROM ${table} WHERE guest = $1`, guest);
    await this.database.query('DELETE FROM joined WHERE account = $1 OR guest = $1', guest);
    await this.database.query('DELETE FROM accounts WHERE guest = $1', guest);
  }
}

/** A broken unique index says the same as no row: somebody else has it. */
function orNothing(error: unknown): readonly SqlRow[] {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  if (code === '23505' || message?.includes('UNIQUE constraint') === true) return [];
  throw error;
}

function accountOf({ guest, name, password, address, created_at }: SqlRow): Account {
  return {
    guest: String(guest),
    name: String(name),
    password: typeof password === 'string' ? password : undefined,
    address: typeof address === 'string' ? address : undefined,
    createdAt: Number(created_at),
  };
}
