// The tic-tac-toe of boardgame.io's own tutorial, played at random through its reducer for a given time.
// Prints moves per second as JSON. Called by `manigance bench engine`.
import internal from 'boardgame.io/dist/cjs/internal.js';
import { ticTacToe } from './tic-tac-toe.mjs';

const { CreateGameReducer, InitializeGame } = internal;

const reducer = CreateGameReducer({ game: ticTacToe });
const start = InitializeGame({ game: ticTacToe, numPlayers: 2 });

/** Plays one game and returns its number of moves. */
function playOne() {
  let state = start;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { cells } = state.G;
    const free = cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const args = [free[Math.floor(Math.random() * free.length)]];
    const playerID = state.ctx.currentPlayer;
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID } });
    if (next === state) throw new Error('boardgame.io refused a move');
    state = next;
    moves++;
  }
  return moves;
}

/** Milliseconds of processor time, as our own games are measured by. */
function processorTime() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function measure(milliseconds) {
  const since = processorTime();
  let moves = 0;
  let spent = 0;
  while (spent < milliseconds) {
    // The clock is read rarely, so that reading it does not count.
    for (let game = 0; game < 10; game++) moves += playOne();
    spent = processorTime() - since;
  }
  return (1000 * moves) / spent;
}

const milliseconds = Number(process.argv[2] ?? 2000);
measure(milliseconds / 2); // warms up
console.log(JSON.stringify({ movesPerSecond: Math.round(measure(milliseconds)) }));
