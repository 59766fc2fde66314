// `npm run lab -- LAB …`: a lab that tries to break a promise. `npm run proof`: the page of promises and figures, docs/proof.md.
import { spawnSync } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

const node = prepare();
const command = [`${root}packages/proof/src/main.ts`, ...process.argv.slice(2)];
process.exit(spawnSync(node, command, { stdio: 'inherit' }).status ?? 1);
