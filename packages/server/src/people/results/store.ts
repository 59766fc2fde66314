import type { Database, Statement } from '../../storage/database.ts';
import { poolName, poolOf } from '../ratings/pools.ts';
import { plainName } from './plain-name.ts';
import type { Result, ResultSeat } from './result.ts';

/** Results in the database. */
export class ResultStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Ended tables without a result, after this one and without those named. */
  async unsettled(after: string, limit: number, except: readonly string[]): Promise<readonly string[]> {
    const rows = await this.database.query(unsettled, after, limit, JSON.stringify(except));
    return rows.map(({ id }) => String(id));
  }

  /** Writes a result, once however often it is called. Answers whether it was new. */
  async write(result: Result): Promise<boolean> {
    const known = await this.withKnownPeople(result);
    const seats = known.seats.map((seat, at) => insertSeat(known, seat, at));
    const done = await this.database.transact([
      insertResult(known),
      ...seats,
      { sql: 'UPDATE tables SET settled = 1 WHERE id = $1', values: [known.table] },
    ]);
    return (done?.[0]?.length ?? 0) > 0;
  }

  /** People whom the server no longer knows have no name in a result; a guest who joined an account is that account. */
  private async withKnownPeople(result: Result): Promise<Result> {
    const ids = result.seats.flatMap(({ person }) => person?.id ?? []);
    const rows = await this.database.query(knownPeople, JSON.stringify(ids));
    const known = new Map(rows.map(({ id, account }) => [String(id), String(account)]));
    const present = (person: NonNullable<ResultSeat['person']>) => {
      const id = known.get(person.id);
      return id === undefined ? undefined : { ...person, id };
    };
    const seats = result.seats.map((seat) => {
      if (seat.person === undefined) return seat;
      const person = present(seat.person);
      return person === undefined ? { ...seat, person, bot: undefined } : { ...seat, person };
    });
    return { ...result, seats };
  }

  /** Deletes a result. Matches that end no later are not rated any more: their place in the order is gone. */
  async drop(table: string): Promise<void> {
    await this.database.transact([
      { sql: sealPool, values: [table] },
      { sql: 'DELETE FROM result_seats WHERE table_id = $1', values: [table] },
      { sql: 'DELETE FROM results WHERE table_id = $1', values: [table] },
    ]);
  }
}

const knownPeople = `SELECT g.id, COALESCE(j.account, g.id) AS account FROM guests g
  LEFT JOIN joined j ON j.guest = g.id WHERE g.id IN ({texts $1})`;
const unsettled = `SELECT id FROM tables WHERE settled = 0 AND stage IN ('over', 'abandoned')
  AND id > $1 AND id NOT IN ({texts $3}) ORDER BY id LIMIT $2`;
/** A match that ended before a deleted one is not rated. */
const insertResultSql = `INSERT INTO results (table_id, game, players, bots, how, options, pace, access, moves, hints,
    taken_over, started_at, ended_at, pool, rated)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
    (SELECT CASE WHEN EXISTS (SELECT 1 FROM rating_pools WHERE pool = CAST($14 AS TEXT) AND sealed_at >= $13)
      THEN NULL ELSE CAST($14 AS TEXT) END), 0)
  ON CONFLICT (table_id) DO NOTHING RETURNING table_id`;
const insertSeatSql = `INSERT INTO result_seats
  (table_id, seat, guest, bot, name, plain, colour, won, moves, thought, hints, ended_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (table_id, seat) DO NOTHING`;
const sealPool = `UPDATE rating_pools SET sealed_at = (SELECT ended_at FROM results WHERE table_id = $1)
  WHERE pool = (SELECT pool FROM results WHERE table_id = $1)
  AND sealed_at < (SELECT ended_at FROM results WHERE table_id = $1)`;

function insertResult(result: Result): Statement {
  const { table, game, how = null, options, pace, access, moves, startedAt, endedAt, seats } = result;
  const bots = seats.filter(({ person, bot }) => person === undefined && bot !== undefined).length;
  const hints = seats.reduce((sum, seat) => sum + seat.hints, 0);
  const pool = poolOf(result);
  const values = [table, game, seats.length, bots, how, sortedJson(options), pace, access, moves, hints];
  return {
    sql: insertResultSql,
    values: [
      ...values,
      seats.some(({ isHelped }) => isHelped) ? 1 : 0,
      startedAt,
      endedAt,
      pool === undefined ? null : poolName(pool),
    ],
  };
}

/** The same text for the same options. */
function sortedJson(options: Result['options']): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
}

function insertSeat({ table, endedAt }: Result, seat: ResultSeat, at: number): Statement {
  const { person, bot = null, colour = null, won, moves, thought, hints } = seat;
  const name = person?.name ?? '';
  const who = [person?.id ?? null, bot, name, plainName(name), colour];
  return {
    sql: insertSeatSql,
    values: [table, at, ...who, won ? 1 : 0, moves, thought, hints, endedAt],
  };
}
