import { expect, test } from 'vitest';
import { type Append, ConflictError, MemoryStore } from '../src/index.ts';
import { tableStoreContract } from '../testing/store-contract.ts';

tableStoreContract('memory', async () => new MemoryStore());
tableStoreContract('memory that is persisted', async () => new MemoryStore(() => Promise.resolve()));

function append(expected: number, ...bodies: string[]): Append {
  const row = {
    id: 'table',
    code: 'CODE01',
    game: 'tic-tac-toe',
    stage: 'playing',
    access: 'private',
    updatedAt: 1,
    line: '{}',
    people: [{ guest: 'annaaaaa', asked: true }],
  } as const;
  return { row, expected, bodies };
}

test('entries become visible only once they are persisted', async () => {
  let persisted: () => void = () => undefined;
  const store = new MemoryStore(
    () =>
      new Promise((resolve) => {
        persisted = resolve;
      }),
  );
  const done = store.append(append(0, 'one', 'two'));
  await Promise.resolve();
  expect(await store.read('table', 0)).toEqual([]);
  persisted();
  await done;
  expect(await store.read('table', 1)).toEqual([{ number: 1, body: 'two' }]);
  expect(await store.row('table')).toMatchObject({ number: 2 });
});

test('an entry that could not be persisted is not stored', async () => {
  const store = new MemoryStore(() => Promise.reject(new ConflictError('another tab')));
  await expect(store.append(append(0, 'one'))).rejects.toThrow(ConflictError);
  expect(await store.row('table')).toBeUndefined();
});
