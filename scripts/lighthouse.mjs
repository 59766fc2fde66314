// `npm run lighthouse`: Lighthouse on the built page. It is installed in `bench`, with the frameworks Manigance is compared with.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';
import { buildWeb, findBrowser } from './web.mjs';

const node = prepare();
if (!buildWeb(node) || !findBrowser()) process.exit(1);
const bench = join(root, 'bench');
if (!existsSync(join(bench, 'node_modules/lighthouse'))) {
  console.log('Installing Lighthouse (once, about a minute) ...');
  const shell = process.platform === 'win32';
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: bench, stdio: 'inherit', shell });
}
const command = [join(bench, 'lighthouse.mjs'), ...process.argv.slice(2)];
process.exit(spawnSync(node, command, { stdio: 'inherit' }).status ?? 1);
