import { type Move, seatsAsked, show } from '@manigance/core';
import type { Answer } from '@manigance/protocol';
import { expect, test } from 'vitest';
import { day, hour } from '../src/durations.ts';
import { load, type TableRegistry, type Watcher, waitsInSecret } from '../src/index.ts';
import {
  ann,
  bob,
  cleo,
  games,
  live,
  makeRegistry,
  matchOf,
  opened,
  people,
  play,
  registryOn,
  sealedGame,
  seated,
  secretGame,
  watching,
} from './rooms.ts';

test('a live clock runs for the asked seat, and an answer adds the increment', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  time.now += 20_000;
  await room.command(people[0] as never, play(room.id, { do: 'mark', cell: 0 } as never));
  expect(room.table.match?.clocks).toEqual([{ left: 45_000 }, { left: 60_000, since: time.now }]);
});

test('on timeout the rules choose or a bot takes over, by the table’s setting', async () => {
  const { registry, time } = await makeRegistry();
  const strict = await seated(registry, 'tic-tac-toe', 2, live, 'default');
  const kind = await seated(registry, 'tic-tac-toe', 2, live, 'bot');
  time.now += 61_000;
  await strict.wake();
  expect(strict.table.match?.moves).toBe(1);
  await kind.wake();
  expect(kind.table.seats[0]?.bot).toEqual({ level: 'any', because: 'time-up' });
  const takeOver = () => kind.command(ann, { type: 'takeOver', id: 1, table: kind.id });
  // Coming back gives no time; the answers of the seat do.
  expect(await takeOver()).toMatchObject({ reason: { code: 'no-time' } });
  await expect.poll(() => kind.table.match?.moves).toBe(1);
  expect(await takeOver()).toMatchObject({ type: 'accepted' });
  expect(kind.table.match?.clocks[0]).toEqual({ left: 5_000 });
});

test('clocks stop while the server is down', async () => {
  const { registry, store, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, live);
  const { id } = room;
  time.now += 10_000;
  await store.saveNote('alive', String(time.now));
  const second = registryOn(store, () => time.now + 3_600_000);
  await second.start();
  const again = await second.room(id);
  const answer = (await again?.watch(people[1] as never, { type: 'watch', id: 1, table: id })) as Extract<
    Answer,
    { type: 'watching' }
  >;
  expect(answer.clocks).toMatchObject({ left: [50_000, 60_000], running: [0] });
});

test('a holiday stops the clock of its seat at a turn-based table', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  const { id: table } = room;
  expect(
    await room.command(ann, { type: 'holiday', id: 1, table, from: time.now, to: time.now + 40 * day }),
  ).toMatchObject({ reason: { code: 'bad-holiday' } });
  await room.command(ann, { type: 'holiday', id: 1, table, from: time.now, to: time.now + 5 * day });
  time.now += 5.5 * day;
  await room.wake();
  expect(room.table.match?.moves).toBe(0);
  time.now += day;
  await room.wake();
  expect(room.table.match?.moves).toBe(1);
});

test('a closed room opens again as it was', async () => {
  const { registry, store } = await makeRegistry();
  const room = await seated(registry, secretGame.id, 3, { kind: 'untimed' });
  const before = JSON.stringify(room.table.match?.state);
  await room.close();
  await expect(room.wake()).rejects.toThrow();
  const loaded = await load({ store: registry.store, games }, room.id);
  expect(JSON.stringify(loaded?.table.match?.state)).toBe(before);
  await store.dropSnapshots();
  expect(JSON.stringify((await load({ store: registry.store, games }, room.id))?.table)).toBe(
    JSON.stringify(loaded?.table),
  );
});

/** Plays one match of a game that asks in secret; answers how often somebody passed in secret while the table went on waiting. */
async function secretPassesIn(registry: TableRegistry, match: number): Promise<number> {
  const room = await seated(registry, secretGame.id, 4, live);
  const game = secretGame;
  const sent = people.map((): string[] => []);
  for (const [at, person] of people.entries()) {
    const watcher: Watcher = { person, send: (text) => sent[at]?.push(text) };
    await room.watch(person, { type: 'watch', id: 1, table: room.id }, watcher);
  }
  let found = 0;
  for (let turn = match; turn < 2_000 && room.table.stage === 'playing'; turn++) {
    const { state, viewers } = matchOf(room);
    const [seat] = seatsAsked(game, state);
    if (seat === undefined) break;
    const options = show(game, state, seat).asked?.options ?? [];
    const pass = options.find((option) => option.do === 'pass');
    const secret = waitsInSecret(game, state) && pass !== undefined;
    const row = await registry.store.row(room.id);
    const counts = sent.map(({ length }) => length);
    await room.command(
      people[seat] as never,
      play(room.id, (secret ? pass : options[(turn * 7) % options.length]) as Move),
    );
    const after = matchOf(room);
    // A pass that lets the blow fall is followed by what everybody sees.
    if (!secret || !waitsInSecret(game, after.state) || after.state.events.length > 0) continue;
    found++;
    const next = seatsAsked(game, after.state)[0];
    for (const other of [0, 1, 2, 3].filter((one) => one !== seat && one !== next)) {
      expect(sent[other]?.length).toBe(counts[other]);
      expect(after.viewers[other]?.number).toBe(viewers[other]?.number);
    }
    expect(after.viewers[4]?.number).toBe(viewers[4]?.number);
    expect((await registry.store.row(room.id))?.updatedAt).toBe(row?.updatedAt);
  }
  return found;
}

test('a secret answer sends nothing to the others and changes neither step numbers nor lists', async () => {
  const { registry } = await makeRegistry();
  let found = 0;
  for (let match = 0; match < 60 && found < 1; match++) found += await secretPassesIn(registry, match);
  expect(found).toBeGreaterThan(0);
}, 120_000);

test('a secret question uses nobody’s clock, and its timeout seats no bot', async () => {
  const { registry, time } = await makeRegistry();
  const game = secretGame;
  for (let match = 0; match < 20; match++) {
    const room = await seated(registry, secretGame.id, 4, live, 'bot');
    for (
      let turn = match;
      room.table.stage === 'playing' && !waitsInSecret(game, matchOf(room).state);
      turn++
    ) {
      const { state } = matchOf(room);
      const [seat = 0] = seatsAsked(game, state);
      const options = show(game, state, seat).asked?.options ?? [];
      await room.command(people[seat] as never, play(room.id, options[(turn * 7) % options.length] as Move));
    }
    if (room.table.stage !== 'playing') continue;
    const { clocks, moves } = matchOf(room);
    expect(clocks.every(({ since }) => since === undefined)).toBe(true);
    time.now += 46_000;
    await room.wake();
    expect(matchOf(room).moves).toBeGreaterThan(moves);
    expect(room.table.seats.every(({ bot }) => bot === undefined)).toBe(true);
    return;
  }
  throw new Error('nobody was asked in secret');
}, 60_000);

test('holidays are limited to thirty days a year in all, and one can be cut short', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  const begun = time.now;
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
  const spans = room.table.seats[0]?.holidays ?? [];
  expect(spans.map(({ from, to }) => [(from - begun) / day, (to - begun) / day])).toEqual([
    [0, 4],
    [20, 40],
    [4, 4.001],
  ]);
  expect(await holiday(50, 55)).toMatchObject({ type: 'accepted' });
  time.now += 1.5 * day;
  await room.wake();
  expect(room.table.match?.moves).toBe(1);
});

test('a replaced sealed answer is shown to its own seat only', async () => {
  const game = sealedGame;
  const { registry } = await makeRegistry();
  const room = await seated(registry, game.id, 3, { kind: 'untimed' });
  for (let turn = 0; turn < 500; turn++) {
    const state = room.table.match?.state;
    if (state === undefined) throw new Error('not begun');
    const asked = seatsAsked(game, state);
    const [seat = 0] = asked;
    const options = show(game, state, seat).asked?.options ?? [];
    if (asked.length > 1 && options.length > 1) {
      const [one, other] = options as [Move, Move];
      await room.command(people[seat] as never, play(room.id, one));
      const before = room.table.match?.viewers.map(({ number }) => number) ?? [];
      await room.command(people[seat] as never, play(room.id, other));
      const after = room.table.match?.viewers.map(({ number }) => number) ?? [];
      expect(after).toEqual(before.map((number, at) => (at === seat ? number + 1 : number)));
      return;
    }
    await room.command(people[seat] as never, play(room.id, options[0] as Move));
  }
  throw new Error('nobody was asked together');
});

test('at a table without spectators a lobby watcher is sent the start and nothing after it', async () => {
  const { registry } = await makeRegistry();
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { spectators: false });
  const [own, stranger] = [await watching(room, ann), await watching(room, cleo)];
  for (const person of [ann, bob]) await room.command(person, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  await room.command(ann, play(room.id, { do: 'mark', cell: 0 } as never));
  await room.command(ann, { type: 'say', id: 1, table: room.id, text: 'hm' });
  expect(stranger.told.filter(({ type }) => type === 'update' || type === 'chat')).toEqual([]);
  expect(stranger.told.at(-1)).toMatchObject({ type: 'table', table: { stage: 'playing' } });
  expect(own.told.filter(({ type }) => type === 'update').length).toBe(2);
  expect(own.told.findLast(({ type }) => type === 'presence')).toMatchObject({ presence: { spectators: 0 } });
});

test('clocks are sent as running only in the daily window and off holiday, and watchers are sent each change', async () => {
  const { registry, time } = await makeRegistry();
  time.now = Math.ceil(time.now / day) * day;
  const window = { from: 18 * 60, to: 22 * 60 };
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1, window });
  const { told } = await watching(room, bob);
  const running = () => told.at(-1)?.clocks?.running;
  const runningAt = async (hours: number) => {
    time.now = Math.floor(time.now / day) * day + hours * hour;
    await room.wake();
    return running();
  };
  expect(told.find(({ type }) => type === 'watching')?.clocks?.running).toEqual([]);
  expect(await runningAt(18)).toEqual([0]);
  await room.command(ann, { type: 'holiday', id: 1, table: room.id, from: time.now, to: time.now + hour });
  expect(running()).toEqual([]);
  expect(await runningAt(19)).toEqual([0]);
  const count = told.length;
  await runningAt(20);
  expect(told.length).toBe(count);
  expect(await runningAt(22)).toEqual([]);
});

test('a step names the move and its author to the seat that moved, and to nobody else', async () => {
  const { registry } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const viewers = await Promise.all([ann, bob, cleo].map((person) => watching(room, person)));
  const move = { do: 'mark', cell: 0 } as Move;
  await room.command(ann, play(room.id, move));
  const steps = viewers.map(({ told }) => told.findLast(({ type }) => type === 'update') as object);
  expect(steps[0]).toMatchObject({ step: { mine: { move, by: 'person' } } });
  for (const other of steps.slice(1)) expect(JSON.stringify(other)).not.toContain('mine');
  const reloaded = await load({ store: registry.store, games }, room.id);
  expect(reloaded?.steps.map((own) => own.at(-1)?.mine?.by)).toEqual(['person', undefined, undefined]);
});

test('on a holiday a bot plays where its owner wants it, until the last day or until they are back', async () => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  const { id: table } = room;
  const holiday = {
    type: 'holiday',
    id: 1,
    table,
    from: time.now + day / 2,
    to: time.now + 3 * day,
  } as const;
  const [level = ''] = registry.games['tic-tac-toe']?.levels ?? [];
  expect(await room.command(ann, { ...holiday, bot: 'nobody' })).toMatchObject({
    reason: { code: 'no-level' },
  });
  expect(await room.command(ann, { ...holiday, bot: level })).toMatchObject({ type: 'accepted' });
  await room.wake();
  expect(room.table.seats[0]?.bot).toBeUndefined();
  // It begins by itself, and the seat is Ann's again at once when she wants it: for the rest of the holiday too.
  time.now += day / 2 + 1;
  await room.wake();
  expect(room.table.seats[0]?.bot).toEqual({ level, because: 'holiday' });
  expect(room.table.seats[1]?.bot).toBeUndefined();
  await room.command(ann, { type: 'takeOver', id: 1, table });
  await room.wake();
  expect(room.table.seats[0]?.bot).toBeUndefined();
  expect(room.table.seats[0]?.holidays).toEqual([{ from: holiday.from, to: holiday.to }]);
  // Another holiday ends with its last day.
  const next = { ...holiday, from: time.now + 3 * day, to: time.now + 4 * day };
  await room.command(ann, { ...next, bot: level });
  time.now = next.from;
  await room.wake();
  expect(room.table.seats[0]?.bot?.because).toBe('holiday');
  time.now = next.to;
  await room.wake();
  expect(room.table.seats[0]?.bot).toBeUndefined();
  // Given up in the middle it gives the seat back.
  const last = { ...holiday, from: time.now + 1, to: time.now + day };
  await room.command(ann, { ...last, bot: level });
  time.now += day / 4;
  await room.wake();
  expect(room.table.seats[0]?.bot?.because).toBe('holiday');
  await room.command(ann, { ...last, from: time.now, to: time.now + 1 });
  time.now += 10;
  await room.wake();
  expect(room.table.seats[0]?.bot).toBeUndefined();
});
