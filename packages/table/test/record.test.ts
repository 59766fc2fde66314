import { type MatchRecord, readRecord, verifyRecord } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { expect, test } from 'vitest';
import { type MemoryStore, type Room, recordText } from '../src/index.ts';
import { ann, bob, live, makeRegistry, opened, people, play } from './rooms.ts';

/** A table of two whose match has begun. */
async function begun(more: object = {}, colour?: string) {
  const { registry, store, time } = await makeRegistry();
  const room = await opened(registry, 'tic-tac-toe', 2, live, more);
  for (const person of [ann, bob]) await room.command(person, { type: 'sit', id: 1, table: room.id });
  await room.command(bob, { type: 'colour', id: 1, table: room.id, seat: 1, colour });
  await room.command(ann, { type: 'start', id: 1, table: room.id });
  return { room, store, time };
}

async function moves(room: Room, cells: readonly number[]): Promise<void> {
  for (const [at, cell] of cells.entries())
    await room.command(people[at % 2] as never, play(room.id, { do: 'mark', cell } as never));
}

async function recordOf(room: Room, store: MemoryStore): Promise<MatchRecord> {
  return readRecord((await recordText(room.table, store)) ?? '');
}

const firstWins = [0, 3, 1, 4, 2];

test('a record has its day, and the names of the players if the table lets it', async () => {
  const named = await begun({ namesInRecord: true });
  await moves(named.room, firstWins);
  const record = await recordOf(named.room, named.store);
  expect(record).toMatchObject({ date: '2001-09-09', players: [ann.name, bob.name] });
  expect(() => verifyRecord(ticTacToe, record as never)).not.toThrow();
  for (const more of [{}, { namesInRecord: false }]) {
    const { room, store } = await begun(more);
    await moves(room, firstWins);
    const text = (await recordText(room.table, store)) ?? '';
    expect(readRecord(text).players).toBeUndefined();
    expect(text).not.toContain(ann.name);
  }
});

test('a stopped match has a record, which is verified; a match in play has none', async () => {
  const { room, store } = await begun();
  await moves(room, [0, 3]);
  expect(await recordText(room.table, store)).toBeUndefined();
  const stop = { type: 'propose', id: 1, table: room.id, what: 'abandon' } as const;
  await room.command(ann, stop);
  await room.command(bob, stop);
  expect(room.table.stage).toBe('abandoned');
  const record = await recordOf(room, store);
  expect(record).toMatchObject({ stopped: true });
  expect(record.moves.length).toBe(2);
  expect(() => verifyRecord(ticTacToe, record as never)).not.toThrow();
});

test('a record has the colours that were chosen, by seat', async () => {
  const chosen = await begun({}, 'green');
  const plain = await begun();
  for (const { room } of [chosen, plain]) await moves(room, firstWins);
  expect((await recordOf(chosen.room, chosen.store)).colours).toEqual(['', 'green']);
  expect((await recordOf(plain.room, plain.store)).colours).toBeUndefined();
});
