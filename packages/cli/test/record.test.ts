import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '@manigance/core';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

test('record prints a match that is always the same for its seed', async () => {
  const [one, two, other] = await Promise.all(
    [7, 7, 8].map((seed) => cli(`record tic-tac-toe --seed ${seed}`)),
  );
  expect(one?.out).toBe(two?.out);
  expect(one?.out).not.toBe(other?.out);
  expect(readRecord(one?.out ?? '')).toMatchObject({ game: 'tic-tac-toe', seats: 2 });
});

test('record --seed with a number is match 0 of that seed in simulate', async () => {
  const { seed } = readRecord((await cli('record tic-tac-toe --seed 7')).out);
  const { moves } = readRecord((await cli(`record tic-tac-toe --seed ${seed}`)).out);
  const { steps } = JSON.parse((await cli('simulate tic-tac-toe --games 1 --seed 7 --json')).out);
  expect(steps).toBe(moves.length);
});

test('record --out writes the file and says how long the match is', async () => {
  const file = join(emptyFolder(), 'deep/match.jsonl');
  const { status, out } = await cli(`record tic-tac-toe --seed 7 --out ${file} --json`);
  const { moves } = readRecord(readFileSync(file, 'utf8'));
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'tic-tac-toe', players: 2, moves: moves.length, file });
});

test('record --golden replaces a folder by N verified records over every table', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'moded-game-099.jsonl'), 'stale');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  const { status, out } = await cli(`record moded-game --golden 12 --sample 200 --out ${folder} --json`);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'moded-game', records: 12, uncovered: [] });
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  expect(names.sort()).toEqual(
    Array.from({ length: 12 }, (_, at) => `moded-game-${String(at + 1).padStart(3, '0')}.jsonl`),
  );
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  const records = names.map((name) => readRecord(readFileSync(join(folder, name), 'utf8')));
  expect(new Set(records.map(({ seats, options }) => `${seats} ${options.mode}`)).size).toBe(4);
  expect(new Set(records.map(({ outcome }) => outcome?.how))).toEqual(new Set(['line', 'full']));
  expect((await cli(`verify ${folder}`)).out).toBe('12 verified, 0 faulty\n');
});

test('record --golden fails and lists uncovered events if there are too few matches', async () => {
  const { status, out } = await cli(`record moded-game --golden 1 --sample 200 --out ${emptyFolder()}`);
  expect(status).toBe(1);
  expect(out).toContain('not: table');
});

test('record --golden asks for a folder, and goes over every table itself', async () => {
  expect(await cli('record tic-tac-toe --golden 5')).toMatchObject({ status: 2, out: '' });
  expect((await cli('record tic-tac-toe --golden 5 --players 2 --out x')).err).toContain(
    'leave out --players',
  );
});
