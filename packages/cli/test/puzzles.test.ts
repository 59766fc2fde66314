import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PuzzleFile } from '@manigance/bots/puzzle';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

const noughts = fileURLToPath(import.meta.resolve('@manigance/games/test/noughts/manifest.ts'));

test('a search for puzzles goes on from the file it has written, and not from that of another search', async () => {
  const out = join(emptyFolder(), 'puzzles.json');
  const search = (more: string) =>
    cli(`puzzles noughts --game ${noughts} --thought 300 --out ${out} ${more}`, { catalog });
  const read = () => JSON.parse(readFileSync(out, 'utf8')) as PuzzleFile;
  expect((await search('--wanted 2')).status).toBe(0);
  const [before, ...first] = read();
  expect(before).toMatchObject({ game: 'noughts', iterations: 300, checkedAt: 3000 });
  expect(first.length).toBeGreaterThanOrEqual(2);
  const said = await search(`--wanted ${first.length + 3}`);
  const [after, ...all] = read();
  expect(said.out).toContain(`${all.length} puzzles`);
  expect(after.looked).toEqual(expect.arrayContaining([...before.looked]));
  expect(all).toEqual(expect.arrayContaining(first));
  expect(all.length).toBeGreaterThan(first.length);
  const other = await search('--seed 2');
  expect([other.status, other.err]).toEqual([2, expect.stringContaining('is of another search')]);
  expect(read()).toEqual([after, ...all]);
});
