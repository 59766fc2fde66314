// `npm start`: one match of four bots, told line by line. Arguments go on to `manigance demo`.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

const node = prepare();
const demo = [`${root}packages/cli/bin/manigance.js`, 'demo', ...process.argv.slice(2)];
process.exit(spawnSync(node, demo, { stdio: 'inherit' }).status ?? 1);
