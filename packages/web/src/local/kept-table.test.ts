import { readOptions, seatsAsked, seedFromNumber, start } from '@manigance/core';
import { catalog } from '@manigance/games';
import { type Append, MemoryStore } from '@manigance/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalTable } from './local-table.ts';
import type { SavedMatch } from './saved-match.ts';

/** The database of the browser, which can be full. */
const database = vi.hoisted(() => ({
  isFull: false,
  append: async (_: Append): Promise<void> => undefined,
  read: async (_: string): Promise<unknown> => undefined,
}));
vi.mock('./table-db.ts', () => ({
  appendToTable: async (append: Append) => {
    if (database.isFull) throw new DOMException('no room', 'QuotaExceededError');
    await database.append(append);
  },
  readTable: (id: string) => database.read(id),
}));

let entries: () => Promise<number>;
function emptyDatabase(): void {
  const store = new MemoryStore();
  database.append = (append) => store.append(append);
  database.read = async (id) => {
    const row = await store.row(id);
    return row && { row, bodies: (await store.read(id, 0)).map(({ body }) => body) };
  };
  entries = async () => (await store.read('mine', 0)).length;
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  database.isFull = false;
  emptyDatabase();
});
afterEach(() => void vi.useRealTimers());

const { game } = await catalog.get(catalog.ids[0] ?? '').rules();

/** A match in which I am asked first. */
function newMatch(): SavedMatch {
  const options = readOptions(game, {});
  const isMine = (number: number) =>
    seatsAsked(game, start(game, { seats: 2, options, seed: seedFromNumber(number) }))[0] === 0;
  let number = 1;
  while (!isMine(number)) number++;
  const seed = seedFromNumber(number);
  const bot = { name: 'Bot', level: 'any' };
  const kept = { id: 'mine', game: game.id, options, over: false, mine: true };
  return { ...kept, seats: [{ name: 'Me' }, bot], touched: 0, seed, salt: seed, moves: [] };
}

interface Sent {
  readonly type: string;
  readonly to?: number;
  readonly reason?: { readonly code: string };
  readonly shown?: { readonly asked?: { readonly question: number; readonly options: readonly never[] } };
}

async function openTable() {
  const sent: Sent[] = [];
  const told: string[] = [];
  const page = { send: (text: string) => sent.push(JSON.parse(text)), handOver: () => undefined };
  const table = await LocalTable.open(newMatch(), page, {
    tellKept: (kept) => told.push(kept),
  });
  if (table === 'outdated') throw new Error('the match does not open');
  await table.handle({ type: 'watch', id: 1, table: 'mine' });
  const play = async (id: number) => {
    const asked = sent.findLast(({ shown }) => shown?.asked !== undefined)?.shown?.asked;
    const move = asked?.options[0] as never;
    const message = { type: 'play', table: 'mine', question: asked?.question, move } as const;
    await table.handle({ ...message, id, key: 'key-key-key' });
    return sent.find(({ to }) => to === id);
  };
  return { told, sent, play };
}

test('a move that the browser cannot store is not shown; the page is told, and the move goes through when there is room', async () => {
  const { told, sent, play } = await openTable();
  expect(told).toEqual(['stored']);
  const before = await entries();
  database.isFull = true;
  expect(await play(2)).toMatchObject({ type: 'refused', reason: { code: 'try-again' } });
  expect(sent.filter(({ type }) => type === 'update')).toEqual([]);
  expect([told, await entries()]).toEqual([['stored', 'unstored'], before]);
  database.isFull = false;
  expect(await play(3)).toMatchObject({ type: 'accepted' });
  expect(sent.filter(({ type }) => type === 'update').length).toBe(1);
  expect(told).toEqual(['stored', 'unstored', 'stored']);
  expect(await entries()).toBeGreaterThan(before);
});

test('where the player clears the data of the page meanwhile, the whole match is stored again', async () => {
  const { told, play } = await openTable();
  const before = await entries();
  emptyDatabase();
  expect(await entries()).toBe(0);
  expect(await play(2)).toMatchObject({ type: 'accepted' });
  expect(await entries()).toBe(before + 1);
  expect(told).toEqual(['stored']);
});

test.each(['forbidden', 'full'])(
  'where the database is %s from the start, the match goes on in memory and says so',
  async (how) => {
    if (how === 'full') database.isFull = true;
    else database.read = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    const { told, play } = await openTable();
    expect(await play(2)).toMatchObject({ type: 'accepted' });
    expect(told).toEqual(['unkept']);
    expect(await entries()).toBe(0);
  },
);
