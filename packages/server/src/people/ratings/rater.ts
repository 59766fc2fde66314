import type { Database, SqlRow, Statement } from '../../storage/database.ts';
import { type RatedSeat, type Rating, rated } from './method.ts';
import { botPlayer } from './pools.ts';

/** Matches rated in one transaction. */
const matchesAtOnce = 50;

interface Match {
  readonly table: string;
  readonly endedAt: number;
}
interface PoolState {
  readonly version: number;
  readonly through: Match;
}
interface Standing extends Rating {
  readonly matches: number;
}
interface Step extends Standing {
  readonly player: string;
  readonly of: Match;
}

/**
 * Rates the matches of each pool in the order in which they ended. Several servers may do so at once: each transaction names the
 * version of the pool it has read, and one of two that name the same changes nothing.
 */
export class Rater {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async rateAll(): Promise<void> {
    const pools = await this.database.query(
      'SELECT DISTINCT pool FROM results WHERE pool IS NOT NULL AND rated = 0',
    );
    for (const { pool } of pools) await this.ratePool(String(pool));
  }

  private async ratePool(pool: string): Promise<void> {
    await this.database.query(newPool, pool);
    for (;;) {
      const state = await this.stateOf(pool);
      const matches = await this.unrated(pool);
      const [first] = matches;
      if (first === undefined) return;
      // A match whose result came late goes to its place, and those after it are rated again.
      if (isBefore(first, state.through)) await this.rewind(pool, state, first);
      else await this.rate(pool, state, matches);
    }
  }

  private async stateOf(pool: string): Promise<PoolState> {
    const [row = {}] = await this.database.query('SELECT * FROM rating_pools WHERE pool = $1', pool);
    const through = { table: String(row.through_table), endedAt: Number(row.through_at) };
    return { version: Number(row.version), through };
  }

  private async unrated(pool: string): Promise<readonly Match[]> {
    return (await this.database.query(unrated, pool, matchesAtOnce)).map(matchIn);
  }

  private async rewind(pool: string, state: PoolState, first: Match): Promise<void> {
    const [row] = await this.database.query(ratedBefore, pool, first.endedAt, first.table);
    const through = row === undefined ? { endedAt: -1, table: '' } : matchIn(row);
    await this.database.transact(withoutSince(pool, state, { first, through }));
  }

  private async rate(pool: string, state: PoolState, matches: readonly Match[]): Promise<void> {
    const ids = matches.map(({ table }) => table);
    const rows = await this.database.query(seatsOf, JSON.stringify(ids));
    const standings = await this.standings(
      pool,
      rows.map((row) => ratedSeat(row).player),
    );
    const steps: Step[] = [];
    for (const of of matches) {
      const own = rows.filter(({ table_id }) => table_id === of.table).map(ratedSeat);
      for (const [player, { mu, sigma }] of rated(own, standings)) {
        const step = { player, of, mu, sigma, matches: (standings.get(player)?.matches ?? 0) + 1 };
        standings.set(player, step);
        steps.push(step);
      }
    }
    await this.database.transact(application(pool, state, matches, steps));
  }

  private async standings(pool: string, players: readonly string[]): Promise<Map<string, Standing>> {
    const rows = await this.database.query(standingsOf, pool, JSON.stringify([...new Set(players)]));
    return new Map(
      rows.map(({ player, mu, sigma, matches }) => [
        String(player),
        { mu: Number(mu), sigma: Number(sigma), matches: Number(matches) },
      ]),
    );
  }
}

const newPool = `INSERT INTO rating_pools (pool, version, through_at, through_table, sealed_at) VALUES ($1, 0, -1, '', -1)
  ON CONFLICT (pool) DO NOTHING`;
const unrated = `SELECT table_id, ended_at FROM results WHERE pool = $1 AND rated = 0
  ORDER BY ended_at, table_id LIMIT $2`;
const seatsOf = 'SELECT table_id, guest, bot, won FROM result_seats WHERE table_id IN ({texts $1})';
const standingsOf =
  'SELECT player, mu, sigma, matches FROM ratings WHERE pool = $1 AND player IN ({texts $2})';
const claimPool = `UPDATE rating_pools SET version = version + 1, through_at = $3, through_table = $4
  WHERE pool = $1 AND version = $2 RETURNING version`;
const addStep = `INSERT INTO rating_steps (pool, player, matches, ended_at, table_id, mu, sigma)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;
const setRating = `INSERT INTO ratings (pool, player, mu, sigma, matches) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (pool, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches`;
const after = '(ended_at > $2 OR (ended_at = $2 AND table_id > $3))';
const ratedBefore = `SELECT table_id, ended_at FROM results WHERE pool = $1 AND rated = 1
  AND (ended_at < $2 OR (ended_at = $2 AND table_id < $3)) ORDER BY ended_at DESC, table_id DESC LIMIT 1`;
const latestSteps = `INSERT INTO ratings (pool, player, mu, sigma, matches)
  SELECT s.pool, s.player, s.mu, s.sigma, s.matches FROM rating_steps s
  WHERE s.pool = $1 AND NOT EXISTS (SELECT 1 FROM rating_steps l
    WHERE l.pool = s.pool AND l.player = s.player AND l.matches > s.matches)`;

function claim(pool: string, { version }: PoolState, { endedAt, table }: Match) {
  return { sql: claimPool, values: [pool, version, endedAt, table], mustMatch: true } as const;
}

/** Adds these matches to a pool. */
function application(
  pool: string,
  state: PoolState,
  matches: readonly Match[],
  steps: readonly Step[],
): readonly Statement[] {
  const ids = JSON.stringify(matches.map(({ table }) => table));
  const latest = new Map(steps.map((step) => [step.player, step]));
  return [
    claim(pool, state, matches.at(-1) ?? state.through),
    { sql: 'UPDATE results SET rated = 1 WHERE table_id IN ({texts $1})', values: [ids] },
    ...steps.map(({ player, of, mu, sigma, matches: count }) => ({
      sql: addStep,
      values: [pool, player, count, of.endedAt, of.table, mu, sigma],
    })),
    ...[...latest.values()].map(({ player, mu, sigma, matches: count }) => ({
      sql: setRating,
      values: [pool, player, mu, sigma, count],
    })),
  ];
}

/** Takes a pool back to the match before this one. */
function withoutSince(
  pool: string,
  state: PoolState,
  { first, through }: { readonly first: Match; readonly through: Match },
): readonly Statement[] {
  const values = [pool, first.endedAt, first.table];
  return [
    claim(pool, state, through),
    { sql: `UPDATE results SET rated = 0 WHERE pool = $1 AND rated = 1 AND ${after}`, values },
    { sql: `DELETE FROM rating_steps WHERE pool = $1 AND ${after}`, values },
    { sql: 'DELETE FROM ratings WHERE pool = $1', values: [pool] },
    { sql: latestSteps, values: [pool] },
  ];
}

function matchIn({ table_id, ended_at }: SqlRow): Match {
  return { table: String(table_id), endedAt: Number(ended_at) };
}

function ratedSeat({ guest = null, bot = null, won }: SqlRow): RatedSeat {
  const player = guest === null ? botPlayer(String(bot)) : String(guest);
  return { player, won: Number(won) === 1, gaveUp: guest !== null && bot !== null };
}

function isBefore(one: Match, other: Match): boolean {
  return one.endedAt < other.endedAt || (one.endedAt === other.endedAt && one.table < other.table);
}
