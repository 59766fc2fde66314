import { ClaimedElsewhereError } from '@manigance/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Broker, NoReply } from '../../src/cluster/broker.ts';
import { ServerClaims } from '../../src/cluster/claims.ts';
import { Metrics } from '../../src/metrics.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Claims of a server whose broker answers questions about tables like this. */
async function claimsOf(answers: { reply: { readonly text: string } | NoReply }) {
  const storage = new SqliteStorage(':memory:');
  const row = { id: 'table1', code: 'TABLE1', game: 'any', stage: 'playing', access: 'private' } as const;
  const dueRow = { ...row, wakeAt: 5, updatedAt: 1, line: '{}', people: [] };
  await storage.append({ row: dueRow, expected: 0, bodies: ['0'] });
  const served = new Set<string>();
  const published: string[] = [];
  const asked: string[] = [];
  const lost: string[] = [];
  const dead = new Set<string>();
  const broker = {
    isConnected: true,
    request: async (subject: string) => {
      asked.push(subject);
      return answers.reply;
    },
    publish: (subject: string, text: string) => published.push(`${subject} ${text}`),
    serve: (subject: string) => served.add(subject),
    unserve: (subject: string) => served.delete(subject),
  };
  const claims = new ServerClaims({
    self: 'me',
    storage,
    broker: broker as unknown as Broker,
    peers: { isDead: (server) => dead.has(server) },
    metrics: new Metrics(),
    serve: () => undefined,
    onLost: (table) => lost.push(table),
    report: () => undefined,
  });
  claims.brokerChanged(true);
  vi.advanceTimersByTime(60_000);
  return { claims, storage, served, published, asked, lost, dead, broker };
}

test('a table that nobody answers for is claimed, served and announced', async () => {
  const { claims, storage, served, published } = await claimsOf({ reply: 'nobody' });
  await storage.claim('table1', 0, 'other');
  await storage.beat('other');
  expect(await claims.claim('table1')).toBe(2);
  expect([...served]).toEqual(['table.table1']);
  expect(published).toEqual(['owner.table1 {"server":"me","epoch":2}']);
  expect(await claims.isHeld('table1', 2)).toBe(true);
  expect(await claims.isHeld('table1', 1)).toBe(false);
  expect(await claims.claim('table2')).toBe(undefined);
});

test('a table whose owner answers is left to it, even while its heartbeat is late', async () => {
  const { claims, storage } = await claimsOf({ reply: { text: '{}' } });
  await storage.claim('table1', 0, 'other');
  await expect(claims.claim('table1')).rejects.toThrow(ClaimedElsewhereError);
  expect((await storage.claimOf('table1'))?.epoch).toBe(1);
});

test('an owner that does not answer is deposed once it is dead to its peers or silent in the store', async () => {
  const answers = { reply: 'silent' } as const;
  const { claims, storage, dead, asked } = await claimsOf(answers);
  await storage.claim('table1', 0, 'other');
  await storage.beat('other');
  await expect(claims.claim('table1')).rejects.toThrow(ClaimedElsewhereError);
  dead.add('other');
  asked.length = 0;
  expect(await claims.claim('table1')).toBe(2);
  expect(asked).toEqual([]); // a dead server is not asked
  const again = await claimsOf(answers);
  await again.storage.claim('table1', 0, 'silent');
  expect(await again.claims.claim('table1')).toBe(2);
});

test('without the broker, or just after it is back, the store alone says whether an owner lives', async () => {
  for (const isConnected of [false, true]) {
    const { claims, storage, broker, asked } = await claimsOf({ reply: 'nobody' });
    broker.isConnected = isConnected;
    claims.brokerChanged(isConnected);
    await storage.claim('table1', 0, 'other');
    await storage.beat('other');
    await expect(claims.claim('table1')).rejects.toThrow(ClaimedElsewhereError);
    await storage.retire('other');
    expect(await claims.claim('table1')).toBe(2);
    expect(asked).toEqual([]);
  }
});

test('a due table is opened under the claim that found it, and is found once', async () => {
  const { claims, asked } = await claimsOf({ reply: 'silent' });
  expect(await claims.claimDue(10, 5, [])).toEqual([{ id: 'table1', number: 1, epoch: 1 }]);
  expect(await claims.claim('table1')).toBe(1);
  expect(asked).toEqual([]);
  expect(await claims.claimDue(10, 5, [])).toEqual([]);
});

test('a released table has no owner, and a stopping server claims nothing', async () => {
  const { claims, storage, served, published, lost } = await claimsOf({ reply: 'nobody' });
  await claims.claim('table1');
  await claims.release('table1', 7);
  expect((await storage.claimOf('table1'))?.owner).toBe('me');
  await claims.release('table1', 1);
  expect(await storage.claimOf('table1')).toEqual({ epoch: 1, isOwnerAlive: false });
  expect([[...served], lost, published.at(-1)]).toEqual([[], ['table1'], 'owner.table1 {"epoch":1}']);
  claims.isStopping = true;
  await expect(claims.claim('table1')).rejects.toThrow(ClaimedElsewhereError);
  expect(await claims.claimDue(10, 5, [])).toEqual([]);
});

test('a table claimed while nobody could hear of it is announced again, and looked for now and then', async () => {
  const { claims, storage, published } = await claimsOf({ reply: 'nobody' });
  await claims.claim('table1');
  published.length = 0;
  claims.brokerChanged(false);
  expect(published).toEqual([]);
  claims.brokerChanged(true);
  expect(published).toEqual(['owner.table1 {"server":"me","epoch":1}']);
  const held = new Map([['table1', 1]]);
  expect(await claims.lost(held)).toEqual([]);
  await storage.claim('table1', 1, 'other');
  const found: (readonly string[])[] = [];
  for (let second = 0; second < 12; second++) {
    vi.advanceTimersByTime(1_000);
    found.push(await claims.lost(held));
  }
  expect(found.flat()).toContain('table1');
});

test('claims of others are looked for in the store only where announcements may have been missed', async () => {
  const { claims, storage } = await claimsOf({ reply: 'nobody' });
  const held = new Map([['table1', (await claims.claim('table1')) ?? 0]]);
  expect(await claims.lost(held)).toEqual([]);
  await storage.claim('table1', 1, 'other');
  expect(await claims.lost(held)).toEqual([]);
  vi.advanceTimersByTime(10_000); // the process was suspended
  expect(await claims.lost(held)).toEqual(['table1']);
});
