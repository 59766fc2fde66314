import { type Append, ConflictError } from '@manigance/table';
import pg from 'pg';
import { ChainCache, chained } from './chain.ts';
import type { Database, SqlRow, Value } from './database.ts';
import { migrations, notesTable, outstanding, StorageError } from './migrations.ts';
import type { PurgedRecord } from './port.ts';
import { chainsFor, unchained } from './schema-3.ts';
import { askedIn, SqlStorage, type Waiting } from './sql-storage.ts';
import { type StatementName, statements } from './statements.ts';

/** Time after which a query of a hanging database fails; ms. */
const queryTimeout = 10_000;
/** Most appends in one statement. */
const largestBatch = 200;
/** Time after which a transaction whose server hangs is rolled back, so that another can claim its tables; ms. */
const longestPause = 2_000;

/** A waiting append to a table whose hash is known, and the hash after it. */
interface Known extends Waiting {
  readonly chain: string;
}

/** Postgres, for several servers. Appends that arrive during a commit share the next one. */
export class PostgresStorage extends SqlStorage {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;
  private waiting: Waiting[] = [];
  private readonly chains = new ChainCache();
  private committing: Promise<void> | undefined;

  private constructor(pool: pg.Pool) {
    super();
    this.pool = pool;
    // A connection that breaks while idle is replaced; without a listener it would end the process.
    pool.on('error', () => undefined);
    // So would one that breaks between two statements of a transaction; the next statement fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  static async open(url: string, known = migrations): Promise<PostgresStorage> {
    const connection = { connectionString: url, connectionTimeoutMillis: 5_000 };
    const migrating = new pg.Pool({ ...connection, max: 1 }); // a migration may take its time
    const pool = new pg.Pool({
      ...connection,
      max: 8,
      query_timeout: queryTimeout,
      idle_in_transaction_session_timeout: longestPause,
    });
    try {
      await migrate(migrating, known);
    } catch (error) {
      await Promise.all([pool.end(), migrating.end()]);
      if (!(error instanceof Error) || error instanceof StorageError) throw error;
      throw new StorageError(
        `DATABASE_URL is set, but Postgres does not answer there as it should: ${error.message}`,
      );
    }
    await migrating.end();
    return new PostgresStorage(pool);
  }

  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.committing ??= this.commitAll();
    });
  }

  async purge(table: string, number: number, record?: PurgedRecord): Promise<void> {
    const { game = null, endedAt = null, body = null } = record ?? {};
    const values = [table, number, game, endedAt, body];
    const { rows } = await this.pool.query({ name: 'purge', text: purgeTable, values });
    if (rows.length !== 1) throw new ConflictError('the table has gone on');
  }

  async changedSince(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const values = [[...known.keys()], [...known.values()]];
    const { rows } = await this.pool.query({ name: 'goneOn', text: changedSince, values });
    return (rows as { readonly id: string }[]).map(({ id }) => id);
  }

  async deposed(known: ReadonlyMap<string, number>): Promise<readonly string[]> {
    const values = [[...known.keys()], [...known.values()]];
    const { rows } = await this.pool.query({ name: 'deposed', text: deposed, values });
    return (rows as { readonly id: string }[]).map(({ id }) => id);
  }

  async close(): Promise<void> {
    await this.committing;
    await this.pool.end();
  }

  protected async ask(name: StatementName, ...values: Value[]): Promise<readonly SqlRow[]> {
    return (await this.pool.query({ name, text: dialect(statements[name]), values })).rows as SqlRow[];
  }

  async query(sql: string, ...values: Value[]): Promise<readonly SqlRow[]> {
    return (await this.pool.query(dialect(sql), values)).rows as SqlRow[];
  }

  async transact(said: Parameters<Database['transact']>[0]): ReturnType<Database['transact']> {
    const client = await this.pool.connect();
    let isDone = false;
    try {
      const done: SqlRow[][] = [];
      await client.query('BEGIN');
      for (const { sql, values, mustMatch } of said) {
        const { rows } = await client.query(dialect(sql), [...values]);
        if (mustMatch === true && rows.length === 0) {
          await client.query('ROLLBACK');
          isDone = true;
          return undefined;
        }
        done.push(rows as SqlRow[]);
      }
      await client.query('COMMIT');
      isDone = true;
      return done;
    } finally {
      client.release(!isDone); // a broken connection is closed, and the server rolls back
    }
  }

  private async commitAll(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, largestBatch));
    this.committing = undefined;
  }

  /** Appends to known tables are one statement, in one round trip; the few others follow, table by table. */
  private async commit(batch: readonly Waiting[]): Promise<void> {
    const { together, alone } = this.divided(batch);
    if (together.length > 0) await this.settle(together, () => this.writeTogether(together));
    const inOrder = async (appends: readonly Waiting[]) => {
      for (const one of appends)
        await this.settle([one], async () => ((await this.write(one.append)) ? idsOf([one]) : noIds));
    };
    await Promise.all([...alone.values()].map(inOrder));
  }

  /** Appends that can share a statement, to tables whose hash is known and whose people stay, one for each; and the others, by table. */
  private divided(batch: readonly Waiting[]) {
    const together: Known[] = [];
    const alone = new Map<string, Waiting[]>();
    const tables = new Set<string>();
    for (const one of batch) {
      const { row, expected, people, bodies } = one.append;
      const before = expected === 0 || tables.has(row.id) ? undefined : this.chains.get(row.id, expected);
      tables.add(row.id);
      if (before !== undefined && people === 'same')
        together.push({ ...one, chain: chained(before, bodies) });
      else alone.set(row.id, [...(alone.get(row.id) ?? []), one]);
    }
    return { together, alone };
  }

  /** Runs a write that answers with the ids of the tables it was taken for. */
  private async settle(
    appends: readonly Waiting[],
    write: () => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    let taken: ReadonlySet<string>;
    try {
      taken = await write();
    } catch (error) {
      this.chains.clear();
      for (const one of appends) one.reject(error);
      return;
    }
    for (const one of appends) {
      if (taken.has(one.append.row.id)) one.resolve();
      else one.reject(new ConflictError('the table has gone on'));
    }
  }

  private async writeTogether(appends: readonly Known[]): Promise<ReadonlySet<string>> {
    const rows = appends.map(({ append, chain }) => {
      const { row, expected, bodies, epoch } = append;
      const { id, stage, wakeAt: wake_at, updatedAt: updated_at, line } = row;
      const number = expected + bodies.length;
      return { id, stage, number, wake_at, updated_at, line, expected, asked: askedIn(append), chain, epoch };
    });
    const entries = appends.flatMap(({ append: { row, expected, bodies } }) =>
      bodies.map((body, at) => ({ id: row.id, number: expected + at, body })),
    );
    const values = [JSON.stringify(rows), JSON.stringify(entries)];
    const done = await this.pool.query<{ readonly id: string }>({
      name: 'updates',
      text: updateTables,
      values,
    });
    const taken = new Set(done.rows.map(({ id }) => id));
    for (const { id, number, chain } of rows) if (taken.has(id)) this.chains.set(id, number, chain);
    return taken;
  }

  /** Answers whether epoch and expected number of entries were right. One statement, one round trip for known tables. */
  private async write(append: Append): Promise<boolean> {
    const { row, expected, bodies, epoch = null } = append;
    const { id, code, game, stage, access, wakeAt = null, updatedAt, line, people } = row;
    const before = this.chains.get(id, expected) ?? (await this.chainOf(id, expected));
    if (before === undefined) return false;
    const number = expected + bodies.length;
    const chain = chained(before, bodies);
    const values = [
      id,
      stage,
      number,
      wakeAt,
      updatedAt,
      line,
      expected,
      [...bodies],
      people.map(({ guest }) => guest),
      askedIn(append),
      chain,
    ];
    const { rows } =
      expected === 0
        ? await this.pool.query({
            name: 'insert',
            text: insertTable,
            values: [...values, code, game, access],
          })
        : await this.pool.query({ name: 'update', text: updateTable, values: [...values, epoch] });
    if (rows.length !== 1) return false;
    this.chains.set(id, number, chain);
    return true;
  }

  /** The hash over the first `number` entries; `undefined` if the table has another number of them. */
  private async chainOf(id: string, number: number): Promise<string | undefined> {
    const [row] = await this.ask('chainOf', id, number);
    return row && String(row.chain);
  }
}

const noIds: ReadonlySet<string> = new Set();
function idsOf(appends: readonly Waiting[]): ReadonlySet<string> {
  return new Set(appends.map(({ append }) => append.row.id));
}

const dialects = new Map<string, string>();
function dialect(sql: string): string {
  const known = dialects.get(sql);
  if (known !== undefined) return known;
  const said = sql
    .replaceAll('{list}', "STRING_AGG(p.guest, ',')")
    .replaceAll(/\{texts (\$\d+)\}/g, 'SELECT JSON_ARRAY_ELEMENTS_TEXT($1::json)')
    .replaceAll('{now}', '(EXTRACT(EPOCH FROM CLOCK_TIMESTAMP()) * 1000)::bigint')
    .replaceAll('{skip}', 'FOR UPDATE OF t SKIP LOCKED');
  dialects.set(sql, said);
  return said;
}

const purgeTable = `WITH gone AS (DELETE FROM tables WHERE id = $1 AND number = $2::int RETURNING id),
  entries_gone AS (DELETE FROM entries USING gone WHERE table_id = gone.id),
  people_gone AS (DELETE FROM people USING gone WHERE table_id = gone.id),
  snapshot_gone AS (DELETE FROM snapshots USING gone WHERE table_id = gone.id),
  kept AS (INSERT INTO records (table_id, game, ended_at, body)
    SELECT gone.id, $3, $4::bigint, $5 FROM gone WHERE $5::text IS NOT NULL ON CONFLICT DO NOTHING)
  SELECT id FROM gone`;
const changedSince = `SELECT t.id FROM tables t
  JOIN UNNEST($1::text[], $2::int[]) AS known (id, number) ON known.id = t.id WHERE t.number > known.number`;
const deposed = `SELECT known.id FROM UNNEST($1::text[], $2::int[]) AS known (id, epoch)
  LEFT JOIN tables t ON t.id = known.id WHERE t.epoch IS DISTINCT FROM known.epoch`;
const andTheRest = `,
  written AS (INSERT INTO entries (table_id, number, body)
    SELECT taken.id, $7::int + said.at - 1, said.body
    FROM taken, UNNEST($8::text[]) WITH ORDINALITY AS said (body, at)),
  gone AS (DELETE FROM people USING taken WHERE table_id = taken.id AND guest <> ALL ($9::text[])),
  sitting AS (INSERT INTO people (guest, table_id)
    SELECT person.guest, taken.id FROM taken, UNNEST($9::text[]) AS person (guest) ON CONFLICT DO NOTHING)
  SELECT id FROM taken`;
const updateTable = `WITH taken AS (UPDATE tables
    SET stage = $2, number = $3::int, wake_at = $4::bigint, updated_at = $5::bigint, line = $6, asked = $10, chain = $11
    WHERE id = $1 AND number = $7::int AND epoch = COALESCE($12::int, epoch) RETURNING id)${andTheRest}`;
/** The rows are locked in the order of their ids, so that two servers cannot deadlock. */
const updateTables = `WITH said AS (SELECT * FROM JSON_TO_RECORDSET($1::json) AS said (id text, stage text, number int,
    wake_at bigint, updated_at bigint, line text, expected int, asked text, chain text, epoch int)),
  locked AS (SELECT id FROM tables WHERE id IN (SELECT id FROM said) ORDER BY id FOR UPDATE),
  taken AS (UPDATE tables t SET stage = said.stage, number = said.number, wake_at = said.wake_at,
    updated_at = said.updated_at, line = said.line, asked = said.asked, chain = said.chain
    FROM said JOIN locked ON locked.id = said.id
    WHERE t.id = said.id AND t.number = said.expected AND t.epoch = COALESCE(said.epoch, t.epoch) RETURNING t.id),
  written AS (INSERT INTO entries (table_id, number, body) SELECT taken.id, entry.number, entry.body
    FROM taken JOIN JSON_TO_RECORDSET($2::json) AS entry (id text, number int, body text) ON entry.id = taken.id)
  SELECT id FROM taken`;
const insertTable = `WITH taken AS (INSERT INTO tables
    (id, code, game, stage, access, number, wake_at, updated_at, line, asked, chain)
    VALUES ($1, $12, $13, $2, $14, $3::int, $4::bigint, $5::bigint, $6, $10, $11)
    ON CONFLICT DO NOTHING RETURNING id)${andTheRest}`;

/** Advisory lock id: servers that start at once migrate one after the other. */
const migrationLock = 7_061_909;

async function migrate(pool: pg.Pool, known: typeof migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(notesTable);
    const { rows } = await client.query("SELECT value FROM notes WHERE key = 'schema'");
    const made = Number(rows[0]?.value ?? 0);
    const todo = outstanding(made, known);
    for (const [at, migration] of todo.entries()) {
      for (const sql of migration) await client.query(sql.replaceAll('{wide}', 'BIGINT'));
      if (made + at === 3) await chainTables(client);
    }
    await client.query(statements.saveNote, ['schema', String(made + todo.length)]);
    await client.query('COMMIT');
  } finally {
    client.release(true);
  }
}

/** Table by table, so that memory holds one match at a time. */
async function chainTables(client: pg.PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ readonly id: string }>(unchained.tables);
  for (const { id } of tables) {
    const { rows } = await client.query<{ readonly body: string }>(unchained.bodies, [id]);
    const { rows: snapshots } = await client.query<{ readonly number: number; readonly body: string }>(
      unchained.snapshot,
      [id],
    );
    const made = chainsFor({ id, bodies: rows.map(({ body }) => body), snapshot: snapshots[0] });
    await client.query(unchained.setTable, [...made.table]);
    if (made.snapshot) await client.query(unchained.setSnapshot, [...made.snapshot]);
  }
}
