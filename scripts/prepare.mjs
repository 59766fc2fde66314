// Installs what `npm start`, `npm test` and `npm run check` need: the dependencies and a Node that runs
// TypeScript. Runs on Node 20 without dependencies.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findNode, oldestNode } from '../packages/cli/bin/node-24.js';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs missing dependencies and returns the path of a Node that runs our sources. */
export function prepare() {
  const lock = changedAt('package-lock.json');
  const installed = changedAt('node_modules/.package-lock.json');
  if (installed === 0 || installed < lock) install();
  const node = findNode();
  if (!node) {
    stop(
      `This is Node ${process.versions.node}; Manigance needs ${oldestNode} or newer, and npm has none for this platform.`,
      `Install Node ${oldestNode} or newer, then run the same command again.`,
    );
  }
  return node;
}

/** Modification time in ms; 0 for a missing file. */
function changedAt(path) {
  return statSync(`${root}${path}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function install() {
  console.log('Installing the dependencies with npm (once, about a minute) ...');
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // Under npm, use the same npm; otherwise the one on the path.
  const npm = process.env.npm_execpath;
  const ran = npm
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (ran.status !== 0) {
    stop(
      ran.error ? `npm did not start: ${ran.error.message}` : 'npm could not install the dependencies.',
      'Its message is above; check that the npm registry can be reached, then run the same command again.',
    );
  }
}

function stop(problem, remedy) {
  console.error(`${problem}\n${remedy}`);
  process.exit(1);
}
