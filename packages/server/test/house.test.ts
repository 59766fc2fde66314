import { ankhMorpork } from '@manigance/ankh-morpork';
import { deciders, type Move, show } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import type { Answer, ClientMessage, Pace } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { House } from '../src/house.ts';
import type { Watcher } from '../src/room/audience.ts';
import type { Room } from '../src/room/room.ts';
import { anyGame, type Shelf } from '../src/shelf.ts';
import { waitsInSecret } from '../src/sight.ts';
import { SqliteStorage } from '../src/storage/sqlite.ts';
import { BotError, type Thinker } from '../src/thinker.ts';

const shelf: Shelf = {
  'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: ['any'] },
  'ankh-morpork': { game: anyGame(ankhMorpork), older: [], levels: ['any'] },
};
const nobodyThinks: Thinker = {
  decide: () => Promise.reject(new BotError('broken', 'no thread in this test')),
  close: () => Promise.resolve(),
};
const people = ['annaaaaa', 'bobbbbbb', 'cleooooo', 'dannnnnn'].map((id) => ({ id, name: id }));

/** A house whose clock the test moves. */
async function makeHouse(storage = new SqliteStorage(':memory:')) {
  const time = { now: 1_000_000_000_000 };
  const house = new House({
    storage,
    shelf,
    thinker: nobodyThinks,
    now: () => time.now,
    botDelay: [0, 1],
    report: (error) => {
      if (!(error instanceof BotError)) throw error;
    },
  });
  await house.start();
  return { house, time };
}

async function seated(
  house: House,
  game: string,
  seats: number,
  pace: Pace,
  atZero: 'bot' | 'default' = 'default',
) {
  const [host] = people as [(typeof people)[0]];
  const anyone = Array.from({ length: seats }, () => ({ for: 'anyone' }) as const);
  const setup = { game, options: {}, seats: anyone, pace, access: 'open', atZero, spectators: true } as const;
  const made = await house.create(host, { type: 'create', id: 1, ...setup });
  if (!('id' in made)) throw new Error(JSON.stringify(made));
  const room = await house.room(made.id);
  if (room === undefined) throw new Error('no room');
  for (const person of people.slice(0, seats))
    await room.command(person, { type: 'sit', id: 1, table: made.id });
  return room;
}
const live: Pace = { kind: 'live', bank: 60, increment: 5 };
const play = (table: string, move: Move, key = `key-${Math.random()}`.replace('.', '')) =>
  ({ type: 'play', id: 2, table, move, key }) as Extract<ClientMessage, { type: 'play' }>;

test('a live clock runs for the one who is asked, and an answer gives the increment back', async () => {
  const { house, time } = await makeHouse();
  const room = await seated(house, 'tic-tac-toe', 2, live);
  time.now += 20_000;
  await room.command(people[0] as never, play(room.id, { do: 'mark', cell: 0 } as never));
  expect(room.now.match?.clocks).toEqual([{ left: 45_000 }, { left: 60_000, since: time.now }]);
});

test('when time is up the rules choose, or a bot plays on, as the table has it', async () => {
  const { house, time } = await makeHouse();
  const strict = await seated(house, 'tic-tac-toe', 2, live, 'default');
  const kind = await seated(house, 'tic-tac-toe', 2, live, 'bot');
  time.now += 61_000;
  await strict.wake();
  expect(strict.now.match?.moves).toBe(1);
  await kind.wake();
  expect(kind.now.seats[0]?.bot).toEqual({ level: 'any', because: 'time-up' });
  expect(await kind.command(people[0] as never, { type: 'takeOver', id: 1, table: kind.id })).toMatchObject({
    type: 'accepted',
  });
});

test('clocks stand still while the server is down', async () => {
  const storage = new SqliteStorage(':memory:');
  const { house, time } = await makeHouse(storage);
  const room = await seated(house, 'tic-tac-toe', 2, live);
  const { id } = room;
  time.now += 10_000;
  await storage.saveNote('alive', String(time.now));
  const second = new House({
    storage,
    shelf,
    thinker: nobodyThinks,
    now: () => time.now + 3_600_000,
    report: () => undefined,
  });
  await second.start();
  const again = await second.room(id);
  const answer = (await again?.watch(people[1] as never, { type: 'watch', id: 1, table: id })) as Extract<
    Answer,
    { type: 'watching' }
  >;
  expect(answer.clocks).toMatchObject({ left: [50_000, 60_000], running: [0] });
});

test('at a turn-based table a holiday stops the clock of whoever takes it', async () => {
  const { house, time } = await makeHouse();
  const room = await seated(house, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  const day = 86_400_000;
  const { id: table } = room;
  const [ann] = people as [(typeof people)[0]];
  expect(
    await room.command(ann, { type: 'holiday', id: 1, table, from: time.now, to: time.now + 40 * day }),
  ).toMatchObject({ reason: { code: 'bad-holiday' } });
  await room.command(ann, { type: 'holiday', id: 1, table, from: time.now, to: time.now + 5 * day });
  time.now += 5.5 * day;
  await room.wake();
  expect(room.now.match?.moves).toBe(0);
  time.now += day;
  await room.wake();
  expect(room.now.match?.moves).toBe(1);
});

test('a table nobody looks at is let go of, and opens again as it was', async () => {
  const { house } = await makeHouse();
  const room = await seated(house, 'ankh-morpork', 3, { kind: 'untimed' });
  const before = JSON.stringify(room.now.match?.state);
  await room.close();
  await expect(room.wake()).rejects.toThrow();
  const { load } = await import('../src/load.ts');
  const loaded = await load(house.storage, shelf, room.id);
  expect(JSON.stringify(loaded?.table.match?.state)).toBe(before);
  await house.storage.dropSnapshots();
  expect(JSON.stringify((await load(house.storage, shelf, room.id))?.table)).toBe(
    JSON.stringify(loaded?.table),
  );
});

/** Plays one match of Ankh-Morpork; answers how often somebody passed in secret while the table went on waiting. */
async function secretPassesIn(house: House, match: number): Promise<number> {
  const room = await seated(house, 'ankh-morpork', 4, live);
  const game = anyGame(ankhMorpork);
  const sent = people.map((): string[] => []);
  for (const [at, person] of people.entries()) {
    const watcher: Watcher = { person, send: (text) => sent[at]?.push(text) };
    await room.watch(person, { type: 'watch', id: 1, table: room.id }, watcher);
  }
  let found = 0;
  for (let turn = match; turn < 2_000 && room.now.stage === 'playing'; turn++) {
    const { state, viewers } = matchOf(room);
    const [seat] = deciders(game, state);
    if (seat === undefined) break;
    const options = show(game, state, seat).asked?.options ?? [];
    const pass = options.find((option) => option.do === 'pass');
    const secret = waitsInSecret(game, state) && pass !== undefined;
    const row = await house.storage.row(room.id);
    const counts = sent.map(({ length }) => length);
    await room.command(
      people[seat] as never,
      play(room.id, (secret ? pass : options[(turn * 7) % options.length]) as Move),
    );
    const after = matchOf(room);
    // A pass that lets the blow fall is followed by what everybody sees.
    if (!secret || !waitsInSecret(game, after.state) || after.state.events.length > 0) continue;
    found++;
    const next = deciders(game, after.state)[0];
    for (const other of [0, 1, 2, 3].filter((one) => one !== seat && one !== next)) {
      expect(sent[other]?.length).toBe(counts[other]);
      expect(after.viewers[other]?.number).toBe(viewers[other]?.number);
    }
    expect(after.viewers[4]?.number).toBe(viewers[4]?.number);
    expect((await house.storage.row(room.id))?.updatedAt).toBe(row?.updatedAt);
  }
  return found;
}

function matchOf(room: Room) {
  const { match } = room.now;
  if (match === undefined) throw new Error('not begun');
  return match;
}

test('AM-9.2.6 who answers in secret: the others are sent nothing, and neither numbers nor lists move', async () => {
  const { house } = await makeHouse();
  let found = 0;
  for (let match = 0; match < 60 && found < 1; match++) found += await secretPassesIn(house, match);
  expect(found).toBeGreaterThan(0);
}, 120_000);

test('a question put in secret takes nobody’s time, and its end lets no bot in', async () => {
  const { house, time } = await makeHouse();
  const game = anyGame(ankhMorpork);
  for (let match = 0; match < 20; match++) {
    const room = await seated(house, 'ankh-morpork', 4, live, 'bot');
    for (
      let turn = match;
      room.now.stage === 'playing' && !waitsInSecret(game, matchOf(room).state);
      turn++
    ) {
      const { state } = matchOf(room);
      const [seat = 0] = deciders(game, state);
      const options = show(game, state, seat).asked?.options ?? [];
      await room.command(people[seat] as never, play(room.id, options[(turn * 7) % options.length] as Move));
    }
    if (room.now.stage !== 'playing') continue;
    const { clocks, moves } = matchOf(room);
    expect(clocks.every(({ since }) => since === undefined)).toBe(true);
    time.now += 46_000;
    await room.wake();
    expect(matchOf(room).moves).toBeGreaterThan(moves);
    expect(room.now.seats.every(({ bot }) => bot === undefined)).toBe(true);
    return;
  }
  throw new Error('nobody was asked in secret');
}, 60_000);

test('by consent of all a move is taken back however many lie behind it, and the match is as it was before', async () => {
  const { house } = await makeHouse();
  const game = anyGame(ankhMorpork);
  const room = await seated(house, 'ankh-morpork', 4, { kind: 'untimed' });
  const { id: table } = room;
  const played: { readonly seat: number; readonly before: string }[] = [];
  const position = () => JSON.stringify({ ...matchOf(room).state, events: [] });
  const since = (seat: number) => played.length - played.findLastIndex((one) => one.seat === seat);
  const longest = () => [0, 1, 2, 3].find((seat) => since(seat) > 8 && since(seat) <= played.length);
  for (let turn = 0; longest() === undefined; turn++) {
    const [seat = 0] = deciders(game, matchOf(room).state);
    const options = show(game, matchOf(room).state, seat).asked?.options ?? [];
    played.push({ seat, before: position() });
    await room.command(people[seat] as never, play(table, options[(turn * 7) % options.length] as Move));
  }
  const seat = longest() ?? 0;
  const moves = since(seat);
  await room.command(people[seat] as never, { type: 'takeBack', id: 1, table, key: 'back-0001' });
  for (const person of people.filter((_, at) => at !== seat))
    await room.command(person, { type: 'consent', id: 1, table, proposal: 1, agree: true });
  expect(position()).toBe(played.at(-moves)?.before);
  expect(matchOf(room).moves).toBe(played.length - moves);
  const { load } = await import('../src/load.ts');
  expect(JSON.stringify((await load(house.storage, shelf, table))?.table.match?.state)).toBe(
    JSON.stringify(matchOf(room).state),
  );
});

test('at a turn-based table there may be several holidays, thirty days a year in all, and one can be cut short', async () => {
  const { house, time } = await makeHouse();
  const room = await seated(house, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  const day = 86_400_000;
  const begun = time.now;
  const [ann] = people as [(typeof people)[0]];
  const holiday = (from: number, to: number) =>
    room.command(ann, {
      type: 'holiday',
      id: 1,
      table: room.id,
      from: begun + from * day,
      to: begun + to * day,
    });
  expect(await holiday(0, 10)).toMatchObject({ type: 'accepted' });
  expect(await holiday(20, 40)).toMatchObject({ type: 'accepted' });
  expect(await holiday(50, 51)).toMatchObject({ reason: { code: 'bad-holiday' } });
  time.now += 4 * day;
  expect(await holiday(4, 4.001)).toMatchObject({ type: 'accepted' });
  const spans = room.now.seats[0]?.holidays ?? [];
  expect(spans.map(({ from, to }) => [(from - begun) / day, (to - begun) / day])).toEqual([
    [0, 4],
    [20, 40],
    [4, 4.001],
  ]);
  expect(await holiday(50, 55)).toMatchObject({ type: 'accepted' });
  time.now += 1.5 * day;
  await room.wake();
  expect(room.now.match?.moves).toBe(1);
});

test('EL-5 a sealed answer that is replaced shows to its own seat alone', async () => {
  const { edgarEtLucien } = await import('@manigance/edgar-et-lucien');
  const game = anyGame(edgarEtLucien);
  const own: Shelf = { 'edgar-et-lucien': { game, older: [], levels: [] } };
  const house = new House({
    storage: new SqliteStorage(':memory:'),
    shelf: own,
    thinker: nobodyThinks,
    report: () => undefined,
  });
  await house.start();
  const room = await seated(house, 'edgar-et-lucien', 3, { kind: 'untimed' });
  for (let turn = 0; turn < 500; turn++) {
    const state = room.now.match?.state;
    if (state === undefined) throw new Error('not begun');
    const asked = deciders(game, state);
    const [seat = 0] = asked;
    const options = show(game, state, seat).asked?.options ?? [];
    if (asked.length > 1 && options.length > 1) {
      const [one, other] = options as [Move, Move];
      await room.command(people[seat] as never, play(room.id, one));
      const before = room.now.match?.viewers.map(({ number }) => number) ?? [];
      await room.command(people[seat] as never, play(room.id, other));
      const after = room.now.match?.viewers.map(({ number }) => number) ?? [];
      expect(after).toEqual(before.map((number, at) => (at === seat ? number + 1 : number)));
      return;
    }
    await room.command(people[seat] as never, play(room.id, options[0] as Move));
  }
  throw new Error('nobody was asked together');
});
