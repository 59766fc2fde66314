import { afterAll, describe, expect, test } from 'vitest';
import { poolOf } from '../../src/people/ratings/pools.ts';
import { Rater } from '../../src/people/ratings/rater.ts';
import type { Result } from '../../src/people/results/result.ts';
import { ResultStore } from '../../src/people/results/store.ts';
import type { Database } from '../../src/storage/database.ts';
import type { Storage } from '../../src/storage/port.ts';
import { PostgresStorage } from '../../src/storage/postgres.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { realPostgres } from '../real-postgres.ts';

const postgres = await realPostgres();
afterAll(() => postgres?.stop());

const people = ['annaaaaa', 'bobbbbbb', 'cleooooo', 'dannnnnn', 'eveeeeee'];

/** Numbers from 0 to below 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Finished matches of people, some with a bot, at times of which some are the same. */
function matches(count: number, seed: number): readonly Result[] {
  const random = chance(seed);
  return Array.from({ length: count }, (_, at) => {
    const order = people.toSorted(() => random() - 0.5);
    const players = 2 + Math.floor(random() * 3);
    const winner = Math.floor(random() * players);
    const withBot = random() < 0.3;
    return {
      table: `table${String((at * 37) % count).padStart(4, '0')}`,
      game: 'toy',
      how: 'line',
      options: { b: 1, a: true },
      pace: 'untimed',
      access: 'private',
      moves: 9,
      startedAt: at,
      endedAt: 1_000 + Math.floor(at / 2),
      seats: order.slice(0, players).map((id, seat) => ({
        ...(withBot && seat > 0 ? { bot: 'any' } : { person: { id, name: id } }),
        won: seat === winner,
        moves: 3,
        thought: 4_000,
        hints: 0,
        isHelped: false,
      })),
    };
  });
}

async function prepared(storage: Storage): Promise<Storage> {
  for (const id of people) await storage.saveGuest({ id, name: id, createdAt: 1 });
  return storage;
}

async function everything(storage: Storage): Promise<unknown> {
  const steps = await storage.query('SELECT * FROM rating_steps ORDER BY pool, player, matches');
  const ratings = await storage.query('SELECT * FROM ratings ORDER BY pool, player');
  const waiting = await storage.query('SELECT * FROM results WHERE pool IS NOT NULL AND rated = 0');
  const numbers = (rows: typeof steps) =>
    rows.map((row) =>
      Object.values(row).map((value) => (Number.isNaN(Number(value)) ? value : Number(value))),
    );
  return { steps: numbers(steps), ratings: numbers(ratings), waiting: waiting.length };
}

/** A server that dies now and then: before a statement, in the middle of a transaction, or before it hears the answer. */
function dying(database: Database, random: () => number): Database {
  const maybeDie = () => {
    if (random() < 0.15) throw new Error('killed');
  };
  return {
    async query(sql, ...values) {
      maybeDie();
      return database.query(sql, ...values);
    },
    async transact(statements) {
      maybeDie();
      const cut = [...statements];
      if (random() < 0.2)
        cut.splice(Math.floor(random() * cut.length), 0, { sql: 'SELECT killed', values: [] });
      const done = await database.transact(cut);
      maybeDie();
      return done;
    },
  };
}

/** Writes and rates these matches, in an order of its own, however often it dies. */
async function serverThat(storage: Storage, all: readonly Result[], seed: number): Promise<void> {
  const random = chance(seed);
  const database = dying(storage, random);
  const order = all.toSorted(() => random() - 0.5);
  for (let isRated = false; !isRated; ) {
    try {
      for (let one = order[0]; one !== undefined; one = order[0]) {
        await new ResultStore(database).write(one);
        order.shift();
        if (random() < 0.2) await new Rater(database).rateAll();
      }
      await new Rater(database).rateAll();
      isRated = true;
    } catch (error) {
      // SQL of a killed server, or a deadlock that Postgres ended: it comes back.
      if (!/killed|deadlock/.test(String(error))) throw error;
    }
  }
}

const expected = (async () => {
  const storage = await prepared(new SqliteStorage(':memory:'));
  const all = matches(24, 7);
  for (const one of all) expect(await new ResultStore(storage).write(one)).toBe(true);
  await new Rater(storage).rateAll();
  return { all, found: await everything(storage) };
})();

const places: readonly (readonly [string, () => Promise<Storage>])[] = [
  ['SQLite', async () => new SqliteStorage(':memory:')],
  ...(postgres === undefined
    ? []
    : [['Postgres', async () => PostgresStorage.open((await postgres.database()).url)] as const]),
];

describe.each(places)('ratings on %s', (_name, open) => {
  test.each([1, 3])(
    '%i servers, killed at random, give the ratings of the order of the matches',
    async (servers) => {
      const storage = await prepared(await open());
      const { all, found } = await expected;
      await Promise.all(
        Array.from({ length: servers }, (_, at) => serverThat(storage, all, 100 * servers + at)),
      );
      expect(await everything(storage)).toEqual(found);
      // Twice is once.
      for (const one of all) expect(await new ResultStore(storage).write(one)).toBe(false);
      await new Rater(storage).rateAll();
      expect(await everything(storage)).toEqual(found);
      await storage.close();
    },
  );

  test('a match that ended before one whose result was deleted is not rated any more', async () => {
    const storage = await prepared(await open());
    const [late, ...all] = matches(6, 3).filter(({ seats }) => seats.every(({ bot }) => bot === undefined));
    const results = new ResultStore(storage);
    for (const one of all) await results.write({ ...one, seats: one.seats.slice(0, 2) });
    await new Rater(storage).rateAll();
    const before = await everything(storage);
    const last = all.at(-1);
    if (late === undefined || last === undefined) throw new Error('too few matches');
    await results.drop(last.table);
    await results.write({ ...late, seats: late.seats.slice(0, 2) });
    await new Rater(storage).rateAll();
    expect(await everything(storage)).toEqual(before);
    await storage.close();
  });
});

/** A match of two, with the fate of the first seat and of the second. */
function matchOf(...seats: readonly Partial<Result['seats'][number]>[]): Result {
  const [one] = matches(1, 5);
  if (one === undefined) throw new Error('no match');
  const plain = { won: false, moves: 3, thought: 4_000, hints: 0, isHelped: false };
  return {
    ...one,
    seats: seats.map((seat, at) => ({
      ...plain,
      person: { id: people[at] ?? '', name: people[at] ?? '' },
      ...seat,
    })),
  };
}

/** The players of the rated matches, the best first. */
async function order(...all: readonly Result[]): Promise<readonly string[]> {
  const storage = await prepared(new SqliteStorage(':memory:'));
  for (const one of all) await new ResultStore(storage).write(one);
  await new Rater(storage).rateAll();
  const rows = await storage.query('SELECT player, mu FROM ratings ORDER BY mu DESC, player');
  await storage.close();
  return rows.map(({ player, mu }) => `${player} ${Number(mu) > 25_000_000 ? 'rises' : 'falls'}`);
}

const left = { bot: 'any', isHelped: true };

test('a person who gave a seat up loses, even if the bot wins', async () => {
  expect(await order(matchOf({ won: true }, left))).toEqual(['annaaaaa rises', 'bobbbbbb falls']);
  expect(await order(matchOf({}, { ...left, won: true }))).toEqual(['annaaaaa rises', 'bobbbbbb falls']);
  // The last person who stayed ranks before the first who left.
  const three = await order(matchOf({ ...left, won: true }, {}, { won: true }));
  expect(three.map((one) => one.slice(0, 4))).toEqual(['cleo', 'bobb', 'anna']);
  // Where nobody stayed, the bots decide: to leave after the other helps neither.
  expect(await order(matchOf({ ...left, won: true }, left))).toEqual(['annaaaaa rises', 'bobbbbbb falls']);
});

test('who comes back to a seat loses like any other, but wins nothing with the moves of a bot', async () => {
  expect(await order(matchOf({ won: true }, { isHelped: true }))).toEqual([
    'annaaaaa rises',
    'bobbbbbb falls',
  ]);
  expect(await order(matchOf({ won: true, isHelped: true }, {}))).toEqual([]);
});

test('the levels of bots and the people of a match whose person left keep their pool', async () => {
  const found = await order(matchOf({ person: undefined, bot: 'any' }, { ...left, won: true }));
  expect(found).toEqual(['bot:any rises', 'bobbbbbb falls']);
});

test('matches with bots, and those with hints, are rated apart from those of people alone', async () => {
  const bot = { person: undefined, bot: 'any' };
  const pools = [
    matchOf({ won: true }, {}),
    matchOf({ won: true }, bot),
    matchOf({ won: true, hints: 1 }, {}),
    matchOf({ won: true, hints: 1 }, bot),
  ].map((one) => poolOf(one)?.kind);
  expect(pools).toEqual(['people', 'bots', 'hints', 'hints']);
});

test('stopped matches are not rated', async () => {
  const storage = await prepared(new SqliteStorage(':memory:'));
  const [one] = matches(1, 5);
  if (one === undefined) throw new Error('no match');
  await new ResultStore(storage).write({ ...one, table: 'stopped', how: undefined });
  await new Rater(storage).rateAll();
  expect(await everything(storage)).toEqual({ steps: [], ratings: [], waiting: 0 });
  const [first, ...rest] = one.seats;
  const hinted = { ...one, seats: first === undefined ? [] : [{ ...first, hints: 1 }, ...rest] };
  await new ResultStore(storage).write({ ...hinted, table: 'hinted' });
  await new Rater(storage).rateAll();
  const pools = await storage.query('SELECT pool FROM rating_pools');
  expect(pools).toEqual([{ pool: `toy/${one.seats.length}/hints` }]);
  await storage.close();
});
