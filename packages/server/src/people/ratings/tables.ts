import type { SubjectTables } from '../subject-tables.ts';

/** Ratings, in millionths. A pool is rated in the order of its matches; `version` counts the changes to it. */
export const ratingTables: SubjectTables = {
  create: [
    // `through_…`: the latest match that counts. `sealed_at`: the end of the latest match whose result was deleted.
    `CREATE TABLE rating_pools (pool TEXT PRIMARY KEY, version INTEGER NOT NULL, through_at {wide} NOT NULL,
      through_table TEXT NOT NULL, sealed_at {wide} NOT NULL)`,
    `CREATE TABLE ratings (pool TEXT NOT NULL, player TEXT NOT NULL, mu {wide} NOT NULL, sigma {wide} NOT NULL,
      matches INTEGER NOT NULL, PRIMARY KEY (pool, player))`,
    `CREATE INDEX ratings_of_player ON ratings (player)`,
    `CREATE TABLE rating_steps (pool TEXT NOT NULL, player TEXT NOT NULL, matches INTEGER NOT NULL,
      ended_at {wide} NOT NULL, table_id TEXT NOT NULL, mu {wide} NOT NULL, sigma {wide} NOT NULL,
      PRIMARY KEY (pool, player, matches))`,
    `CREATE INDEX rating_steps_in_order ON rating_steps (pool, ended_at, table_id)`,
    `CREATE TABLE profiles (guest TEXT PRIMARY KEY, shown INTEGER NOT NULL, listed INTEGER NOT NULL)`,
  ],
  kept: [
    {
      name: 'rating_pools',
      key: ['pool'],
      columns: {
        pool: 'text',
        version: 'whole',
        through_at: 'whole',
        through_table: 'text',
        sealed_at: 'whole',
      },
    },
    {
      name: 'ratings',
      key: ['pool', 'player'],
      columns: { pool: 'text', player: 'text', mu: 'whole', sigma: 'whole', matches: 'whole' },
    },
    {
      name: 'rating_steps',
      key: ['pool', 'player', 'matches'],
      columns: {
        pool: 'text',
        player: 'text',
        matches: 'whole',
        ended_at: 'whole',
        table_id: 'text',
        mu: 'whole',
        sigma: 'whole',
      },
    },
    {
      name: 'profiles',
      key: ['guest'],
      owner: 'guest',
      columns: { guest: 'text', shown: 'whole', listed: 'whole' },
    },
  ],
};
