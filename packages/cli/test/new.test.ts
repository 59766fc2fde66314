import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { catalog, rulePrefixesOf } from '@manigance/games';
import { expect, test } from 'vitest';
import { namesFor } from '../src/new-game.ts';
import { cli } from './cli.ts';
import { emptyFolder } from './folder.ts';

const root = resolve(import.meta.dirname, '../../..');

/** A folder in which `@manigance/*` resolves, as in a clone. */
function workplace(): string {
  const folder = emptyFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('new writes a game that passes its tests and laws, is simulated, and is played in the terminal', async () => {
  const into = workplace();
  const made = await cli(`new odd-pebbles --into ${into}`);
  expect(made).toMatchObject({ status: 0, err: '' });
  const path = join(into, 'odd-pebbles');
  expect(made.out).toContain(`npx manigance serve --game ${path}`);
  expect(made.out).toContain(join(path, 'manifest.ts'));

  const simulated = await cli(`simulate odd-pebbles --players 3 --games 20 --json --game ${path}`);
  expect(simulated).toMatchObject({ status: 0, out: expect.stringContaining('"finished": 20') });
  expect(await cli(`laws odd-pebbles --pairs 50 --game ${path}`)).toMatchObject({ status: 0, err: '' });
  expect(await cli(`rules odd-pebbles --game ${path}`)).toMatchObject({
    status: 0,
    out: 'odd-pebbles: 5 rules, 5 cited, 0 missing, 0 unknown\n',
  });
  const input = Readable.from(Array<string>(15).fill('1\n'));
  const played = await cli(`play odd-pebbles --seed 2 --game ${path}`, { input });
  expect(played.out).toMatch(/^Odd pebbles — Alix, Basile\n/);
  expect(played.out).toMatch(/ takes the last stone and wins\.\n$/);

  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const tested = spawnSync(process.execPath, [vitest, 'run', '--root', path], { encoding: 'utf8' });
  expect(tested.stdout).toMatch(/3 passed/);
  expect(tested.status).toBe(0);
});

test('new replaces every name of the template', async () => {
  const into = emptyFolder();
  await cli(`new stones --title Pierre's --into ${into}`);
  const folder = join(into, 'stones');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const all = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
  expect(all).not.toMatch(/template|\bTG|\bTg/i);
  expect(all).toContain("rulePrefix: 'ST'");
  expect(all).toContain("title: 'Pierre’s'");
  expect(all).toContain('StVocabulary');
});

test('new chooses a rule prefix that no game has', () => {
  for (const prefix of catalog.manifests.flatMap(rulePrefixesOf)) {
    const id = [...prefix.toLowerCase()].join('x-');
    expect(namesFor(id, catalog).rulePrefix).not.toBe(prefix);
  }
});

test.each([
  ['new', 'name the game'],
  ['new MyGame', 'an id is lower-case words joined by hyphens, such as my-game, not MyGame'],
  ['new ../up', 'not ../up'],
  ['new my_game', 'not my_game'],
  ['new tic-tac-toe', 'there is already a game with the id tic-tac-toe'],
  ['new test --into packages/cli', 'packages/cli/test exists'],
  ['new x', 'no rule prefix is left for x'],
  ['new good --title "', '--title is one line'],
])('%s: the error says what to change', async (line, sentence) => {
  expect(await cli(line)).toMatchObject({ status: 2, err: expect.stringContaining(sentence) });
});
