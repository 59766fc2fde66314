import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { type BotPool, type BotTurn, MemoryStore } from '../src/index.ts';
import { ann, bob, cleo, matchOf, opened, play, registryOn, watching } from './rooms.ts';

test('a bot’s move that the store did not take is played later, and no other in its place', async () => {
  let [isFull, decisions] = [false, 0];
  const store = new MemoryStore(async () => {
    if (isFull) throw new Error('disk is full');
  });
  const lastOption: BotPool = {
    decide: async ({ shown }) => {
      decisions++;
      if (decisions > 5) await new Promise(() => undefined); // it would think for ever
      return shown.asked?.options.at(-1) as Move;
    },
    close: async () => undefined,
  };
  let scheduled: (() => void)[] = [];
  const scheduler = {
    now: () => 1_000_000_000_000,
    after: (_milliseconds: number, job: () => void) => {
      scheduled.push(job);
      return () => {
        scheduled = scheduled.filter((one) => one !== job);
      };
    },
    giveWay: () => Promise.resolve(),
  };
  const registry = registryOn(store, scheduler.now, { bots: lastOption, scheduler });
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'any' }];
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { seats });
  await room.command(ann, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  await room.command(ann, play(room.id, { do: 'mark', cell: 4 } as Move));
  isFull = true;
  await expect.poll(() => [decisions, scheduled.length]).toEqual([1, 1]);
  expect(matchOf(room).moves).toBe(1);
  isFull = false;
  for (const job of scheduled.splice(0)) job();
  await expect.poll(() => matchOf(room).moves).toBe(2);
  expect(matchOf(room).past.at(-1)).toMatchObject({ seat: 1, move: { do: 'mark', cell: 8 } });
  expect(decisions).toBe(2);
});

test('bots at a table without people play only while somebody watches', async () => {
  let [decisions, leave] = [0, () => {}];
  const firstOption: BotPool = {
    decide: async ({ shown }) => {
      if (++decisions === 2) leave();
      return shown.asked?.options[0] as Move;
    },
    close: async () => undefined,
  };
  const store = new MemoryStore();
  const registry = registryOn(store, () => 1_000_000_000_000, { bots: firstOption });
  const seats = [
    { for: 'bot', level: 'any' },
    { for: 'bot', level: 'any' },
  ];
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { seats });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  expect(matchOf(room).moves).toBe(0);
  expect((await store.row(room.id))?.wakeAt).toBe(undefined);
  const { watcher } = await watching(room, bob);
  leave = () => room.unwatch(watcher);
  await expect.poll(() => decisions).toBe(2);
  await expect.poll(() => room.isIdle(0)).toBe(true);
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  expect([matchOf(room).moves, decisions, room.table.stage]).toEqual([2, 2, 'playing']);
  await watching(room, ann);
  await expect.poll(() => room.table.stage).toBe('over');
});

test('bots think in the name of the host, and the pool can tell whether somebody watches now', async () => {
  const turns: BotTurn[] = [];
  const endless = (_request: unknown, turn: BotTurn) => {
    turns.push(turn);
    return new Promise<never>(() => undefined);
  };
  const bots: BotPool = { decide: endless, hint: endless, close: async () => undefined };
  const registry = registryOn(new MemoryStore(), () => 1_000_000_000_000, { bots });
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'any' }];
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { seats, hints: true });
  await room.command(bob, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  void room.hint(bob, { type: 'hint', id: 1, table: room.id, question: matchOf(room).state.question });
  await expect.poll(() => turns.length).toBe(1);
  await room.command(bob, play(room.id, { do: 'mark', cell: 4 } as Move));
  await expect.poll(() => turns.length).toBe(2);
  expect(turns.map(({ owner }) => owner)).toEqual([ann.id, ann.id]);
  const areWatched = () => turns.map((turn) => turn.isWatched());
  expect(areWatched()).toEqual([false, false]);
  const { watcher } = await watching(room, cleo);
  expect(areWatched()).toEqual([true, true]);
  room.unwatch(watcher);
  expect(areWatched()).toEqual([false, false]);
});
