import { expect, test } from 'vitest';
import { cli } from './cli.ts';

test('demo prints one match of bots and the command that repeats it', async () => {
  const { status, out, err } = await cli('demo tic-tac-toe');
  expect(status).toBe(0);
  expect(out).toMatch(/^Tic-tac-toe — Alix, Basile\n\n1 {2}Alix marks cell \d\.\n/);
  expect(out).toMatch(/\n\nWon by .*\n$/);
  const again = /manigance (demo .*)/.exec(err)?.[1] ?? '';
  expect((await cli(again)).out).toBe(out);
});

test('demo pauses between lines on a terminal only, less at a higher speed', async () => {
  const time = async (line: string, isTTY: boolean) => {
    const since = performance.now();
    await cli(line, { out: { write: () => true, isTTY } });
    return performance.now() - since;
  };
  const line = 'demo tic-tac-toe --seed 7';
  expect(await time(`${line} --speed 2`, true)).toBeGreaterThan(6 * 60);
  expect(await time(line, false)).toBeLessThan(6 * 60);
});

test('demo speaks French, and refuses an invalid speed', async () => {
  expect((await cli('demo tic-tac-toe --lang fr --seed 7')).out).toMatch(/^Morpion/);
  expect((await cli('demo tic-tac-toe --speed 0')).err).toContain(
    '--speed is a whole number from 1 to 1000, not 0',
  );
});
