// What the tests of the page need: the page built from its sources, and a browser to open it in.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const web = join(root, 'packages/web');
const built = join(web, 'dist/index.html');
/** What the page is made of. */
const sources = [
  ...['src', 'build', 'public', 'index.html', 'vite.config.ts'].map((path) => join(web, path)),
  ...['core/src', 'games', 'bots/src', 'protocol/src', 'ui/src'].map((path) => join(root, 'packages', path)),
];

/** Builds the page unless it is younger than everything it is made of; answers whether there is one. */
export function buildWeb(node) {
  const age = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (age > Math.max(...sources.map(youngest))) return true;
  console.log('Building the page (once, a few seconds) ...');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const ran = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: web, encoding: 'utf8' });
  if (ran.status === 0) return true;
  console.log(`The page does not build:\n${ran.stdout}${ran.stderr}`);
  return false;
}

/** When the youngest file at or below this path was changed. */
function youngest(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  if (about === undefined) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'test');
  return Math.max(0, ...inside.map((name) => youngest(join(path, name))));
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds a browser, or installs one where that can be done without asking; says what to do where it cannot. */
export function findBrowser() {
  if (existsSync(process.env.CHROMIUM ?? '') || browsers.some((path) => existsSync(path))) return true;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Installing Chromium for the tests of the page (once, about a minute) ...');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    if (browsers.some((path) => existsSync(path))) return true;
  }
  console.log(
    'There is no Chromium for the tests of the page: install it (`apt-get install chromium`), or name one in CHROMIUM.',
  );
  return false;
}
