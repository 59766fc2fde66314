import type { ClientMessageOf, HistoryRow } from '@manigance/protocol';
import type { Database, SqlRow, Value } from '../../storage/database.ts';
import { shownIn } from '../profile/figures.ts';
import { firstRating, shownRating } from '../ratings/method.ts';
import { ofPerson } from '../results/of-person.ts';
import { plainName } from '../results/plain-name.ts';

type HistoryQuery = Omit<ClientMessageOf<'history'>, 'type' | 'id'>;

/** Matches on a page. */
const pageSize = 30;

/** The finished matches of people. */
export class HistoryStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async count(guest: string, query: HistoryQuery): Promise<number> {
    const { where, values } = conditions(guest, query);
    const [row] = await this.database.query(`SELECT COUNT(*) AS matches ${from} WHERE ${where}`, ...values);
    return Number(row?.matches ?? 0);
  }

  /** A page of matches, the latest first. */
  async page(
    guest: string,
    query: HistoryQuery,
  ): Promise<{ readonly matches: readonly HistoryRow[]; readonly isLastPage: boolean }> {
    const found = await this.rows(guest, query, pageSize + 1);
    const rows = found.slice(0, pageSize);
    const seats = await this.seatsOf(rows);
    const matches = rows.map((row) =>
      historyRow(
        row,
        seats.filter(({ table_id }) => table_id === row.table_id),
      ),
    );
    return { matches, isLastPage: found.length <= pageSize };
  }

  /** Ids of the matches that fit, the latest first, however many. */
  async *tables(guest: string): AsyncGenerator<string> {
    let after: HistoryQuery['after'];
    for (;;) {
      const rows = await this.rows(guest, { after }, pageSize);
      for (const { table_id } of rows) yield String(table_id);
      const last = rows.at(-1);
      if (last === undefined || rows.length < pageSize) return;
      after = { endedAt: Number(last.ended_at), table: String(last.table_id) };
    }
  }

  private rows(guest: string, query: HistoryQuery, limit: number): Promise<readonly SqlRow[]> {
    const { where, values } = conditions(guest, query);
    return this.database.query(
      `SELECT r.*, s.seat AS own_seat, ${ratingsAround},
        (SELECT COUNT(*) FROM tables t WHERE t.id = r.table_id) AS tables,
        (SELECT COUNT(*) FROM records d WHERE d.table_id = r.table_id) AS records
      ${from} WHERE ${where} ORDER BY s.ended_at DESC, s.table_id DESC LIMIT ${limit}`,
      ...values,
    );
  }

  private seatsOf(rows: readonly SqlRow[]): Promise<readonly SqlRow[]> {
    const ids = JSON.stringify(rows.map(({ table_id }) => table_id));
    return this.database.query(seatsOf, ids);
  }
}

const from = 'FROM result_seats s JOIN results r ON r.table_id = s.table_id';
const seatsOf = `SELECT table_id, seat, guest, bot, name, colour, won FROM result_seats
  WHERE table_id IN ({texts $1}) ORDER BY table_id, seat`;
/** The rating after the match and the one before it. */
const ratingsAround = ['mu', 'sigma']
  .flatMap((column) =>
    [0, 1].map(
      (back) => `(SELECT p.${column} FROM rating_steps n JOIN rating_steps p
        ON p.pool = n.pool AND p.player = n.player AND p.matches = n.matches - ${back}
        WHERE n.pool = r.pool AND n.player = s.guest AND n.ended_at = r.ended_at AND n.table_id = r.table_id)
        AS ${column}_${back}`,
    ),
  )
  .join(', ');

/** The filters of a history as SQL. */
function conditions(
  guest: string,
  query: HistoryQuery,
): { readonly where: string; readonly values: readonly Value[] } {
  const { game, result, company, player, from: since, until, after } = query;
  const parts = [ofPerson];
  const values: Value[] = [guest];
  const add = (sql: (mark: string, next: string) => string, ...more: Value[]) => {
    parts.push(sql(`$${values.length + 1}`, `$${values.length + 2}`));
    values.push(...more);
  };
  if (game !== undefined) add((mark) => `r.game = ${mark}`, game);
  if (result === 'stopped') parts.push('r.how IS NULL');
  if (result === 'won') parts.push('s.won = 1');
  if (result === 'lost') parts.push('s.won = 0 AND r.how IS NOT NULL');
  if (company !== undefined) parts.push(company === 'people' ? 'r.bots = 0' : 'r.bots > 0');
  if (since !== undefined) add((mark) => `s.ended_at >= ${mark}`, since);
  if (until !== undefined) add((mark) => `s.ended_at < ${mark}`, until);
  if (player !== undefined)
    add(
      (mark) => `EXISTS (SELECT 1 FROM result_seats o
        WHERE o.table_id = s.table_id AND o.seat <> s.seat AND o.plain LIKE ${mark} ESCAPE '!')`,
      `%${plainName(player).replaceAll(/[!%_]/g, '!$&')}%`,
    );
  if (after !== undefined)
    add(
      (at, table) => `(s.ended_at < ${at} OR (s.ended_at = ${at} AND s.table_id < ${table}))`,
      after.endedAt,
      after.table,
    );
  return { where: parts.join(' AND '), values };
}

function historyRow(row: SqlRow, seats: readonly SqlRow[]): HistoryRow {
  const change = changeIn(row);
  return {
    table: String(row.table_id),
    game: String(row.game),
    ...(row.how === null ? {} : { how: String(row.how) }),
    options: JSON.parse(String(row.options)),
    pace: row.pace as HistoryRow['pace'],
    access: row.access as HistoryRow['access'],
    moves: Number(row.moves),
    startedAt: Number(row.started_at),
    endedAt: Number(row.ended_at),
    ...(change === undefined ? {} : { change }),
    hasRecord: Number(row.tables) + Number(row.records) > 0,
    seats: seats.map((seat) => seatIn(seat, row.own_seat)),
  };
}

/** Points by which the match moved the rating. */
function changeIn(row: SqlRow): number | undefined {
  if (row.mu_0 === null) return undefined;
  const after = shownIn({ mu: row.mu_0 ?? 0, sigma: row.sigma_0 ?? 0 }).rating;
  return (
    after -
    (row.mu_1 === null
      ? shownRating(firstRating).rating
      : shownIn({ mu: row.mu_1 ?? 0, sigma: row.sigma_1 ?? 0 }).rating)
  );
}

function seatIn(
  { seat, guest, bot, name, colour, won }: SqlRow,
  own: Value | undefined,
): HistoryRow['seats'][number] {
  return {
    ...(bot !== null && guest === null ? { bot: String(bot) } : name === '' ? {} : { name: String(name) }),
    ...(colour === null ? {} : { colour: String(colour) }),
    won: Number(won) === 1,
    ...(seat === own ? { isYou: true } : {}),
  };
}
