import type { SubjectTables } from '../subject-tables.ts';

/** Results of finished matches. `settled` marks the tables whose result is written. */
export const resultTables: SubjectTables = {
  create: [
    `ALTER TABLE tables ADD COLUMN settled INTEGER NOT NULL DEFAULT 0`,
    `CREATE INDEX tables_unsettled ON tables (id) WHERE settled = 0 AND stage IN ('over', 'abandoned')`,
    // `how` is absent for a stopped match. `pool` is where the match is rated, absent for one that is not.
    `CREATE TABLE results (table_id TEXT PRIMARY KEY, game TEXT NOT NULL, players INTEGER NOT NULL, bots INTEGER NOT NULL,
      how TEXT, options TEXT NOT NULL, pace TEXT NOT NULL, access TEXT NOT NULL, moves INTEGER NOT NULL,
      hints INTEGER NOT NULL, taken_over INTEGER NOT NULL, started_at {wide} NOT NULL, ended_at {wide} NOT NULL,
      pool TEXT, rated INTEGER NOT NULL DEFAULT 0)`,
    `CREATE INDEX results_of_pool ON results (pool, ended_at, table_id) WHERE pool IS NOT NULL`,
    `CREATE INDEX results_unrated ON results (pool, ended_at, table_id) WHERE pool IS NOT NULL AND rated = 0`,
    // `guest` is absent for a bot, `bot` for a person; a seat that its person gave up has both. `plain` is the name as searches compare it.
    `CREATE TABLE result_seats (table_id TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT, bot TEXT, name TEXT NOT NULL,
      plain TEXT NOT NULL, colour TEXT, won INTEGER NOT NULL, moves INTEGER NOT NULL, thought {wide} NOT NULL,
      hints INTEGER NOT NULL, ended_at {wide} NOT NULL, PRIMARY KEY (table_id, seat))`,
    `CREATE INDEX result_seats_of_guest ON result_seats (guest, ended_at, table_id) WHERE guest IS NOT NULL`,
  ],
  kept: [
    {
      name: 'results',
      key: ['table_id'],
      columns: {
        table_id: 'text',
        game: 'text',
        players: 'whole',
        bots: 'whole',
        how: 'text?',
        options: 'text',
        pace: 'text',
        access: 'text',
        moves: 'whole',
        hints: 'whole',
        taken_over: 'whole',
        started_at: 'whole',
        ended_at: 'whole',
        pool: 'text?',
        rated: 'whole',
      },
    },
    {
      name: 'result_seats',
      key: ['table_id', 'seat'],
      columns: {
        table_id: 'text',
        seat: 'whole',
        guest: 'text?',
        bot: 'text?',
        name: 'text',
        plain: 'text',
        colour: 'text?',
        won: 'whole',
        moves: 'whole',
        thought: 'whole',
        hints: 'whole',
        ended_at: 'whole',
      },
    },
  ],
};
