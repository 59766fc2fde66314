import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { minute } from '../src/durations.ts';
import { type BotPool, lineOf, MemoryStore, type Room } from '../src/index.ts';
import { silenceAgreesAfter } from '../src/proposals.ts';
import {
  ann,
  bob,
  cleo,
  live,
  makeRegistry,
  matchOf,
  people,
  play,
  registryOn,
  sealedGame,
  seated,
  watching,
} from './rooms.ts';

const propose = (room: Room, who: typeof ann, what: 'abandon' | 'bot', seat?: number) =>
  room.command(who, { type: 'propose', id: 1, table: room.id, what, seat });
const mark = (cell: number) => ({ do: 'mark', cell }) as Move;
const fourSeats = sealedGame.id;
/** Bots that never answer. */
const idleBots: BotPool = { decide: () => new Promise(() => undefined), close: async () => undefined };

async function idleRegistry() {
  const time = { now: 1_000_000_000_000 };
  const registry = registryOn(new MemoryStore(), () => time.now, { bots: idleBots });
  await registry.start();
  return { registry, time };
}

test('nobody’s absence is consent to an undo, however long it lasts', async () => {
  const { registry, time } = await makeRegistry();
  for (const pace of [{ kind: 'untimed' } as const, live]) {
    const room = await seated(registry, 'tic-tac-toe', 2, pace, 'bot');
    const { id: table } = room;
    await room.command(ann, play(table, mark(0)));
    await room.command(bob, play(table, mark(1)));
    await room.command(bob, { type: 'handOver', id: 1, table, level: 'any' });
    await room.command(ann, { type: 'takeBack', id: 1, table, key: 'back-0001' });
    time.now += 10 * silenceAgreesAfter;
    await room.wake();
    expect(room.table.proposal).toMatchObject({ what: 'take-back', by: 0 });
    expect(matchOf(room).moves).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['without a clock', { kind: 'untimed' } as const],
  ['with a bank', live],
  ['by days', { kind: 'turn-based', days: 14 } as const],
])('those who do not answer a proposal to stop have days: %s', async (_name, pace) => {
  const { registry, time } = await makeRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, pace, 'bot');
  expect(silenceAgreesAfter).toBeGreaterThanOrEqual(3 * 86_400_000);
  await propose(room, ann, 'abandon');
  const until = time.now + silenceAgreesAfter;
  expect(room.table.proposal).toMatchObject({ what: 'abandon', until });
  const row = await registry.store.row(room.id);
  expect(row && [lineOf(row, ann.id).asksYou, lineOf(row, bob.id).asksYou]).toEqual([undefined, 'abandon']);
  expect(row?.wakeAt).toBeLessThanOrEqual(until);
  time.now = until - 1;
  await room.wake();
  if (room.table.stage === 'over') return; // the bots have played it to its end
  expect(room.table.stage).toBe('playing');
  time.now = until;
  await room.wake();
  expect(room.table.stage).toBe('abandoned');
});

test('the host gives the seat of an absent player to a bot; it is theirs again when they come back', async () => {
  const { registry, time } = await idleRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' });
  const { watcher } = await watching(room, bob);
  time.now += 30 * minute;
  expect(await propose(room, ann, 'bot', 1)).toMatchObject({ reason: { code: 'not-absent' } });
  room.unwatch(watcher);
  time.now += 9 * minute;
  expect(await propose(room, ann, 'bot', 1)).toMatchObject({ reason: { code: 'not-absent' } });
  time.now += minute;
  expect(await propose(room, ann, 'bot', 1)).toMatchObject({ type: 'accepted' });
  expect(room.table.seats[1]?.bot).toEqual({ level: 'any', because: 'away' });
  await watching(room, bob);
  expect(room.table.seats[1]).toMatchObject({ person: { id: bob.id } });
  expect(room.table.seats[1]?.bot).toBeUndefined();
});

test('the host gives an absent player’s seat to a bot without a vote; anybody else has to ask the others', async () => {
  const { registry, time } = await idleRegistry();
  const room = await seated(registry, fourSeats, 4, { kind: 'untimed' });
  time.now += 11 * minute;
  await watching(room, ann);
  await watching(room, bob);
  await propose(room, bob, 'bot', 3);
  expect(room.table.seats[3]?.bot).toBeUndefined();
  await propose(room, ann, 'bot', 2);
  expect(room.table.seats[2]?.bot).toEqual({ level: 'any', because: 'away' });
  expect(room.table.proposal).toMatchObject({ what: 'bot', seat: 3, agreed: [1] });
});

test('the others vote on a bot for an absent player; those who are away themselves have no vote', async () => {
  const { registry, time } = await idleRegistry();
  const room = await seated(registry, fourSeats, 4, { kind: 'untimed' });
  const [, , , dan] = people as [typeof ann, typeof ann, typeof ann, typeof ann];
  await watching(room, cleo);
  time.now += 11 * minute;
  await watching(room, bob);
  expect(await propose(room, bob, 'bot', 2)).toMatchObject({ reason: { code: 'not-absent' } });
  await propose(room, bob, 'bot', 3);
  expect(room.table.proposal).toMatchObject({ what: 'bot', seat: 3, agreed: [1] });
  expect(room.table.seats[3]?.bot).toBeUndefined();
  await room.command(cleo, { type: 'consent', id: 1, table: room.id, proposal: 1, agree: true });
  expect(room.table.seats[3]?.bot).toMatchObject({ because: 'away' });
  expect(room.table.proposal).toBeUndefined();
  await watching(room, dan);
  expect(room.table.seats[3]?.bot).toBeUndefined();
});

test('an absent player who comes back ends the vote on their seat', async () => {
  const { registry, time } = await idleRegistry();
  const room = await seated(registry, fourSeats, 4, { kind: 'untimed' });
  await watching(room, cleo);
  time.now += 11 * minute;
  await watching(room, bob);
  await propose(room, bob, 'bot', 0);
  expect(room.table.proposal?.what).toBe('bot');
  await watching(room, ann);
  expect(room.table.proposal).toBeUndefined();
  expect(room.table.seats[0]?.bot).toBeUndefined();
});

test('at a turn-based table only those who let their days run out count as absent', async () => {
  const { registry, time } = await idleRegistry();
  const room = await seated(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 1 });
  await room.command(ann, play(room.id, mark(0)));
  time.now += 20 * 3_600_000;
  expect(await propose(room, ann, 'bot', 1)).toMatchObject({ reason: { code: 'not-absent' } });
  time.now += 5 * 3_600_000;
  await room.wake();
  expect(matchOf(room).moves).toBe(2);
  expect(await propose(room, ann, 'bot', 1)).toMatchObject({ type: 'accepted' });
  expect(room.table.seats[1]?.bot).toMatchObject({ because: 'away' });
});
