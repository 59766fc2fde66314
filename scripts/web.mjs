// Builds the page and finds a browser, for the tests and labs of the page.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

const web = join(root, 'packages/web');
const built = join(web, 'dist/index.html');
/** Sources of the page. */
const sources = [
  ...['src', 'build', 'public', 'index.html', 'vite.config.ts'].map((path) => join(web, path)),
  ...['core/src', 'games', 'bots/src', 'protocol/src', 'table/src', 'ui/src'].map((path) =>
    join(root, 'packages', path),
  ),
];

/** Builds the page if a source is newer; returns whether the page exists. */
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

/** Modification time of the newest file at or below this path. */
function youngest(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  if (about === undefined) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'test');
  return Math.max(0, ...inside.map((name) => youngest(join(path, name))));
}

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Chromium without a window, optional: a page costs it two thirds of the processor time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Finds a browser, installs one as root, or says what to install. */
export function findBrowser() {
  if (existsSync(process.env.CHROMIUM ?? '')) return true;
  const isThere = () => browsers.some((path) => existsSync(path));
  if (process.platform === 'linux' && process.getuid?.() === 0 && !(isThere() && existsSync(shell))) {
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (name) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
    if (!isThere()) {
      console.log('Installing Chromium for the tests of the page (once, about a minute) ...');
      spawnSync('apt-get', ['update', '-qq'], options);
      install('chromium');
    }
    install('chromium-headless-shell'); // not every distribution has it
  }
  if (isThere()) return true;
  console.log(
    'There is no Chromium for the tests of the page: install it (`apt-get install chromium`), or name one in CHROMIUM.',
  );
  return false;
}
