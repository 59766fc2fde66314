import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Readiness } from '../../src/http/readiness.ts';
import type { Storage } from '../../src/storage/port.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that does this with every write, and the writes it was asked for. */
function storeThat(write: () => Promise<void>) {
  const writes: string[] = [];
  const saveNote = (key: string) => {
    writes.push(key);
    return write();
  };
  return { storage: { saveNote } as Partial<Storage> as Storage, writes };
}

test('a store that never answers is not ready within a second', async () => {
  const readiness = new Readiness(storeThat(() => new Promise(() => undefined)).storage);
  let answer: boolean | undefined;
  void readiness.isReady().then((isReady) => {
    answer = isReady;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answer).toBe(false);
});

test('an answer holds for a moment, so that probes do not load the store', async () => {
  const { storage, writes } = storeThat(async () => undefined);
  const readiness = new Readiness(storage);
  for (let probe = 0; probe < 20; probe++) expect(await readiness.isReady()).toBe(true);
  expect(writes.length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await readiness.isReady()).toBe(true);
  expect(writes.length).toBe(2);
});

test('a store that refuses writes is not ready', async () => {
  const full = storeThat(() => Promise.reject(new Error('disk is full')));
  expect(await new Readiness(full.storage).isReady()).toBe(false);
});
