import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import { loadGames } from '../src/games.ts';
import { serve } from '../src/serve.ts';
import { Stalls } from './stalls.ts';
import { ticTacToeAgain } from './tic-tac-toe-again.ts';

const games = await loadGames(catalog);

/** A server for the labs: `kill-server.ts PORT FOLDER`. Prints its port once it serves. */
const [port = '0', dataDir = ''] = process.argv.slice(2);
const running = await serve({
  port: Number(port),
  host: '127.0.0.1',
  dataDir,
  databaseUrl: process.env.LAB_DATABASE_URL,
  brokerUrl: process.env.LAB_NATS_URL,
  ...mailOfLab(),
  logLevel: process.env.LAB_LOG_LEVEL ?? 'error',
  rateLimits: process.env.LAB_RATE_LIMITS === '1',
  answerDelay: [0, 0],
  botDelay: [0, 1],
  bots: { threads: 1 },
  games: {
    ...games,
    'tic-tac-toe': { game: anyGame(ticTacToe), older: [], levels: ['wick'] },
    'tic-tac-toe-again': { game: ticTacToeAgain, older: [], levels: [] },
  },
});
/** Notices by mail, soon, if the lab has an SMTP server. */
function mailOfLab() {
  const { LAB_SMTP_URL: smtpUrl } = process.env;
  if (smtpUrl === undefined) return {};
  const pace = { look: 20, recover: 300, least: 40, retries: [50, 50, 50, 50] };
  return { mail: { smtpUrl, from: 'club@example.org' }, notices: { pace, reach: 'anywhere' as const } };
}
flushCompileCache(); // killed, it would translate everything again
process.stdout.write(
  `${JSON.stringify({ port: running.port, name: running.name, cpu: process.cpuUsage() })}\n`,
);
process.on('SIGTERM', () => {
  void running.stop().then(() => process.exit(0));
});
/** Collects garbage, where memory in use is wanted and not what the collector has yet to look at. */
function collectGarbage(): void {
  if (process.env.LAB_COLLECTS !== '1') return;
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
const stalls = new Stalls();
process.stdin.on('data', () => {
  const stall = stalls.take();
  collectGarbage();
  stalls.skip();
  const { rss: memory, heapUsed, external } = process.memoryUsage();
  const measured = { cpu: process.cpuUsage(), memory, inUse: heapUsed + external, stall };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
});
