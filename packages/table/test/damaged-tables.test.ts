import { expect, test } from 'vitest';
import { DamagedTables } from '../src/damaged-tables.ts';
import { DamagedTableError } from '../src/index.ts';

test('a damaged table is reported once, not read again for an hour, and served once it is mended', async () => {
  let [now, reads, isMended] = [0, 0, false];
  const reports: string[] = [];
  const tables = new DamagedTables(
    () => now,
    (_error, table) => reports.push(table),
  );
  const open = () =>
    tables.open('hurt', async () => {
      reads++;
      if (!isMended) throw new DamagedTableError('entry 3 is missing');
      return 'open';
    });
  for (let attempt = 0; attempt < 3; attempt++) await expect(open()).rejects.toThrow('entry 3');
  expect([reads, reports, tables.size]).toEqual([1, ['hurt'], 1]);
  now += 3_600_000;
  await expect(open()).rejects.toThrow('entry 3');
  expect([reads, reports]).toEqual([2, ['hurt']]);
  isMended = true;
  await expect(open()).rejects.toThrow('entry 3');
  now += 3_600_000;
  expect(await open()).toBe('open');
  expect(tables.size).toBe(0);
});

test('another error of a table sets nothing apart', async () => {
  const tables = new DamagedTables(
    () => 0,
    () => expect.unreachable(),
  );
  const busy = () => tables.open('any', () => Promise.reject(new Error('the disk is busy')));
  await expect(busy()).rejects.toThrow('busy');
  expect(tables.size).toBe(0);
});
