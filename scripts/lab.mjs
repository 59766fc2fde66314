// `npm run robot` and its like: a long trial of the built page. The name of a file in packages/web/labs comes first, what
// follows goes on to it.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildWeb, findBrowser } from './web.mjs';

const [lab, ...options] = process.argv.slice(2);
const node = prepare();
if (!buildWeb(node) || !findBrowser()) process.exit(1);
const command = [`${root}packages/web/labs/${lab}.ts`, ...options];
process.exit(spawnSync(node, command, { stdio: 'inherit' }).status ?? 1);
