import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

const biome = 'node_modules/@biomejs/biome/bin/biome';
const tsc = 'node_modules/typescript/bin/tsc';

/** The checks and their commands, each run by Node. */
const checks = [
  { name: 'format', commands: [[biome, 'check', '--linter-enabled=false']] },
  { name: 'lint', commands: [[biome, 'lint', '--error-on-warnings']] },
  {
    name: 'types',
    commands: [
      [tsc, '-p', 'packages/core'],
      [tsc, '-p', 'packages/games'],
      [tsc, '-p', 'packages/games/tsconfig.board.json'],
      [tsc, '-p', 'packages/ui'],
      [tsc, '-p', 'packages/bots'],
      [tsc, '-p', 'packages/table'],
      [tsc, '-p', 'packages/web'],
      [tsc, '-p', '.'],
    ],
  },
  { name: 'unused code', commands: [['node_modules/knip/bin/knip.js', '--no-progress']] },
  { name: 'import directions', commands: [['scripts/imports.mjs']] },
  { name: 'game names', commands: [['scripts/game-names.mjs']] },
];

/** Prints one line per check and the output of a failing one; returns `{ name, ok }` for each. */
export function runChecks(node) {
  return checks.map(({ name, commands }) => {
    const runs = commands.map((command) => spawnSync(node, command, { cwd: root, encoding: 'utf8' }));
    const failed = runs.filter(({ status }) => status !== 0);
    console.log(`check: ${name.padEnd(17)} ${failed.length === 0 ? 'ok' : 'FAILED'}`);
    for (const { stdout, stderr, error } of failed)
      console.log(`${stdout ?? ''}${stderr ?? ''}${error ?? ''}`);
    return { name, ok: failed.length === 0 };
  });
}
