import { formerName } from '@manigance/protocol/limits';
import { chained } from '../storage/chain.ts';
import type { Database, Statement } from '../storage/database.ts';

const mostTries = 5;
/** Text that replaces the chat lines of a deleted person. */
const wordless = '—';

/** Tables with an entry that names this guest, seated there or not. */
export async function tablesNaming(database: Database, guest: string): Promise<readonly string[]> {
  const rows = await database.query(
    'SELECT DISTINCT table_id FROM entries WHERE body LIKE $1 ORDER BY table_id',
    `%"${guest}"%`,
  );
  return rows.map(({ table_id }) => String(table_id));
}

/**
 * Gives a guest another id at a table, the name of a former player and empty chat lines, in everything stored of it. Moves stay, and
 * so does the match. The table gets one entry more and another epoch, so that every process that knows it reads it again.
 */
export async function nameFormer(database: Database, table: string, from: string, to: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const statements = await renaming(database, table, { from, to });
    if (statements === undefined || (await database.transact(statements)) !== undefined) return;
  }
  throw new Error('the table went on all the time');
}

interface Renaming {
  readonly from: string;
  readonly to: string;
}

async function renaming(
  database: Database,
  table: string,
  rename: Renaming,
): Promise<readonly (Statement & { readonly mustMatch?: true })[] | undefined> {
  const [row] = await database.query(
    'SELECT number, line, asked, updated_at FROM tables WHERE id = $1',
    table,
  );
  if (row === undefined) return undefined;
  const number = Number(row.number);
  const read = await database.query(
    'SELECT number, body FROM entries WHERE table_id = $1 AND number < $2 ORDER BY number',
    table,
    number,
  );
  const before = read.map(({ body }) => String(body));
  const names = new Set<string>();
  const bodies = before.map((body) =>
    body.includes(`"${rename.from}"`) ? JSON.stringify(renamed(JSON.parse(body), rename, names)) : body,
  );
  const last = JSON.stringify({ kind: 'forgotten', at: Number(row.updated_at), guest: rename.to });
  const asked = String(row.asked).split(',');
  return [
    {
      sql: `UPDATE tables SET number = number + 1, chain = $3, epoch = epoch + 1, owner = NULL, line = $4, asked = $5
        WHERE id = $1 AND number = $2 RETURNING id`,
      values: [
        table,
        number,
        chained('', [...bodies, last]),
        lineWithout(String(row.line), rename, names),
        asked.map((one) => (one === rename.from ? rename.to : one)).join(','),
      ],
      mustMatch: true,
    },
    ...bodies.flatMap((body, at) => (body === before[at] ? [] : [rewriting(table, at, body)])),
    {
      sql: 'INSERT INTO entries (table_id, number, body) VALUES ($1, $2, $3)',
      values: [table, number, last],
    },
    { sql: 'DELETE FROM snapshots WHERE table_id = $1', values: [table] },
    {
      sql: 'UPDATE people SET guest = $3 WHERE table_id = $1 AND guest = $2',
      values: [table, rename.from, rename.to],
    },
  ];
}

function rewriting(table: string, number: number, body: string): Statement {
  return {
    sql: 'UPDATE entries SET body = $3 WHERE table_id = $1 AND number = $2',
    values: [table, number, body],
  };
}

/** A value with the other id, and with another name and no words beside it. Collects the names it had. */
function renamed(value: unknown, rename: Renaming, names: Set<string>): unknown {
  if (value === rename.from) return rename.to;
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const { id, guest, from } = fields;
  const isTheirs = id === rename.from || guest === rename.from;
  const isTheirLine =
    isTheirs || (typeof from === 'object' && Object.values(from ?? {}).includes(rename.from));
  if (isTheirs && typeof fields.name === 'string') names.add(fields.name);
  const entries = Object.entries(fields).map(([field, one]) => {
    if (isTheirs && field === 'name') return [field, formerName];
    if (isTheirLine && field === 'text') return [field, wordless];
    return [field, renamed(one, rename, names)];
  });
  return Object.fromEntries(entries);
}

/** The line of a list: its seats have names without ids, but no two at a table look alike. */
function lineWithout(line: string, rename: Renaming, names: ReadonlySet<string>): string {
  const read = renamed(JSON.parse(line), rename, new Set()) as {
    readonly seats?: readonly { readonly name?: string }[];
  };
  const seats = read.seats?.map((seat) =>
    seat.name !== undefined && names.has(seat.name) ? { ...seat, name: formerName } : seat,
  );
  return JSON.stringify(seats === undefined ? read : { ...read, seats });
}
