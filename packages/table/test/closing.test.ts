import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Move } from '@manigance/core';
import { expect, test } from 'vitest';
import { MemoryStore, type Snapshot } from '../src/index.ts';
import { ann, makeRegistry, play, seated } from './rooms.ts';

/** A store that saves snapshots when a test lets it. */
class SlowStore extends MemoryStore {
  readonly saving: (() => void)[] = [];

  override async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    await new Promise<void>((resolve) => this.saving.push(resolve));
    return super.saveSnapshot(table, snapshot);
  }
}

test('while some rooms of a stopping process are closed, the others go on', async () => {
  const store = new SlowStore();
  const { registry } = await makeRegistry(store);
  const rooms = [];
  for (let at = 0; at < 20; at++) rooms.push(await seated(registry, 'tic-tac-toe', 2, { kind: 'untimed' }));
  let isClosed = false;
  const closing = registry.closeRooms().then(() => {
    isClosed = true;
  });
  await expect.poll(() => store.saving.length).toBeGreaterThan(0);
  const last = rooms.at(-1);
  const answer = await last?.command(ann, play(last.id, { do: 'mark', cell: 4 } as Move));
  expect(answer).toMatchObject({ type: 'accepted' });
  while (!isClosed) {
    for (const save of store.saving.splice(0)) save();
    await nextTurn();
  }
  await closing;
  expect(rooms.filter(({ id }) => registry.isHere(id))).toEqual([]);
});
