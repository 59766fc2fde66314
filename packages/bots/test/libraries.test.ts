import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'manigance-libraries-'));
const game = join(folder, 'game');

function run(command: string, ...words: string[]): string {
  const env = { ...process.env, npm_config_cache: join(folder, 'cache') };
  return execFileSync(command, words, { cwd: game, env, encoding: 'utf8', stdio: 'pipe' });
}
const node = (...words: string[]) => run(process.execPath, ...words);
function npm(...words: string[]): string {
  const { npm_execpath: started } = process.env;
  return started === undefined ? run('npm', ...words) : node(started, ...words);
}

/** A program of somebody who installed both packages: laws, and a match between two bots. */
const program = `
import { fullSkill, plainBrain, Player } from '@manigance/bots';
import { Match, type Seat, seedFromNumber, show } from '@manigance/core';
import { checkLaws, noTotals } from '@manigance/core/laws';
import { ticTacToe } from './tic-tac-toe.js';

const setup = { seats: 2, options: {}, seed: seedFromNumber(1) };
const totals = noTotals();
checkLaws(ticTacToe, setup, { oneIn: 1, maxMoves: 9 }, totals);

const match = new Match(ticTacToe, setup);
const bots = [0, 1].map(() => new Player(plainBrain(ticTacToe), { ...fullSkill, budget: { iterations: 400 } }));
for (let seat: Seat = 0; match.state.outcome === undefined; seat = 1 - seat) {
  const decision = bots[seat]?.decide(show(ticTacToe, match.state, seat), { seed: seedFromNumber(match.moves.length) });
  if (!match.play(seat, decision?.move).ok) throw new Error('refused');
}
console.log(JSON.stringify({ pairs: totals.pairs, outcome: match.state.outcome }));
`;

beforeAll(() => {
  mkdirSync(game);
  node(join(root, 'scripts/libraries.mjs'), join(folder, 'built'));
  npm('pack', '--pack-destination', folder, join(folder, 'built/core'), join(folder, 'built/bots'));
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  writeFileSync(join(game, 'package.json'), '{ "type": "module", "private": true }');
  npm('install', '--offline', '--no-audit', '--no-fund', ...tarballs.map((name) => join(folder, name)));
  cpSync(join(root, 'examples/tic-tac-toe.ts'), join(game, 'tic-tac-toe.ts'));
  writeFileSync(join(game, 'program.ts'), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the packed libraries hold modules, types, readme and licence, and no sources', () => {
  for (const name of ['core', 'bots']) {
    const installed = join(game, 'node_modules/@manigance', name);
    expect(readdirSync(installed)).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'src']),
    );
    const files = readdirSync(join(installed, 'src'));
    expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts']));
    expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  }
});

test('the readme of the core shows the tic-tac-toe of the examples', () => {
  const readme = readFileSync(join(root, 'packages/core/README.md'), 'utf8');
  expect(readme).toContain(readFileSync(join(root, 'examples/tic-tac-toe.ts'), 'utf8'));
});

test('outside the repository a game compiles against them, keeps the laws and is played by bots', () => {
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
  const target = ['--target', 'es2023', '--module', 'nodenext', '--types', ''];
  node(join(root, 'node_modules/typescript/bin/tsc'), 'program.ts', ...strict, ...target);
  const { pairs, outcome } = JSON.parse(node('program.js')) as Record<string, unknown>;
  expect(pairs).toBeGreaterThan(0);
  expect(outcome).toEqual({ winners: expect.any(Array), how: expect.stringMatching(/^(line|full)$/) });
});

test('outside the repository the laws register as tests of Vitest, a peer dependency', () => {
  symlinkSync(join(root, 'node_modules/vitest'), join(game, 'node_modules/vitest'));
  writeFileSync(
    join(game, 'laws.test.ts'),
    `import { gameLaws } from '@manigance/core/testing';
     import { ticTacToe } from './tic-tac-toe.ts';
     gameLaws(ticTacToe, { matches: 3 });`,
  );
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    '--outputFile=report.json',
    '--root',
    game,
  );
  const report = JSON.parse(readFileSync(join(game, 'report.json'), 'utf8')) as object;
  expect(report).toMatchObject({ success: true, numPassedTests: 1 });
});
