// boardgame.io's own server with its tic-tac-toe, in memory: `node load-boardgame.mjs PORT`.
import server from 'boardgame.io/dist/cjs/server.js';
import { answerMeasures } from './load-measure.mjs';
import { ticTacToeAgain } from './tic-tac-toe.mjs';

const { Server, Origins } = server;
const { appServer } = await Server({
  games: [{ ...ticTacToeAgain, name: 'tic-tac-toe' }],
  origins: [Origins.LOCALHOST],
}).run(Number(process.argv[2]));
answerMeasures(appServer.address().port);
