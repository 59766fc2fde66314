import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { type BotPool, MemoryStore } from '../src/index.ts';
import { ann, matchOf, opened, play, registryOn } from './rooms.ts';

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
