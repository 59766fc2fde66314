import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { hour } from '../src/durations.ts';
import { expiresAt, load } from '../src/index.ts';
import { ann, bob, cleo, games, live, makeRegistry, opened, play, registryOn, watching } from './rooms.ts';

const sit = (table: string) => ({ type: 'sit', id: 1, table }) as const;

test('a table that has not begun closes after the time its host set, counted from the last change', async () => {
  const { registry, store, time } = await makeRegistry();
  const room = await opened(registry, 'tic-tac-toe', 2, live, { openFor: 2 });
  const { told } = await watching(room, cleo);
  time.now += 1.5 * hour;
  await room.command(ann, sit(room.id));
  time.now += 1.5 * hour;
  await room.wake();
  expect(room.table.stage).toBe('gathering');
  expect((await store.list('open', 9)).length).toBe(1);
  time.now += 0.5 * hour;
  await room.wake();
  expect(told.at(-1)?.table.stage).toBe('expired');
  expect(await room.command(bob, sit(room.id))).toMatchObject({ reason: { code: 'expired' } });
  const start = { type: 'start', id: 1, table: room.id, fill: 'any' } as const;
  expect(await room.command(ann, start)).toMatchObject({ reason: { code: 'expired' } });
  // It is no longer listed as open, but its people find it.
  expect(await store.list('open', 9)).toEqual([]);
  expect((await store.list({ guest: ann.id }, 9))[0]?.stage).toBe('expired');
  expect((await load({ store, games }, room.id))?.table.stage).toBe('expired');
});

test('an unwatched table expires too, and after a week if its host set no time', async () => {
  const { registry, store, time } = await makeRegistry();
  const { id } = await opened(registry, 'tic-tac-toe', 2, live);
  await registry.stop();
  expect((await store.row(id))?.wakeAt).toBe(time.now + 7 * 24 * hour);
  expect((await store.due(time.now + 7 * 24 * hour - 1, 9, [])).length).toBe(0);
  const later = time.now + 7 * 24 * hour;
  const second = registryOn(store, () => later);
  const room = await second.room(id);
  await room?.wake();
  expect(room?.table.stage).toBe('expired');
  expect((await store.row(id))?.wakeAt).toBeUndefined();
});

test('a match that has begun does not expire', async () => {
  const { registry, store, time } = await makeRegistry();
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'turn-based', days: 3 }, { openFor: 1 });
  for (const person of [ann, bob]) await room.command(person, sit(room.id));
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  expect(room.table.stage).toBe('playing');
  expect(expiresAt(room.table)).toBeUndefined();
  expect((await store.row(room.id))?.wakeAt).toBe(time.now + 3 * 24 * hour);
  time.now += 2 * hour;
  await room.wake();
  expect(room.table.stage).toBe('playing');
  expect(await room.command(ann, play(room.id, { do: 'mark', cell: 0 } as Move))).toMatchObject({
    type: 'accepted',
  });
});
