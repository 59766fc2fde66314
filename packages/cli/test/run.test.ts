import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { catalog } from '@manigance/games';
import { expect, test } from 'vitest';
import { Progress } from '../src/progress.ts';
import { cli } from './cli.ts';

const commands = [
  'demo',
  'simulate',
  'story-lab',
  'record',
  'replay',
  'verify',
  'rules',
  'laws',
  'second-opinion',
  'bench',
  'arena',
  'advise',
  'honest',
  'blunders',
  'chances',
];

test('without a command, and with --help, all commands and games are listed', async () => {
  const [none, help] = [await cli(''), await cli('--help')];
  expect([none.status, help.status]).toEqual([2, 0]);
  for (const name of [...commands, 'tic-tac-toe']) expect(help.out).toContain(name);
});

test.each(commands)('%s explains itself with examples', async (name) => {
  const { status, out } = await cli(`${name} --help`);
  expect(status).toBe(0);
  expect(out).toMatch(new RegExp(`^manigance ${name} `));
  expect(out).toContain('--json');
  expect(out).toContain(`Examples\n  npx manigance ${name}`);
  expect((await cli(`help ${name}`)).out).toBe(out);
});

test.each([
  ['fly', 'there is no command fly', 'manigance --help'],
  ['simulate', 'name a game: broken-game', 'manigance simulate --help'],
  ['simulate chess', 'there is no game chess; the games are broken-game', ''],
  ['simulate __proto__', 'there is no game __proto__', ''],
  ['simulate tic-tac-toe twice', 'twice is one argument too many', ''],
  ['simulate tic-tac-toe --players 5', '--players is a whole number from 2 to 2, not 5', ''],
  ['simulate tic-tac-toe --games 0', '--games is a whole number from 1 on, not 0', ''],
  ['simulate tic-tac-toe --games 1e3', '--games is a whole number from 1 on, not 1e3', ''],
  ['simulate tic-tac-toe --games', "option '--games <value>' argument missing", ''],
  ['simulate tic-tac-toe --seed x', '--seed is a whole number or 32 hexadecimal digits, not x', ''],
  ['simulate tic-tac-toe --mode es', 'tic-tac-toe has no option mode; it has none', ''],
  ['simulate moded-game --mode es', 'mode of moded-game is one of short, long, not es', ''],
  ['simulate moded-game --option mode', '--option is name=value, such as mode=short, not mode', ''],
  ['simulate tic-tac-toe --fast', "unknown option '--fast'", ''],
  ['rules chess', 'there is no game chess', ''],
  ['laws tic-tac-toe --pairs -1', '--pairs', ''],
])('%s: wrong usage, and the error says what to change', async (line, sentence, help) => {
  const { status, out, err } = await cli(line);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
  expect(err).toContain(`See \`${help || 'manigance '}`);
});

test('the program itself runs, lists the games and gives its status to the shell', () => {
  const bin = resolve(import.meta.dirname, '../bin/manigance.js');
  const manigance = (...typed: string[]) =>
    spawnSync(process.execPath, [bin, ...typed], { encoding: 'utf8' });
  expect(manigance('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`Games: ${catalog.ids.join(', ')}.`),
  });
  expect(manigance('fly').status).toBe(2);
});

test('progress prints nothing for short work, and one rewritten line with the time left on a terminal', async () => {
  const written: string[] = [];
  const sink = { write: (text: string) => written.push(text), isTTY: true };
  const progress = new Progress(sink, { total: 100, unit: 'matches' });
  progress.at(10);
  expect(written).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 220));
  progress.at(50);
  expect(written[0]).toMatch(/^\r50 of 100 matches \(50 %\), 0 s left/);
  progress.end();
  expect(written).toHaveLength(2);
});
