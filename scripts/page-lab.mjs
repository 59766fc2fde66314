// `npm run robot`, `axe`, `speed`: a long trial of the built page. The first argument names a file in packages/web/labs; the
// rest is passed on to it.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildWeb, findBrowser } from './web.mjs';

const [lab, ...options] = process.argv.slice(2);
const node = prepare();
if (!buildWeb(node) || !findBrowser()) process.exit(1);
const command = [`${root}packages/web/labs/${lab}.ts`, ...options];
process.exit(spawnSync(node, command, { stdio: 'inherit' }).status ?? 1);
