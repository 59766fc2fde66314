// boardgame.io's own MCTSBot on the tic-tac-toe of its tutorial, as a child of `manigance bench search`: told to
// measure it answers with iterations per second, shown a game it answers with its move.
import ai from 'boardgame.io/dist/cjs/ai.js';
import internal from 'boardgame.io/dist/cjs/internal.js';
import { ticTacToe } from './tic-tac-toe.mjs';

const { CreateGameReducer, InitializeGame } = internal;

const reducer = CreateGameReducer({ game: ticTacToe });
const start = InitializeGame({ game: ticTacToe, numPlayers: 2 });

function enumerate({ cells }) {
  return cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : []));
}

function botWith(iterations) {
  return new ai.MCTSBot({ game: ticTacToe, enumerate, iterations, playoutDepth: 50 });
}

/** Milliseconds of processor time, as our own search is measured by. */
function processorTime() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function measure(milliseconds) {
  const [iterations, since] = [1000, processorTime()];
  let done = 0;
  let spent = 0;
  while (spent < milliseconds) {
    await botWith(iterations).play(start, '0');
    done += iterations;
    spent = processorTime() - since;
  }
  return (1000 * done) / spent;
}

/** The cell the bot marks after these moves. */
async function choose(marked, iterations) {
  let state = start;
  for (const cell of marked) {
    const payload = { type: 'clickCell', args: [cell], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  const { action } = await botWith(iterations).play(state, state.ctx.currentPlayer);
  return action.payload.args[0];
}

process.on('message', async ({ milliseconds, marked, iterations }) => {
  process.send(marked === undefined ? await measure(milliseconds) : await choose(marked, iterations));
});
