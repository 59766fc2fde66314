import type { ClientMessageOf, TournamentLine } from '@manigance/protocol';
import type { Database, SqlRow, Statement } from '../../storage/database.ts';
import type { Pairing } from './pairing.ts';
import type { PlayedTable } from './standings.ts';

/** Terms of a tournament: its title, kind, and the setup of its tables. */
export type TournamentTerms = Omit<ClientMessageOf<'openTournament'>, 'type' | 'id'>;
/** Stage of a tournament. */
export type TournamentStage = 'gathering' | 'playing' | 'over';

/** A table of a tournament as stored. */
export interface TournamentTable {
  readonly round: number;
  /** Number in its round; -1 for somebody who sits out. */
  readonly number: number;
  readonly table: string | undefined;
  readonly state: 'drawn' | 'open' | 'over';
  readonly seats: readonly {
    readonly guest: string;
    readonly seat: number;
    readonly points: number | undefined;
    readonly won: boolean | undefined;
  }[];
}

/** A person of a tournament as stored. */
export interface TournamentPerson {
  readonly guest: string;
  readonly name: string | undefined;
  readonly draw: number;
  readonly withdrawn: number | undefined;
}

/** A tournament as stored. */
export interface Tournament {
  readonly id: string;
  readonly organiser: string;
  readonly terms: TournamentTerms;
  readonly seed: string;
  readonly stage: TournamentStage;
  /** Number of rounds begun. */
  readonly round: number;
  /** Number of changes. */
  readonly number: number;
  readonly endsAt: number | undefined;
  readonly dueAt: number | undefined;
  /** In the order of the draw. */
  readonly people: readonly TournamentPerson[];
  readonly tables: readonly TournamentTable[];
}

/** Tournaments in the database. Every change names the number of changes it knows of: of two servers one makes it. */
export class TournamentStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async open(
    id: string,
    organiser: string,
    terms: TournamentTerms,
    { seed, at }: { readonly seed: string; readonly at: number },
  ): Promise<void> {
    await this.database.transact([
      {
        sql: `INSERT INTO tournaments (id, organiser, terms, seed, stage, round, number, made_at)
          VALUES ($1, $2, $3, $4, 'gathering', 0, 0, $5)`,
        values: [id, organiser, JSON.stringify(terms), seed, at],
      },
      joining(id, organiser, at),
    ]);
  }

  async load(id: string): Promise<Tournament | undefined> {
    const [row] = await this.database.query('SELECT * FROM tournaments WHERE id = $1', id);
    if (row === undefined) return undefined;
    const people = await this.database.query(
      `SELECT p.guest, g.name, p.draw, p.withdrawn FROM tournament_people p LEFT JOIN guests g ON g.id = p.guest
        WHERE p.tournament = $1 ORDER BY p.draw, p.joined_at, p.guest`,
      id,
    );
    return { ...headOf(row), people: people.map(personIn), tables: await this.tables(id) };
  }

  private async tables(id: string): Promise<readonly TournamentTable[]> {
    const [rows, seats] = await Promise.all([
      this.database.query(
        'SELECT round, number, table_id, state FROM tournament_tables WHERE tournament = $1 ORDER BY round, number',
        id,
      ),
      this.database.query(
        'SELECT * FROM tournament_seats WHERE tournament = $1 ORDER BY round, number, seat, guest',
        id,
      ),
    ]);
    const at = (round: number, number: number) =>
      seats.filter((seat) => Number(seat.round) === round && Number(seat.number) === number).map(seatIn);
    const played = rows.map((row): TournamentTable => {
      const [round, number] = [Number(row.round), Number(row.number)];
      return {
        round,
        number,
        table: row.table_id === null ? undefined : String(row.table_id),
        state: row.state as TournamentTable['state'],
        seats: at(round, number),
      };
    });
    const byes = seats
      .filter(({ number }) => Number(number) < 0)
      .map((seat): TournamentTable => {
        const round = Number(seat.round);
        return { round, number: -1, table: undefined, state: 'over', seats: [seatIn(seat)] };
      });
    return [...played, ...byes];
  }

  async listOf(guest: string): Promise<readonly TournamentLine[]> {
    const rows = await this.database.query(
      `SELECT t.*, (SELECT COUNT(*) FROM tournament_people o WHERE o.tournament = t.id) AS people
        FROM tournament_people p JOIN tournaments t ON t.id = p.tournament
        WHERE p.guest = $1 ORDER BY t.made_at DESC, t.id LIMIT 200`,
      guest,
    );
    return rows.map((row) => {
      const { id, terms, stage, round } = headOf(row);
      return {
        tournament: id,
        title: terms.title,
        game: terms.game,
        stage,
        round,
        people: Number(row.people),
      };
    });
  }

  /** Tournaments of a guest that go on without an open table of theirs: each may open one at any time. */
  async tablesToCome(guest: string): Promise<number> {
    const rows = await this.database.query(
      `SELECT COUNT(*) AS tables FROM tournament_people p JOIN tournaments t ON t.id = p.tournament
        WHERE p.guest = $1 AND p.withdrawn IS NULL AND t.stage <> 'over' AND NOT EXISTS (
          SELECT 1 FROM tournament_seats s JOIN tournament_tables o
            ON o.tournament = s.tournament AND o.round = s.round AND o.number = s.number
          JOIN tables r ON r.id = o.table_id
          WHERE s.guest = p.guest AND s.tournament = t.id AND s.round = t.round AND r.stage IN ('gathering', 'playing'))`,
      guest,
    );
    return Number(rows[0]?.tables ?? 0);
  }

  async join({ id, number }: Tournament, guest: string, at: number): Promise<boolean> {
    return this.change(id, number, {}, [joining(id, guest, at)]);
  }

  /** Leaves before the draw. */
  async leave({ id, number }: Tournament, guest: string): Promise<boolean> {
    const sql = 'DELETE FROM tournament_people WHERE tournament = $1 AND guest = $2';
    return this.change(id, number, {}, [{ sql, values: [id, guest] }]);
  }

  async withdraw({ id, number, round }: Tournament, guest: string): Promise<boolean> {
    const sql = `UPDATE tournament_people SET withdrawn = $3
      WHERE tournament = $1 AND guest = $2 AND withdrawn IS NULL`;
    return this.change(id, number, {}, [{ sql, values: [id, guest, round] }]);
  }

  async cancel({ id, number }: Tournament): Promise<boolean> {
    return this.change(id, number, {}, [
      { sql: 'DELETE FROM tournament_people WHERE tournament = $1', values: [id] },
      { sql: 'DELETE FROM tournaments WHERE id = $1', values: [id] },
    ]);
  }

  /** Begins the next round, once however many servers try: its tables are stored with it, and opened after it. */
  async beginRound(
    { id, number, round }: Tournament,
    pairing: Pairing,
    {
      draw,
      bye,
      endsAt,
    }: { readonly draw: readonly string[]; readonly bye: number; readonly endsAt: number },
  ): Promise<boolean> {
    const next = round + 1;
    const seats = pairing.tables.flatMap((people, at) =>
      people.map((guest, seat) => seating([id, next, guest, at, seat], null)),
    );
    return this.change(id, number, { stage: 'playing', round: next, endsAt }, [
      ...(round > 0
        ? []
        : draw.map((guest, at) => ({
            sql: 'UPDATE tournament_people SET draw = $3 WHERE tournament = $1 AND guest = $2',
            values: [id, guest, at],
          }))),
      ...pairing.tables.map((_, at) => ({
        sql: `INSERT INTO tournament_tables (tournament, round, number, state) VALUES ($1, $2, $3, 'drawn')`,
        values: [id, next, at],
      })),
      ...seats,
      ...pairing.byes.map((guest) => seating([id, next, guest, -1, -1], bye)),
    ]);
  }

  async end({ id, number }: Tournament): Promise<boolean> {
    return this.change(id, number, { stage: 'over' }, []);
  }

  async opened(id: string, { round, number }: TournamentTable, table: string): Promise<void> {
    await this.database.query(
      `UPDATE tournament_tables SET table_id = $4, state = 'open'
        WHERE tournament = $1 AND round = $2 AND number = $3 AND state = 'drawn'`,
      id,
      round,
      number,
      table,
    );
  }

  /** Writes the points of a table, by seat, once. */
  async settle(
    id: string,
    { round, number, seats }: TournamentTable,
    results: readonly { readonly points: number; readonly won: boolean }[],
  ): Promise<void> {
    await this.database.transact([
      {
        sql: `UPDATE tournament_tables SET state = 'over' WHERE tournament = $1 AND round = $2 AND number = $3
          AND state <> 'over' RETURNING tournament`,
        values: [id, round, number],
        mustMatch: true,
      },
      ...seats.map(({ seat }) => ({
        sql: `UPDATE tournament_seats SET points = $5, won = $6
          WHERE tournament = $1 AND round = $2 AND number = $3 AND seat = $4`,
        values: [id, round, number, seat, results[seat]?.points ?? 0, results[seat]?.won === true ? 1 : 0],
      })),
    ]);
  }

  /** Looks at a tournament again at this time. */
  async putOff(id: string, until: number): Promise<void> {
    await this.database.query('UPDATE tournaments SET due_at = $2 WHERE id = $1', id, until);
  }

  /** Tournaments for which there is something to do: a table to open, a result to note, a round to begin, a deadline that has passed. */
  async due(now: number): Promise<readonly string[]> {
    const rows = await this.database.query(
      `SELECT t.id FROM tournaments t WHERE t.stage = 'playing' AND (t.due_at <= $1
        OR EXISTS (SELECT 1 FROM tournament_tables o WHERE o.tournament = t.id AND o.state = 'drawn')
        OR EXISTS (SELECT 1 FROM tournament_tables o JOIN results r ON r.table_id = o.table_id
          WHERE o.tournament = t.id AND o.state = 'open')
        OR NOT EXISTS (SELECT 1 FROM tournament_tables o WHERE o.tournament = t.id AND o.state <> 'over'))
        ORDER BY t.id LIMIT 100`,
      now,
    );
    return rows.map(({ id }) => String(id));
  }

  /** Which seats of an ended table won; `undefined` until its result is written. Nobody won a match that was stopped. */
  async winnersAt(table: string): Promise<readonly boolean[] | undefined> {
    const rows = await this.database.query(
      `SELECT s.won, r.how FROM results r JOIN result_seats s ON s.table_id = r.table_id
        WHERE r.table_id = $1 ORDER BY s.seat`,
      table,
    );
    return rows.length === 0 ? undefined : rows.map(({ won, how }) => how !== null && Number(won) === 1);
  }

  /** Makes a change to a tournament that has seen this many. */
  private async change(
    id: string,
    number: number,
    to: { readonly stage?: TournamentStage; readonly round?: number; readonly endsAt?: number },
    also: readonly Statement[],
  ): Promise<boolean> {
    const { stage = null, round = null, endsAt = null } = to;
    const done = await this.database.transact([
      {
        sql: `UPDATE tournaments SET number = number + 1, stage = COALESCE(CAST($3 AS TEXT), stage),
          round = COALESCE(CAST($4 AS INTEGER), round), ends_at = COALESCE(CAST($5 AS BIGINT), ends_at),
          due_at = COALESCE(CAST($5 AS BIGINT), due_at) WHERE id = $1 AND number = $2 RETURNING id`,
        values: [id, number, stage, round, endsAt],
        mustMatch: true,
      },
      ...also,
    ]);
    return done !== undefined;
  }
}

function joining(id: string, guest: string, at: number): Statement {
  return {
    sql: `INSERT INTO tournament_people (tournament, guest, draw, joined_at) VALUES ($1, $2, -1, $3)
      ON CONFLICT (tournament, guest) DO NOTHING`,
    values: [id, guest, at],
  };
}

function seating(
  [tournament, round, guest, number, seat]: readonly [string, number, string, number, number],
  points: number | null,
): Statement {
  return {
    sql: `INSERT INTO tournament_seats (tournament, round, guest, number, seat, points) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [tournament, round, guest, number, seat, points],
  };
}

/** The played tables of each round. */
export function playedIn({ round, tables }: Tournament): readonly (readonly PlayedTable[])[] {
  return Array.from({ length: round }, (_, at) =>
    tables.filter((one) => one.round === at + 1).map(({ number, seats }) => ({ isBye: number < 0, seats })),
  );
}

function headOf(row: SqlRow): Omit<Tournament, 'people' | 'tables'> {
  const { id, organiser, terms, seed, stage, round, number, ends_at, due_at } = row;
  return {
    id: String(id),
    organiser: String(organiser),
    terms: JSON.parse(String(terms)) as TournamentTerms,
    seed: String(seed),
    stage: stage as TournamentStage,
    round: Number(round),
    number: Number(number),
    endsAt: ends_at === null ? undefined : Number(ends_at),
    dueAt: due_at === null ? undefined : Number(due_at),
  };
}

function personIn({ guest, name, draw, withdrawn }: SqlRow): TournamentPerson {
  return {
    guest: String(guest),
    name: name === null ? undefined : String(name),
    draw: Number(draw),
    withdrawn: withdrawn === null ? undefined : Number(withdrawn),
  };
}

function seatIn({ guest, seat, points, won }: SqlRow): TournamentTable['seats'][number] {
  return {
    guest: String(guest),
    seat: Number(seat),
    points: points === null ? undefined : Number(points),
    won: won === null ? undefined : Number(won) === 1,
  };
}
