// The tic-tac-toe of boardgame.io's own tutorial.
import core from 'boardgame.io/dist/cjs/core.js';
import { lines } from './lines.mjs';

const { INVALID_MOVE } = core;

export const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

/** Endless tic-tac-toe: a finished board is cleared, as on the other servers. */
export const ticTacToeAgain = {
  ...ticTacToe,
  moves: {
    clickCell: (context, id) => {
      const refused = ticTacToe.moves.clickCell(context, id);
      const { G, playerID } = context;
      if (refused === undefined && ticTacToe.endIf({ G, ctx: { currentPlayer: playerID } }) !== undefined)
        G.cells = Array(9).fill(null);
      return refused;
    },
  },
  endIf: undefined,
};
