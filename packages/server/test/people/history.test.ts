import { readRecord } from '@manigance/core';
import type { AnswerTo } from '@manigance/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import type { Client, Request } from '../../labs/client.ts';
import { backUp, restore } from '../../src/backup.ts';
import { guestData } from '../../src/people/guest-data.ts';
import { matchData } from '../../src/people/ratings/personal-data.ts';
import { Rater } from '../../src/people/ratings/rater.ts';
import type { Result } from '../../src/people/results/result.ts';
import { ResultStore } from '../../src/people/results/store.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { realPostgres } from '../real-postgres.ts';
import { anyone, createTable, TestServer, tableOf, until } from '../test-server.ts';
import { Browser } from './browser.ts';

const postgres = await realPostgres();
afterAll(() => postgres?.stop());

const places: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  ['SQLite', async () => undefined],
  ...(postgres === undefined ? [] : [['Postgres', async () => (await postgres.database()).url] as const]),
];

async function asks<K extends 'history' | 'profile' | 'ratingPath'>(
  client: Client,
  message: Request & { readonly type: K },
): Promise<AnswerTo<K>> {
  const answer = await client.send(message);
  if (answer.type !== message.type) throw new Error(JSON.stringify(answer));
  return answer as AnswerTo<K>;
}

/** Matches of Ann against Bob: she wins every third, every fifth has a bot, every seventh was stopped. */
function between(ann: string, bob: string, count: number): readonly Result[] {
  return Array.from({ length: count }, (_, at) => {
    const isStopped = at % 7 === 6;
    const seat = { moves: 2, thought: 6_000, hints: 0, isHelped: false };
    const bot = at % 5 === 4 ? [{ ...seat, bot: 'any', won: false }] : [];
    return {
      table: `table${String(at).padStart(12, '0')}`,
      game: at % 2 === 0 ? 'tic-tac-toe' : 'other-game',
      how: isStopped ? undefined : 'line',
      options: { mode: at % 3 },
      pace: 'untimed',
      access: 'private',
      moves: 4,
      startedAt: 1_000 * at,
      endedAt: 1_000 * at + 500,
      seats: [
        { ...seat, person: { id: ann, name: 'Ann' }, won: !isStopped && at % 3 === 0 },
        { ...seat, person: { id: bob, name: 'Böb_%' }, won: !isStopped && at % 3 !== 0 },
        ...bot,
      ],
    };
  });
}

describe.each(places)('history and figures on %s', (_name, database) => {
  test('filters, search, pages, figures, ratings that follow the matches, and a person who is deleted', async () => {
    const server = await TestServer.open({ databaseUrl: await database(), rateLimits: false });
    const { storage } = server.running;
    const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
    const results = new ResultStore(storage);
    for (const one of between(ann.me, bob.me, 70)) await results.write(one);
    const first = await asks(ann, { type: 'history' });
    expect([first.total, first.matches.length, first.isLastPage]).toEqual([70, 30, false]);
    expect(first.matches[0]).toMatchObject({
      endedAt: 69_500,
      hasRecord: false,
      seats: [{ isYou: true }, {}, {}],
    });
    const seen = first.matches.map(({ table }) => table);
    for (let last = first; !last.isLastPage; ) {
      const { endedAt = 0, table = '' } = last.matches.at(-1) ?? {};
      last = await asks(ann, { type: 'history', after: { endedAt, table } });
      seen.push(...last.matches.map((one) => one.table));
    }
    expect(new Set(seen).size).toBe(70);
    const totals = async (filter: object) => (await asks(ann, { type: 'history', ...filter })).total;
    expect(await totals({ game: 'tic-tac-toe' })).toBe(35);
    expect(await totals({ result: 'stopped' })).toBe(10);
    expect(await totals({ result: 'won' })).toBe(20);
    expect(await totals({ result: 'lost' })).toBe(40);
    expect(await totals({ company: 'bots' })).toBe(14);
    expect(await totals({ from: 10_000, until: 20_000 })).toBe(10);
    expect(await totals({ player: 'BOB_%' })).toBe(70);
    expect(await totals({ player: 'b%b' })).toBe(0);
    expect(await totals({ player: 'ann' })).toBe(0);

    const mine = await asks(ann, { type: 'profile' });
    expect(mine).toMatchObject({
      matches: 60,
      won: 20,
      perMove: 3_000,
      shows: { shown: false, listed: false },
    });
    expect(mine.rivals).toEqual([{ id: bob.me, name: 'Bob', matches: 60, won: 20, lost: 40 }]);
    const sum = (rates: typeof mine.byGame) => rates.reduce((total, { matches }) => total + matches, 0);
    for (const rates of [mine.byGame, mine.bySeat, mine.byMode, mine.byEnd]) expect(sum(rates)).toBe(60);
    const bySeat = mine.bySeat.find(({ game }) => game === 'tic-tac-toe');
    expect(bySeat?.key).toBe('0');
    // Without bots there are two players, with one three.
    expect(mine.byGame.reduce((total, { byChance }) => total + byChance, 0)).toBe(
      48 * 500_000 + 12 * 333_333,
    );

    const ratings = async () => (await asks(ann, { type: 'profile' })).ratings;
    await new Rater(storage).rateAll();
    expect(await ratings()).toHaveLength(4);
    const [most] = await ratings();
    const { game = '', players = 0, kind = 'people' } = most ?? {};
    const { points } = await asks(ann, { type: 'ratingPath', game, players, kind });
    expect(points).toHaveLength(most?.matches ?? 0);
    expect(points.at(-1)).toMatchObject({ rating: most?.rating, uncertainty: most?.uncertainty });
    const rated = (await asks(ann, { type: 'history', game, company: 'people' })).matches;
    const moved = rated.reduce((total, { change = 0 }) => total + change, 0);
    if (rated.length === points.length) expect(1500 + moved).toBe(most?.rating);

    // Nobody sees another's figures or place unless they say so.
    const refused = { type: 'refused', reason: { code: 'no-profile' } };
    expect(await bob.send({ type: 'profile', of: ann.me })).toMatchObject(refused);
    expect(await bob.send({ type: 'ratingPath', of: ann.me, game, players, kind })).toMatchObject(refused);
    const board = async () => {
      const answer = await fetch(`${server.base}/api/leaderboards/${game}/${players}/${kind}`);
      return ((await answer.json()) as { places: readonly { id?: string }[] }).places;
    };
    expect(await board()).toEqual([]);
    await ann.send({ type: 'showProfile', shown: true, listed: true });
    const shown = await asks(bob, { type: 'profile', of: ann.me });
    expect(shown).toMatchObject({ won: 20, rivals: [] });
    expect(shown.shows).toBeUndefined();
    expect(await board()).toMatchObject([{ id: ann.me, name: 'Ann', isShown: true, matches: most?.matches }]);
    await ann.send({ type: 'showProfile', shown: true, listed: false });
    expect(await board()).toEqual([]);
    await ann.send({ type: 'showProfile', shown: true, listed: true });

    // A backup holds it all.
    if (storage.kind === 'sqlite') {
      await backUp(storage, `${server.folder}/backup`);
      const other = new SqliteStorage(':memory:');
      await restore(other, `${server.folder}/backup`);
      for (const name of ['results', 'result_seats', 'ratings', 'rating_steps', 'rating_pools', 'profiles']) {
        const all = `SELECT * FROM ${name}`;
        expect((await other.query(all)).length).toBe((await storage.query(all)).length);
      }
    }
    const exported = await fetch(`${server.base}/api/me/export`, {
      headers: { authorization: `Bearer ${ann.secret}` },
    });
    const { matches } = (await exported.json()) as { matches: { matches: readonly object[] } };
    expect(matches.matches).toHaveLength(70);

    // Bob keeps his results and rating; Ann is a former player without a name.
    const before = (await asks(bob, { type: 'profile' })).ratings;
    for (const subject of [matchData(storage), guestData(storage)]) await subject.forget(ann.me);
    const after = await asks(bob, { type: 'profile' });
    expect(after).toMatchObject({ matches: 60, won: 40, rivals: [], ratings: before });
    expect((await asks(bob, { type: 'history' })).matches[0]?.seats[0]).toEqual({ won: false });
    for (const name of ['results', 'result_seats', 'ratings', 'rating_steps', 'profiles'])
      expect(JSON.stringify(await storage.query(`SELECT * FROM ${name}`))).not.toContain(ann.me);
    expect(await board()).toEqual([]);
    await server.close();
  });
});

test('the record of an open table is for everybody, that of a private one for its people', async () => {
  const server = await TestServer.open();
  const [ann, bob, eve] = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
  const played = async (access: 'open' | 'private') => {
    const table = await createTable(ann, tableOf('tic-tac-toe', [anyone, anyone], { access }));
    for (const one of [ann, bob]) await one.watch(table);
    for (const [seat, one] of [ann, bob].entries()) await one.send({ type: 'sit', table, seat });
    await ann.send({ type: 'start', table });
    for (const [at, cell] of [0, 3, 1, 4, 2].entries())
      await (at % 2 === 0 ? ann : bob).send({
        type: 'play',
        table,
        move: { do: 'mark', cell },
        key: `${access}-key-${at}`,
      });
    await until('it is over', () => ann.tables.get(table)?.info.stage === 'over');
    return table;
  };
  const [open, closed] = [await played('open'), await played('private')];
  const statuses = async (table: string) => [
    (await fetch(`${server.base}/api/tables/${table}/record`)).status,
    (await eve.record(server.base, table)).status,
    (await bob.record(server.base, table)).status,
  ];
  expect(await statuses(open)).toEqual([200, 200, 200]);
  expect(await statuses(closed)).toEqual([404, 404, 200]);
  const { storage } = server.running;
  await expect
    .poll(async () => (await storage.query('SELECT table_id FROM results')).length, { timeout: 10_000 })
    .toBe(2);
  // Every record of mine in one file: each from its header to its footer.
  const all = await fetch(`${server.base}/api/records`, {
    headers: { authorization: `Bearer ${bob.secret}` },
  });
  const lines = (await all.text()).split('\n').slice(0, -1);
  expect(lines).toHaveLength(14);
  for (const own of [lines.slice(0, 7), lines.slice(7)])
    expect(readRecord(`${own.join('\n')}\n`)).toMatchObject({ game: 'tic-tac-toe' });
  expect((await fetch(`${server.base}/api/records`)).status).toBe(401);
  // Purged, they are as open and as private as before.
  for (const table of [open, closed]) {
    const row = await storage.row(table);
    const body = await (await bob.record(server.base, table)).text();
    await storage.purge(table, row?.number ?? 0, { id: table, game: 'tic-tac-toe', endedAt: 1, body });
  }
  expect(await statuses(open)).toEqual([200, 200, 200]);
  expect(await statuses(closed)).toEqual([404, 404, 200]);
  await server.close();
});

test('matches of a guest who joined an account are the account’s: its seat, and the record of a private table', async () => {
  const server = await TestServer.open({ rateLimits: false });
  const password = 'neuf clochers au vent';
  const account = await Browser.guest(server.base, 'Zoé');
  await account.post('/api/account/create', { name: 'Zoé', password });
  const [guest, bob] = [await Browser.guest(server.base, 'Zoé at home'), await server.guest('Bob')];
  const { type: _type, ...setup } = tableOf('tic-tac-toe', [anyone, anyone]);
  const table = String((await guest.post('/api/create', setup)).body.table);
  await guest.post('/api/sit', { table, seat: 0 });
  await bob.send({ type: 'sit', table, seat: 1 });
  await guest.post('/api/start', { table });
  for (const [at, cell] of [0, 3, 1, 4, 2].entries()) {
    const move = { table, move: { do: 'mark', cell }, key: `joined-key-${at}` };
    if (at % 2 === 0) expect((await guest.post('/api/play', move)).status).toBe(200);
    else await bob.send({ type: 'play', ...move });
  }
  // Another table, to be asked about when signing in.
  await guest.post('/api/sit', { table: (await guest.post('/api/create', setup)).body.table, seat: 0 });
  const joined = await guest.post('/api/account/sign-in', { name: 'Zoé', password, join: true });
  expect(joined.body.before).toBe('joined');
  const history = async () =>
    ((await account.post('/api/history')).body.matches ?? []) as { seats: { isYou?: boolean }[] }[];
  await expect.poll(async () => (await history()).length, { timeout: 10_000 }).toBe(1);
  expect((await history())[0]?.seats.map(({ isYou }) => isYou)).toEqual([true, undefined]);
  const record = (browser: Browser) => {
    const { cookie = '' } = browser.headers;
    return fetch(`${server.base}/api/tables/${table}/record`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
  };
  expect((await record(account)).status).toBe(200);
  expect((await record(await Browser.guest(server.base, 'Eve'))).status).toBe(404);
  await server.close();
});
