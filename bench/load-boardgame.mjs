// boardgame.io's own server with its tic-tac-toe, in memory or with its file store: `node load-boardgame.mjs PORT [FOLDER]`.
import server from 'boardgame.io/dist/cjs/server.js';
import { answerMeasures } from './load-measure.mjs';
import { ticTacToeAgain } from './tic-tac-toe.mjs';

const { FlatFile, Origins, Server } = server;
const [port, dir] = process.argv.slice(2);
const { appServer } = await Server({
  games: [{ ...ticTacToeAgain, name: 'tic-tac-toe' }],
  origins: [Origins.LOCALHOST],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
}).run(Number(port));
answerMeasures(appServer.address().port);
