import { flushCompileCache } from 'node:module';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import { catalog } from '@manigance/games';
import { loadGames } from '../src/games.ts';
import { serve } from '../src/serve.ts';
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
flushCompileCache(); // killed, it would translate everything again
process.stdout.write(
  `${JSON.stringify({ port: running.port, name: running.name, cpu: process.cpuUsage() })}\n`,
);
process.on('SIGTERM', () => {
  void running.stop().then(() => process.exit(0));
});
process.stdin.on('data', () => {
  process.stdout.write(`${JSON.stringify({ cpu: process.cpuUsage(), memory: process.memoryUsage.rss() })}\n`);
});
