import { Dice } from '@manigance/bots';
import { seedFromNumber } from '@manigance/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CrashDisk } from '../labs/crash-disk.ts';
import type { DiskOperation } from '../labs/disk-recording.ts';
import { cutPower, recordServer } from '../labs/power-cut.ts';
import { canPreload } from '../labs/preload.ts';

const dice = () => new Dice(seedFromNumber(5));

describe.skipIf(!canPreload())('a server on SQLite', () => {
  let recording: Awaited<ReturnType<typeof recordServer>>;
  beforeAll(async () => {
    recording = await recordServer(2, ['SIGTERM'], dice());
  });

  test('after a power cut at any moment no acknowledged move is lost, doubled or reordered, and nothing was shown unstored', async () => {
    const sum = recording && (await cutPower(recording, 15, dice()));
    expect(sum?.faults).toEqual([]);
    expect(sum?.looked).toBeGreaterThan(0);
    expect(sum?.unsynced).toBeGreaterThan(0);
  });

  test('on a disk that does not sync, power cuts lose acknowledged moves, and the lab finds them', async () => {
    const sum = recording && (await cutPower(recording, 15, dice(), () => true, true));
    expect(sum?.faults.join()).toMatch(/an acknowledged move is lost|cannot be opened/);
  });
});

/** Operations on the file `/data/a`, or on another path. */
function operation(
  kind: DiskOperation['kind'],
  { path = '/data/a', offset = 0, data = '' } = {},
): DiskOperation {
  return { kind, path, offset, data: Buffer.from(data), from: 0, to: 0 };
}

/** The contents that the file may have after power cuts. */
function contents(...operations: readonly DiskOperation[]): ReadonlySet<string | undefined> {
  const disk = new CrashDisk('/data');
  for (const one of operations) disk.do(one);
  const chance = dice();
  return new Set(Array.from({ length: 200 }, () => disk.afterCut(chance).get('/data/a')?.toString()));
}

const folderSync = operation('sync', { path: '/data' });

test('a synced write in a synced folder is there, an unsynced one is there or not', () => {
  const made = [operation('write', { data: 'old' }), operation('sync'), folderSync];
  expect(contents(...made)).toEqual(new Set(['old']));
  expect(contents(...made, operation('write', { data: 'new' }))).toEqual(new Set(['old', 'new']));
  expect(contents(...made, operation('truncate', { offset: 1 }))).toEqual(new Set(['old', 'o']));
});

test('a write tears between sectors', () => {
  const made = [operation('write', { data: 'a'.repeat(1_024) }), operation('sync'), folderSync];
  const half = 512;
  const all = ['aa', 'ab', 'ba', 'bb'].map((name) => [...name].map((one) => one.repeat(half)).join(''));
  expect(contents(...made, operation('write', { data: 'b'.repeat(1_024) }))).toEqual(new Set(all));
});

test('a file that was made, removed or renamed since the last sync of its folder is there or not', () => {
  const made = [operation('write', { data: 'old' }), operation('sync')];
  expect(contents(...made)).toEqual(new Set([undefined, 'old']));
  expect(contents(...made, folderSync, operation('unlink'))).toEqual(new Set([undefined, 'old']));
  expect(contents(...made, folderSync, operation('unlink'), folderSync)).toEqual(new Set([undefined]));
  const other = [
    operation('write', { path: '/data/b', data: 'new' }),
    operation('sync', { path: '/data/b' }),
  ];
  const renamed = operation('rename', { path: '/data/b', data: '/data/a' });
  expect(contents(...made, ...other, folderSync, renamed)).toEqual(new Set(['old', 'new']));
});
