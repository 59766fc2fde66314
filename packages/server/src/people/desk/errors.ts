import { createHash } from 'node:crypto';
import type { DeskAnswer } from '@manigance/protocol';
import type { Database, SqlRow, Statement } from '../../storage/database.ts';

type DeskError = DeskAnswer<'look'>['errors'][number];

interface Noted {
  readonly table: string | undefined;
  readonly name: string;
  readonly message: string;
  readonly places: string;
  readonly first: number;
  last: number;
  times: number;
}

/** Time in which equal errors are gathered; ms. */
const gatherFor = 500;
/** Most different errors that wait to be stored, and that are kept. */
const [mostWaiting, mostKept] = [100, 500];
const longestMessage = 1_000;
const mostPlaces = 12;

/** Errors inside the server, those of the same place counted together. Kept for the host to look at. */
export class ErrorLog {
  private readonly database: Database;
  /** Name of this server among others, once it has one. */
  server = '';
  private waiting = new Map<string, Noted>();
  private timer: NodeJS.Timeout | undefined;
  private storing: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.database = database;
  }

  /** Never throws: it is called where something has gone wrong already. */
  note(error: unknown, table?: string): void {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const places = placesIn(stack);
    const id = sum([this.server, table ?? '', name, places]).slice(0, 24);
    const at = Date.now();
    const known = this.waiting.get(id);
    if (known !== undefined) {
      known.times++;
      known.last = at;
    } else if (this.waiting.size < mostWaiting)
      this.waiting.set(id, {
        ...{ table, name, message: message.slice(0, longestMessage), places },
        ...{ first: at, last: at, times: 1 },
      });
    this.timer ??= setTimeout(() => this.store(), gatherFor).unref();
  }

  /** Stores the waiting errors. Without a store they are in the server's log alone. */
  store(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { waiting } = this;
    this.waiting = new Map();
    const statements = [...waiting].map(([id, noted]) => this.saving(id, noted));
    const trim = { sql: trimming, values: [mostKept] };
    const save = () =>
      this.database.transact([...statements, trim]).then(
        () => undefined,
        () => undefined,
      );
    if (statements.length > 0) this.storing = this.storing.then(save);
    return this.storing;
  }

  private saving(id: string, { table, name, message, places, first, last, times }: Noted): Statement {
    return {
      sql: `INSERT INTO desk_errors (id, server, table_id, name, message, places, first_at, last_at, times)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE
        SET message = excluded.message, last_at = excluded.last_at, times = desk_errors.times + excluded.times`,
      values: [id, this.server, table ?? null, name, message, places, first, last, times],
    };
  }
}

const trimming = `DELETE FROM desk_errors WHERE id IN
  (SELECT id FROM desk_errors ORDER BY last_at DESC, id LIMIT 1000000 OFFSET $1)`;

/** The latest errors. While a match goes on their messages are sealed: they may quote the hidden information of a seat. */
export async function latestErrors(database: Database): Promise<readonly DeskError[]> {
  const rows = await database.query(
    `SELECT e.*, t.code, t.game, t.stage, r.table_id AS kept FROM desk_errors e LEFT JOIN tables t ON t.id = e.table_id
      LEFT JOIN records r ON r.table_id = e.table_id ORDER BY e.last_at DESC, e.id LIMIT 50`,
  );
  return rows.map(errorIn);
}

/** Number of errors since a moment, repeated ones counted once. */
export async function errorsSince(database: Database, at: number): Promise<number> {
  const [row] = await database.query('SELECT COUNT(*) AS errors FROM desk_errors WHERE last_at >= $1', at);
  return Number(row?.errors ?? 0);
}

function errorIn(row: SqlRow): DeskError {
  const { table_id: table, stage, kept } = row;
  const hasEnded = stage === 'over' || stage === 'abandoned';
  const isSealed = table !== null && stage !== null && !hasEnded && stage !== 'expired';
  const places = String(row.places);
  return {
    id: String(row.id),
    server: String(row.server),
    ...(table === null ? {} : { table: String(table) }),
    ...(typeof row.code === 'string' ? { code: row.code } : {}),
    ...(typeof row.game === 'string' ? { game: row.game } : {}),
    name: String(row.name),
    ...(isSealed ? {} : { message: String(row.message) }),
    stack: sum([places]).slice(0, 8),
    places,
    first: Number(row.first_at),
    last: Number(row.last_at),
    times: Number(row.times),
    hasRecord: hasEnded || (kept ?? null) !== null,
  };
}

/** Where in the code it happened, without the message, which is the first lines of a stack. */
function placesIn(stack: string): string {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines
    .slice(0, mostPlaces)
    .map((line) => line.trim().replace(/(?:file:\/\/)?\/\S*?\/(packages|node_modules)\//, '$1/'))
    .join('\n');
}

function sum(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
