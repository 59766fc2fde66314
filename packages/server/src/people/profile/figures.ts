import type { AnswerTo, WinRate } from '@manigance/protocol';
import type { Database, SqlRow } from '../../storage/database.ts';
import { type Rating, type ShownRating, shownRating } from '../ratings/method.ts';
import { type Pool, poolName, readPool } from '../ratings/pools.ts';
import { ofPerson } from '../results/of-person.ts';

type ProfileAnswer = AnswerTo<'profile'>;

/** Figures that a person lets others see. */
export interface ProfileChoices {
  readonly shown: boolean;
  readonly listed: boolean;
}

/** Column by which win rates group matches: of the result or of the seat. */
const keys = {
  byGame: `''`,
  bySeat: 's.seat',
  byMode: 'r.options',
  byEnd: 'r.how',
} as const;

/** Figures of a person's finished matches. */
export class Figures {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async choices(guest: string): Promise<ProfileChoices> {
    const [row] = await this.database.query('SELECT shown, listed FROM profiles WHERE guest = $1', guest);
    return { shown: Number(row?.shown ?? 0) === 1, listed: Number(row?.listed ?? 0) === 1 };
  }

  async choose(guest: string, { shown, listed }: ProfileChoices): Promise<void> {
    await this.database.query(saveChoices, guest, shown ? 1 : 0, listed ? 1 : 0);
  }

  async totals(guest: string): Promise<Pick<ProfileAnswer, 'matches' | 'won' | 'perMove'>> {
    const [[all = {}] = [], [pace = {}] = []] = await Promise.all([
      this.database.query(totals, guest),
      this.database.query(thought, guest),
    ]);
    const moves = Number(pace.moves ?? 0);
    return {
      matches: Number(all.matches),
      won: Number(all.won ?? 0),
      ...(moves === 0 ? {} : { perMove: Math.round(Number(pace.thought) / moves) }),
    };
  }

  /** Every way to look at the win rates. */
  async rates(guest: string): Promise<Pick<ProfileAnswer, keyof typeof keys>> {
    const [byGame, bySeat, byMode, byEnd] = await Promise.all([
      this.ratesBy('byGame', guest),
      this.ratesBy('bySeat', guest),
      this.ratesBy('byMode', guest),
      this.ratesBy('byEnd', guest),
    ]);
    return { byGame, bySeat, byMode, byEnd };
  }

  private async ratesBy(by: keyof typeof keys, guest: string): Promise<readonly WinRate[]> {
    const key = keys[by];
    const sql = `SELECT r.game, ${key} AS shared, COUNT(*) AS matches, SUM(${ownWin('s')}) AS won,
        SUM(1000000 / r.players) AS by_chance
      FROM result_seats s JOIN results r ON r.table_id = s.table_id
      WHERE ${ofPerson} AND r.how IS NOT NULL GROUP BY r.game${by === 'byGame' ? '' : `, ${key}`}
      ORDER BY matches DESC, r.game, shared LIMIT 1000`;
    return (await this.database.query(sql, guest)).map((row) => rateIn(row, by));
  }

  /** The people met most often, under their present names. */
  async rivals(guest: string): Promise<ProfileAnswer['rivals']> {
    return (await this.database.query(rivals, guest)).map(({ id, name, matches, won, lost }) => ({
      id: String(id),
      name: String(name),
      matches: Number(matches),
      won: Number(won),
      lost: Number(lost),
    }));
  }

  async ratings(guest: string): Promise<ProfileAnswer['ratings']> {
    const rows = await this.database.query(ratingsOf, guest);
    return rows.flatMap((row) => {
      const pool = readPool(String(row.pool));
      return pool === undefined ? [] : [{ ...pool, ...shownIn(row), matches: Number(row.matches) }];
    });
  }

  async path(guest: string, pool: Pool): Promise<AnswerTo<'ratingPath'>['points']> {
    return (await this.database.query(pathOf, poolName(pool), guest)).map((row) => {
      const { rating, uncertainty } = shownIn(row);
      return { endedAt: Number(row.ended_at), rating, uncertainty };
    });
  }
}

/** A win of the person, not of a bot to which the seat had been given up. */
function ownWin(seat: 's' | 'o'): string {
  return `CASE WHEN ${seat}.bot IS NULL THEN ${seat}.won ELSE 0 END`;
}

const saveChoices = `INSERT INTO profiles (guest, shown, listed) VALUES ($1, $2, $3)
  ON CONFLICT (guest) DO UPDATE SET shown = excluded.shown, listed = excluded.listed`;
const totals = `SELECT COUNT(*) AS matches, SUM(${ownWin('s')}) AS won FROM result_seats s
  JOIN results r ON r.table_id = s.table_id WHERE ${ofPerson} AND r.how IS NOT NULL`;
/** A move of a turn-based match may take days: it says nothing about the pace. */
const thought = `SELECT SUM(s.thought) AS thought, SUM(s.moves) AS moves FROM result_seats s
  JOIN results r ON r.table_id = s.table_id
  WHERE ${ofPerson} AND r.pace <> 'turn-based' AND r.taken_over = 0`;
const rivals = `SELECT o.guest AS id, g.name, COUNT(*) AS matches, SUM(${ownWin('s')}) AS won, SUM(${ownWin('o')}) AS lost
  FROM result_seats s JOIN results r ON r.table_id = s.table_id
  JOIN result_seats o ON o.table_id = s.table_id AND o.seat <> s.seat JOIN guests g ON g.id = o.guest
  WHERE ${ofPerson} AND r.how IS NOT NULL
  GROUP BY o.guest, g.name ORDER BY matches DESC, o.guest LIMIT 10`;
const ratingsOf = `SELECT pool, mu, sigma, matches FROM ratings WHERE player = $1 ORDER BY matches DESC, pool`;
const pathOf = `SELECT ended_at, mu, sigma FROM rating_steps WHERE pool = $1 AND player = $2 ORDER BY matches`;

function rateIn(row: SqlRow, by: keyof typeof keys): WinRate {
  return {
    game: String(row.game),
    ...(by === 'byGame' ? {} : { key: String(row.shared) }),
    matches: Number(row.matches),
    won: Number(row.won),
    byChance: Number(row.by_chance),
  };
}

/** The rating in a row of the database. */
export function shownIn({ mu, sigma }: SqlRow): ShownRating {
  const rating: Rating = { mu: Number(mu), sigma: Number(sigma) };
  return shownRating(rating);
}
