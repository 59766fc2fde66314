import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import type { Table } from '@manigance/table';
import { afterAll, expect, test } from 'vitest';
import { wantsAll } from '../../labs/mail-guest.ts';
import { maySend } from '../../src/people/notices/notifier.ts';
import { isZone, quietUntil } from '../../src/people/notices/settings.ts';
import { type DueNotice, NoticeStore } from '../../src/people/notices/store.ts';
import { waitsOf } from '../../src/people/notices/waits.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/port.ts';
import { SqliteStorage } from '../../src/storage/sqlite.ts';
import { stopPostgres, stores } from '../people/stores.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['in the night', '2026-01-10T23:30:00+01:00', '2026-01-11T08:00:00+01:00'],
  ['after midnight', '2026-01-11T02:00:30+01:00', '2026-01-11T08:00:00+01:00'],
  ['at their last minute', '2026-07-11T07:59:59+02:00', '2026-07-11T08:00:00+02:00'],
  ['at their end', '2026-07-11T08:00:00+02:00', undefined],
  ['by day', '2026-07-11T12:00:00+02:00', undefined],
])('quiet hours from 22 to 8 in Paris: %s', (_, now, until) => {
  const settings = { ...wantsAll, zone: 'Europe/Paris', quiet: { from: 22 * 60, to: 8 * 60 } };
  expect(quietUntil(settings, at(now))).toBe(until === undefined ? undefined : at(until));
});

test('a time zone is one that the server knows', () => {
  expect(['Europe/Paris', 'UTC', 'America/Argentina/Buenos_Aires'].every(isZone)).toBe(true);
  expect(['Europe/Lutetia', '', '../etc'].some(isZone)).toBe(false);
});

const noticeChannels = ['mail', 'push', 'hook'] as const;
const notice: DueNotice = {
  guest: 'alixalix',
  table: 'tabletabletable1',
  wait: 'turn 4',
  channel: 'mail',
  kind: 'turn',
  attempts: 0,
};

/** Stores a table that waits for the guest of the notice. */
async function appendTable(storage: Storage): Promise<void> {
  const row = {
    id: notice.table,
    code: 'ABCDEF',
    game: 'none',
    stage: 'playing',
    access: 'private',
  } as const;
  const people = [{ guest: notice.guest, asked: true }];
  await storage.append({
    row: { ...row, updatedAt: 1, line: '{}', people },
    expected: 0,
    bodies: ['{}', '{}'],
  });
}

async function storeWithTable(): Promise<{ readonly storage: SqliteStorage; readonly store: NoticeStore }> {
  const storage = new SqliteStorage(':memory:');
  await appendTable(storage);
  return { storage, store: new NoticeStore(storage) };
}

const wait = { guest: notice.guest, seat: 0, kind: 'turn', key: notice.wait, isSecret: false } as const;

test('a notice is claimed once, and only while the table is as it was when the wait was looked at', async () => {
  const { storage, store } = await storeWithTable();
  await store.note(notice.table, 2, [{ ...wait, channel: 'mail', dueAt: 5 }]);
  expect(await store.due(4, '', 10)).toEqual([]);
  expect(await store.due(5, '', 10)).toEqual([notice]);
  expect(await store.claim(notice, 3)).toBe(false);
  expect([await store.claim(notice, 2), await store.claim(notice, 2)]).toEqual([true, false]);
  expect(await store.due(9, '', 10)).toEqual([]);
  await storage.close();
});

test('a wait that is over is told of no more, unless an undo takes it up again before it was told of', async () => {
  const { storage, store } = await storeWithTable();
  await store.note(notice.table, 2, [{ ...wait, channel: 'mail', dueAt: 5 }]);
  await store.note(notice.table, 3, []);
  expect(await store.due(9, '', 10)).toEqual([]);
  await store.note(notice.table, 2, [{ ...wait, channel: 'mail', dueAt: 5 }]); // by a server that is behind
  expect(await store.due(9, '', 10)).toEqual([]);
  await store.note(notice.table, 4, [{ ...wait, channel: 'mail', dueAt: 6 }]);
  expect(await store.due(9, '', 10)).toEqual([notice]);
  await storage.close();
});

test('a webhook, which others may read, is told of no question that is put in secret', () => {
  const told = (isSecret: boolean) => {
    const match = { state: { question: 4 }, views: { asked: [0], isSecret }, clocks: [{}], keys: [] };
    const seats = [{ person: { id: notice.guest, name: '' } }];
    const setup = { pace: { kind: 'untimed' } };
    const table = { stage: 'playing', setup, seats, match } as unknown as Table;
    const turns = waitsOf(table, { outages: [] }).filter(({ kind }) => kind === 'turn');
    const preferences = { guest: notice.guest, settings: wantsAll, channels: noticeChannels };
    return turns.flatMap((turn) => noticeChannels.filter((one) => maySend(preferences, one, turn, table)));
  };
  expect(told(false)).toEqual(['mail', 'push', 'hook']);
  expect(told(true)).toEqual(['mail', 'push']);
});

test('in any order of notes, claims and retries, no notice is claimed twice without a retry between', async () => {
  const dice = new Dice(seedFromNumber(9));
  for (let round = 0; round < 30; round++) {
    const { storage, store } = await storeWithTable();
    let claims = 0;
    let retries = 0;
    for (let number = 2, step = 0; step < 40; step++) {
      const roll = dice.fraction();
      if (roll < 0.5)
        await store.note(notice.table, ++number, roll < 0.3 ? [{ ...wait, channel: 'mail', dueAt: 1 }] : []);
      else if (roll < 0.9) claims += (await store.claim(notice, 2)) ? 1 : 0;
      else if (claims > retries) {
        await store.tryAgain(notice, 1);
        retries++;
      }
      expect(claims - retries).toBeLessThanOrEqual(1);
    }
    await storage.close();
  }
});

test.each(stores)(
  'a guest who has joined an account is told as the account wishes, on %s',
  async (_name, url) => {
    const storage = await openStorage({
      databaseUrl: await url(),
      dataDir: mkdtempSync(join(tmpdir(), 'joined-')),
    });
    await appendTable(storage);
    const store = new NoticeStore(storage);
    await store.saveSettings('account1', wantsAll);
    await store.saveTarget('account1', 'mail', { address: 'alix@example.org', details: '{}' });
    expect(await store.wishesOf([notice.guest, 'account1'])).toMatchObject([{ guest: 'account1' }]);
    expect(await store.unmarked('', 9)).toEqual([]);
    await storage.query('INSERT INTO joined (guest, account) VALUES ($1, $2)', notice.guest, 'account1');
    expect(await store.wishesOf([notice.guest])).toMatchObject([{ guest: notice.guest, channels: ['mail'] }]);
    expect(await store.targets(notice.guest, 'mail')).toMatchObject([{ address: 'alix@example.org' }]);
    expect(await store.unmarked('', 9)).toEqual([notice.table]);
    await store.note(notice.table, 2, []);
    expect(await store.unmarked('', 9)).toEqual([]);
    await store.saveSettings('account1', wantsAll);
    expect(await store.unmarked('', 9)).toEqual([notice.table]);
    await store.dropTarget(notice.guest, 'mail', 'alix@example.org');
    expect(await store.targets('account1', 'mail')).toEqual([]);
    await storage.close();
  },
);

afterAll(stopPostgres);
