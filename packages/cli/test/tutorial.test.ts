import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Every code block of the tutorial that names the file it was taken from. */
const excerpts = [...read('docs/adding-a-game.md').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)\n```$/gm)].map(
  ([, path = '', code = '']) => ({ path, code, first: code.split('\n')[0] }),
);

test('the tutorial quotes files', () => {
  expect(excerpts.length).toBeGreaterThan(10);
});

/** The game may have moved into the catalog since, as the tutorial ends. */
const moved = (path: string) => path.replace('examples/', 'packages/games/');

test.each(excerpts)('the excerpt "$first" stands in $path', ({ path, code }) => {
  expect(read(existsSync(new URL(path, root)) ? path : moved(path))).toContain(code);
});
