// `npm start`: installs and builds what is missing, then serves. Arguments are passed to `manigance serve`.
import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';
import { buildWeb } from './web.mjs';

const node = prepare();
if (!buildWeb(node)) process.exit(1);
const command = [`${root}packages/cli/bin/manigance.js`, 'serve', ...process.argv.slice(2)];
const server = spawn(node, ['--max-semi-space-size=64', ...command], { stdio: 'inherit' });
// Ctrl-C reaches the server directly; a signal to this process alone is passed on, and waits for the server to stop.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (status, signal) => process.exit(status ?? (signal === null ? 1 : 0)));
