import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { type Append, type BotPool, MemoryStore, type Snapshot } from '../src/index.ts';
import { VirtualTime } from '../testing/virtual-time.ts';
import { ann, bob, matchOf, opened, play, registryOn, watching } from './rooms.ts';

type Failure = 'none' | 'away' | 'unsure' | 'late' | 'reads' | 'snapshots';

/**
 * A store that fails as a database does. `away`: nothing is read or written. `unsure`: an append is stored, but the answer
 * is lost. `late`: it is stored after the answer was given up. `reads` and `snapshots`: those fail alone.
 */
class FailingStore extends MemoryStore {
  failure: Failure = 'none';
  storeLate: () => Promise<void> = async () => undefined;

  override async append(append: Append): Promise<void> {
    this.failWhile('away');
    this.storeLate = () => super.append(append);
    this.failWhile('late');
    await super.append(append);
    this.failWhile('unsure');
  }

  override async read(table: string, from: number): ReturnType<MemoryStore['read']> {
    this.failWhile('away');
    return super.read(table, from);
  }

  override async snapshot(table: string): Promise<Snapshot | undefined> {
    this.failWhile('away');
    return super.snapshot(table);
  }

  override async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    this.failWhile('away', 'snapshots');
    return super.saveSnapshot(table, snapshot);
  }

  private failWhile(...failures: readonly Failure[]): void {
    if (failures.includes(this.failure)) throw new Error('no database');
  }
}

/** Ann against a bot that takes the first free cell, on a store that fails; Bob looks on. */
async function against() {
  const time = new VirtualTime();
  const store = new FailingStore();
  const bots: BotPool = {
    decide: async ({ shown }) => shown.asked?.options[0] as Move,
    close: async () => undefined,
  };
  const report = () => undefined;
  // The bot thinks when a test lets time pass.
  const beforeBot = () => new Promise<void>((resolve) => void time.after(10, resolve));
  const registry = registryOn(store, time.now, { bots, scheduler: time, report, beforeBot });
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'any' }];
  const room = await opened(registry, 'tic-tac-toe', 2, { kind: 'untimed' }, { seats });
  await room.command(ann, { type: 'sit', id: 1, table: room.id });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  const { told } = await watching(room, bob);
  const steps = () =>
    told.flatMap((one) => ('step' in one ? [(one.step as { readonly number: number }).number] : []));
  const mark = (cell: number, key?: string) =>
    room.command(ann, play(room.id, { do: 'mark', cell } as Move, key));
  return { time, store, room, mark, told, steps };
}

test('after a move whose storing was unsure the bot is asked', async () => {
  const { time, store, room, mark, steps } = await against();
  store.failure = 'unsure';
  expect(await mark(4, 'the-same-key')).toMatchObject({ type: 'refused', reason: { code: 'try-again' } });
  store.failure = 'none';
  expect(await mark(4, 'the-same-key')).toMatchObject({ type: 'accepted' });
  await time.pass(5_000);
  expect(matchOf(room).moves).toBe(2);
  expect(steps()).toEqual([2, 3]);
});

test('a move that is stored after its answer was given up is shown, and the bot is asked', async () => {
  const { time, store, room, mark, steps } = await against();
  store.failure = 'late';
  expect(await mark(4)).toMatchObject({ type: 'refused', reason: { code: 'try-again' } });
  store.failure = 'none';
  await store.storeLate();
  await time.pass(5_000);
  expect(matchOf(room).moves).toBe(2);
  expect(steps()).toEqual([2, 3]);
});

test('a bot whose move met a store that was away plays once it is back', async () => {
  const { time, store, room, mark, steps } = await against();
  await mark(4);
  store.failure = 'away';
  await time.pass(20_000);
  expect(matchOf(room).moves).toBe(1);
  store.failure = 'none';
  await time.pass(5_000);
  expect(matchOf(room).moves).toBe(2);
  expect(steps()).toEqual([2, 3]);
});

test('a bot whose history could not be read plays once it can', async () => {
  const { time, store, room, mark } = await against();
  await mark(4);
  store.failure = 'reads';
  room.log.stepsAfter = async () => {
    if (store.failure === 'reads') throw new Error('no database');
    return [];
  };
  await time.pass(20_000);
  expect(matchOf(room).moves).toBe(1);
  store.failure = 'none';
  await time.pass(5_000);
  expect(matchOf(room).moves).toBe(2);
});

test('a stored entry is shown, though no snapshot can be saved after it', async () => {
  const { store, room, told } = await against();
  store.failure = 'snapshots';
  for (let line = 0; line < 250; line++)
    await room.command(ann, { type: 'say', id: 3, table: room.id, text: `${line}`, key: `line-${line}-key` });
  expect(told.filter(({ type }) => type === 'chat')).toHaveLength(250);
});

test('steps that could not be read after a failure are sent when they can be', async () => {
  const { time, store, room, mark, steps } = await against();
  const { broadcaster } = room;
  const send = broadcaster.sendMissed.bind(broadcaster);
  broadcaster.sendMissed = async (before) => {
    if (store.failure === 'unsure') throw new Error('no database');
    return send(before);
  };
  store.failure = 'unsure';
  await mark(4);
  await time.pass(3_000);
  expect(steps()).toEqual([]);
  store.failure = 'none';
  await time.pass(5_000);
  expect(steps()).toEqual([2, 3]);
});
