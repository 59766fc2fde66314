import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../labs/client.ts';
import { backUp, restore } from '../../src/backup.ts';
import { TournamentStore } from '../../src/people/tournaments/store.ts';
import { beginRound } from '../../src/people/tournaments/sweep.ts';
import type { Database } from '../../src/storage/database.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { threeServers } from '../cluster/three-servers.ts';
import { NoticeClub } from '../notices/notice-club.ts';
import { Browser } from '../people/browser.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { TestServer, toyGames } from '../test-server.ts';
import { type People, peopleOf, playTable, playToTheEnd, viewFor } from './play-tables.ts';

afterAll(stopPostgres);

const terms = {
  type: 'openTournament',
  title: 'Winter cup',
  game: 'tic-tac-toe',
  options: {},
  kind: 'swiss',
  size: 2,
  rounds: 3,
  roundDays: 7,
  days: 2,
} as const;
const refused = (code: string) => ({ type: 'refused', reason: { code } });

async function opens(client: Client, more: object = {}): Promise<string> {
  const answer = await client.send({ ...terms, ...more });
  if (answer.type !== 'openedTournament') throw new Error(JSON.stringify(answer));
  return answer.tournament;
}

const until = <T>(what: () => Promise<T>, is: (value: T) => boolean) =>
  expect.poll(async () => is(await what()), { timeout: 30_000 }).toBe(true);

describe.each(stores)('tournaments on %s', (_name, databaseUrl) => {
  test('five people play a Swiss tournament to its end: rounds, byes and standings, kept in a backup', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage } = server.running;
    const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];
    const people = await Promise.all(names.map((name) => server.guest(name)));
    const [ann, bob, ...others] = peopleOf(people);
    const tournament = await opens(ann);
    expect(await ann.send({ type: 'beginTournament', tournament })).toMatchObject(refused('too-few'));
    for (const one of [bob, bob, ...others])
      expect(await one.send({ type: 'joinTournament', tournament })).toMatchObject({ type: 'accepted' });
    expect(await bob.send({ type: 'beginTournament', tournament })).toMatchObject(refused('host-only'));
    expect(await bob.send({ type: 'cancelTournament', tournament })).toMatchObject(refused('host-only'));
    // A person who leaves before the draw is not in it, and may come back.
    await bob.send({ type: 'withdraw', tournament });
    expect((await viewFor(ann, tournament)).standings).toHaveLength(4);
    await bob.send({ type: 'joinTournament', tournament });
    expect(await viewFor(ann, tournament)).toMatchObject({ stage: 'gathering', played: [], isMine: true });
    // Pressed three times it begins once, and nobody is told of anything else.
    const begin = () => ann.send({ type: 'beginTournament', tournament });
    for (const answer of await Promise.all([begin(), begin(), begin()]))
      expect(answer).toMatchObject({ type: 'accepted' });
    const late = await server.guest('Finn');
    expect(await late.send({ type: 'joinTournament', tournament })).toMatchObject(refused('already-started'));
    const end = await playToTheEnd(tournament, [ann, bob, ...others]);
    expect(end.played).toHaveLength(3);
    for (const round of end.played) {
      expect(round.filter(({ isBye }) => isBye === true)).toHaveLength(1);
      expect(round.flatMap(({ seats }) => seats.map(({ name }) => name)).toSorted()).toEqual(names);
    }
    const pairs = end.played.flat().flatMap(({ seats, isBye }) =>
      isBye === true
        ? []
        : [
            seats
              .map(({ name }) => name)
              .toSorted()
              .join(' '),
          ],
    );
    expect(new Set(pairs).size).toBe(6);
    const wins = end.played.flat().flatMap(({ seats }) => seats.filter(({ won }) => won === true));
    expect(wins).toHaveLength(6);
    expect(end.standings.map(({ points }) => points).reduce((sum, one) => sum + one, 0)).toBe(
      6 * 60 + 3 * 30,
    );
    expect(end.standings[0]?.place).toBe(1);
    expect(end.standings.map(({ points }) => points)).toEqual(
      end.standings.map(({ points }) => points).toSorted((one, other) => other - one),
    );
    // The tables were seven days of play for people, not for bots.
    const [some] = end.played.flat();
    expect((await storage.row(some?.table ?? ''))?.line).toContain('"turn-based"');
    // Each record is for all people of the tournament, and for nobody else.
    const recordOf = async (client: Client, table: string) =>
      (await client.record(server.base, table)).status;
    for (const { table = '', isBye } of end.played.flat())
      for (const client of isBye === true ? [] : people) expect(await recordOf(client, table)).toBe(200);
    expect(await recordOf(late, some?.table ?? '')).toBe(404);
    if (storage.kind === 'sqlite') {
      await backUp(storage, `${server.folder}/backup`);
      const other = new SqliteStorage(':memory:');
      await restore(other, `${server.folder}/backup`);
      for (const name of ['tournaments', 'tournament_people', 'tournament_tables', 'tournament_seats']) {
        const rows = async (from: Database) =>
          (await from.query(`SELECT * FROM ${name}`)).map((row) => JSON.stringify(row)).toSorted();
        expect(await rows(other)).toEqual(await rows(storage));
      }
    }
    await server.close();
  }, 120_000);

  test('of several servers that begin a round or take somebody in at once, one does', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const { storage, registry } = server.running;
    const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => server.guest(name)));
    const [ann, ...others] = peopleOf(people);
    const tournament = await opens(ann);
    for (const one of others) await one.send({ type: 'joinTournament', tournament });
    const store = new TournamentStore(storage);
    const known = await store.load(tournament);
    if (known === undefined) throw new Error('there is no tournament');
    const begun = [1, 2, 3].map(() => beginRound(store, known, registry));
    expect((await Promise.all(begun)).toSorted()).toEqual([false, false, true]);
    expect(await store.join(known, 'latecomer', 0)).toBe(false);
    expect((await store.load(tournament))?.people).toHaveLength(3);
    await server.close();
  });

  test('a person who withdraws leaves their table to a bot and plays no further round', async () => {
    const server = await TestServer.open({ databaseUrl: await databaseUrl(), rateLimits: false });
    const people = await Promise.all(['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => server.guest(name)));
    const [ann, bob, ...others] = peopleOf(people);
    const tournament = await opens(ann, { kind: 'round-robin' });
    for (const one of [bob, ...others]) await one.send({ type: 'joinTournament', tournament });
    await ann.send({ type: 'beginTournament', tournament });
    const tableOf = async () =>
      (await viewFor(bob, tournament)).played
        .flat()
        .find(({ seats }) => seats.some(({ isYou }) => isYou === true))?.table;
    await until(tableOf, (table) => table !== undefined);
    const table = (await tableOf()) ?? '';
    await bob.watch(table);
    await until(
      async () => bob.tables.get(table)?.info.stage,
      (stage) => stage === 'playing',
    );
    await bob.send({ type: 'withdraw', tournament });
    await until(
      async () =>
        bob.tables.get(table)?.info.seats.find(({ person }) => person?.name === 'Bob')?.bot?.because,
      (because) => because === 'left',
    );
    const view = await viewFor(ann, tournament);
    expect(view.standings.find(({ name }) => name === 'Bob')).toMatchObject({ withdrawn: true });
    // The bot plays on until the other makes the last move; then the rounds go on without Bob.
    const rival = people.find((one) =>
      bob.tables.get(table)?.info.seats.some(({ person }) => person?.id === one.identity?.id && one !== bob),
    );
    if (rival === undefined) throw new Error('nobody sits opposite');
    await rival.watch(table);
    await playAgainstBot(rival, table);
    const playing = peopleOf(people.filter((one) => one !== bob));
    const end = await playToTheEndWithout(tournament, playing, table);
    expect(end.played).toHaveLength(3);
    for (const round of end.played.slice(1))
      expect(round.some(({ seats }) => seats.some(({ name }) => name === 'Bob'))).toBe(false);
    await server.close();
  }, 120_000);
});

/** Takes the first free cell whenever asked. */
async function playAgainstBot(client: Client, table: string): Promise<void> {
  for (let looks = 0; looks < 2_000; looks++) {
    const known = client.tables.get(table);
    if (known?.info.stage === 'over') return;
    const asked = known?.shown?.asked as
      | { readonly options?: readonly { readonly do: string }[] }
      | undefined;
    const [move] = asked?.options ?? [];
    if (move !== undefined) await client.send({ type: 'play', table, move, key: `key-${table}-${looks}` });
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('the match against the bot does not end');
}

async function playToTheEndWithout(tournament: string, people: People, done: string) {
  const played = new Set([done]);
  for (let looks = 0; looks < 3_000; looks++) {
    const view = await viewFor(people[0], tournament);
    if (view.stage === 'over') return view;
    for (const { table, isOver } of view.played.at(-1) ?? [])
      if (table !== undefined && !isOver && !played.has(table)) {
        played.add(table);
        await playTable(table, people);
      }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('the tournament does not end');
}

test('three servers begin each round once, and a server that is stopped in the middle of one is missed by nobody', async () => {
  const club = await threeServers();
  if (club === undefined) return;
  const [one, two, three] = club.servers;
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cleo', 'Dan'].map(async (name) => (await club.person(name, three))[0]),
  );
  const [ann, bob, ...others] = peopleOf(people.flatMap((one) => one ?? []));
  const tournament = await opens(ann);
  for (const other of [bob, ...others]) await other.send({ type: 'joinTournament', tournament });
  await ann.send({ type: 'beginTournament', tournament });
  const stopped: TestServer[] = [];
  const end = await playToTheEnd(tournament, [ann, bob, ...others], async ({ played }) => {
    const next = [one, two][played.length - 1];
    if (next === undefined) return;
    stopped.push(next);
    await next.running.stop();
  });
  expect(stopped).toHaveLength(2);
  expect(end.played.map((round) => round.length)).toEqual([2, 2, 2]);
  const { storage } = three.running;
  const tables = await storage.query('SELECT table_id FROM tournament_tables');
  expect(new Set(tables.map(({ table_id }) => table_id)).size).toBe(6);
  expect(Number((await storage.query('SELECT COUNT(*) AS n FROM tables'))[0]?.n)).toBe(6);
  await club.close();
}, 180_000);

test('a new round is announced, and at its end bots finish the tables in play', async () => {
  const { 'tic-tac-toe': toy, ...rest } = toyGames;
  const games = toy === undefined ? rest : { ...rest, 'tic-tac-toe': { ...toy, levels: ['any'] } };
  const club = await NoticeClub.open({ games });
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
  const guests = await Promise.all(names.map((name) => club.guest(name)));
  for (const [at, guest] of guests.entries()) await club.wantMail(guest, `${names[at]}@example.org`);
  const [ann] = peopleOf(guests.map(({ client }) => client));
  const tournament = await opens(ann, { rounds: 1, roundDays: 1, days: 7 });
  for (const { client } of guests.slice(1)) await client.send({ type: 'joinTournament', tournament });
  await ann.send({ type: 'beginTournament', tournament });
  // One at each table is asked, the other is told that the round begins.
  const mails = await Promise.all(names.map((name) => club.noticeTo(`${name}@example.org`)));
  const subjects = mails.map(({ headers }) => headers.subject?.split(':')[0]).toSorted();
  expect(subjects).toEqual([
    'A seat is waiting for you',
    'A seat is waiting for you',
    'Your turn',
    'Your turn',
  ]);
  const begun = mails.find(({ headers }) => headers.subject?.startsWith('A seat'));
  expect(begun?.text).toContain('A round of your tournament begins here.');
  // Its time is over.
  const ahead = 2 * 86_400_000;
  const { storage } = club.server.running;
  await storage.query('UPDATE tournaments SET due_at = due_at - $1, ends_at = ends_at - $1', ahead);
  await until(
    () => viewFor(ann, tournament),
    ({ stage }) => stage === 'over',
  );
  const view = await viewFor(ann, tournament);
  expect(view.played.flat().every(({ isOver }) => isOver)).toBe(true);
  await club.close();
}, 120_000);

test('a deleted person is a former player in tournaments that began, and in none that did not', async () => {
  const server = await TestServer.open({ rateLimits: false });
  const { storage } = server.running;
  const zoe = await Browser.guest(server.base, 'Zoé');
  const [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
  const mine = String((await zoe.post('/api/openTournament', { ...terms, type: undefined })).body.tournament);
  const alone = String(
    (await zoe.post('/api/openTournament', { ...terms, type: undefined })).body.tournament,
  );
  const begun = await opens(ann);
  await ann.send({ type: 'joinTournament', tournament: mine });
  await bob.send({ type: 'joinTournament', tournament: begun });
  await zoe.post('/api/joinTournament', { tournament: begun });
  await ann.send({ type: 'beginTournament', tournament: begun });
  expect((await zoe.get('/api/me/export')).text).toContain('Winter cup');
  await until(
    () => viewFor(ann, begun),
    ({ played }) => played.flat().every(({ table, isBye }) => table !== undefined || isBye === true),
  );
  expect((await zoe.post('/api/account/delete')).status).toBe(200);
  for (const name of [
    'tournaments',
    'tournament_people',
    'tournament_seats',
    'tournament_tables',
    'entries',
    'people',
  ]) {
    const stored = JSON.stringify(await storage.query(`SELECT * FROM ${name}`));
    for (const trace of [zoe.me, 'Zoé']) expect(stored, name).not.toContain(trace);
  }
  const view = await viewFor(ann, begun);
  expect(view.standings.map(({ name }) => name).toSorted()).toEqual(['A former player', 'Ann', 'Bob']);
  expect(view.standings.find(({ name }) => name === 'A former player')).toMatchObject({ withdrawn: true });
  // The one who joined next is the one who opened it; that of nobody is gone.
  expect(await viewFor(ann, mine)).toMatchObject({ isMine: true, standings: [{ name: 'Ann' }] });
  expect(await ann.send({ type: 'tournament', tournament: alone })).toMatchObject(refused('no-tournament'));
  await server.close();
}, 60_000);
