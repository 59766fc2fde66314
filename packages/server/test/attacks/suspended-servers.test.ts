import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutageLog, type Span } from '@manigance/table';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Client, newGuest } from '../../labs/client.ts';
import { ClusterProcesses } from '../../labs/cluster.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/port.ts';
import { stopPostgres, stores } from '../people/stores.ts';
import { anyone, createTable, tableOf } from '../test-server.ts';

afterAll(stopPostgres);

/** A server whose clock stands still while it is suspended. */
interface Suspendable {
  readonly log: OutageLog;
  look(): readonly Span[];
}

/** Servers on one store, and a clock that is read by those that are awake. */
class Club {
  private readonly storage: Storage;
  now = 1_000_000_000_000;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  async server(): Promise<Suspendable> {
    const log = new OutageLog({ store: this.storage, now: () => this.now, isShared: true });
    await log.restore();
    return { log, look: () => log.look() };
  }

  /** Time passes second by second for the servers that are awake. */
  async pass(seconds: number, awake: readonly Suspendable[]): Promise<void> {
    for (let second = 0; second < seconds; second++) {
      this.now += 1_000;
      for (const { log } of awake) {
        log.look();
        await log.save();
      }
    }
  }
}

const lengths = (spans: readonly Span[]) => spans.map(({ from, to }) => (to - from) / 1_000);

describe.each(stores)('suspended servers on %s', (_name, databaseUrl) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'manigance-suspended-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function clubOf(servers: number) {
    const storage = await openStorage({ dataDir: folder, databaseUrl: await databaseUrl() });
    const club = new Club(storage);
    const all: Suspendable[] = [];
    for (let at = 0; at < servers; at++) all.push(await club.server());
    await club.pass(10, all);
    return { club, all, storage };
  }

  test('a gap of one server is no outage while another serves, at any server', async () => {
    const { club, all, storage } = await clubOf(2);
    const [one, two] = all as [Suspendable, Suspendable];
    await club.pass(35, [one]);
    // Until the store tells whether somebody served, no timer may act.
    expect(lengths(two.look())).toEqual([35]);
    await club.pass(4, [one, two]);
    expect([one, two].map((server) => lengths(server.look()))).toEqual([[], []]);
    expect(JSON.parse((await storage.note('outages')) ?? '[]')).toEqual([]);
    await storage.close();
  });

  test('a gap of all servers is one outage, at all of them, whichever wakes first', async () => {
    const { club, all, storage } = await clubOf(2);
    club.now += 35_000;
    await club.pass(4, all);
    for (const server of all) expect(lengths(server.look())).toEqual([36]);
    await club.pass(10, all);
    expect(lengths(JSON.parse((await storage.note('outages')) ?? '[]') as Span[])).toEqual([36]);
    await storage.close();
  });

  test('where the last server that serves is suspended too, the outage begins then', async () => {
    const { club, all, storage } = await clubOf(2);
    const [one, two] = all as [Suspendable, Suspendable];
    await club.pass(20, [one]);
    club.now += 30_000;
    await club.pass(4, [two, one]);
    // The last heartbeat is up to 2.5 s older than the last look.
    for (const server of all)
      for (const [length = 0, ...more] of [lengths(server.look())]) {
        expect(Math.abs(length - 31)).toBeLessThanOrEqual(3);
        expect(more).toEqual([]);
      }
    await storage.close();
  });

  test('a server that starts while another serves notes no outage', async () => {
    const { club, all, storage } = await clubOf(1);
    await club.pass(60, all);
    const late = await club.server();
    expect(late.look()).toEqual([]);
    await storage.close();
  });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.skipIf(stores.length < 2)('two servers in processes of their own', () => {
  test('the suspension of one stops no clock, the suspension of both stops every clock', async () => {
    const cluster = await ClusterProcesses.start(2);
    if (cluster === undefined) return;
    try {
      const [one, two] = cluster.members;
      if (one === undefined || two === undefined) throw new Error('two servers were wanted');
      const { token } = await newGuest(cluster.base, 'Ann');
      const ann = new Client(one.process.socketUrl, token, 600_000);
      await ann.connect();
      const pace = { kind: 'live', bank: 600, increment: 0 } as const;
      const table = await createTable(
        ann,
        tableOf('tic-tac-toe', [anyone, { for: 'bot', level: 'wick' }], { pace }),
      );
      await ann.send({ type: 'sit', table });
      await ann.send({ type: 'start', table });
      const clock = async () => {
        const answer = await ann.send({ type: 'watch', table });
        const { at = 0, left = [] } = answer.type === 'watching' ? (answer.clocks ?? {}) : {};
        return { at, left: left[0] ?? 0 };
      };
      /** Milliseconds by the clock of the server that were not charged while these were suspended for a while. */
      const uncharged = async (members: typeof cluster.members) => {
        const before = await clock();
        for (const member of members) member.process.signal('SIGSTOP');
        await wait(9_000);
        for (const member of members) member.process.signal('SIGCONT');
        await wait(4_000); // both have written a heartbeat
        const after = await clock();
        return after.at - before.at - (before.left - after.left);
      };
      expect(await uncharged([two])).toBe(0);
      expect((await cluster.storage.note('outages')) ?? '[]').toBe('[]');
      expect(await uncharged([one, two])).toBeGreaterThan(8_000);
      ann.close();
    } finally {
      await cluster.close();
    }
  }, 120_000);
});
