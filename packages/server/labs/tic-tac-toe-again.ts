import type { Game } from '@manigance/core';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';

const { turn } = ticTacToe.frames;
if (!('asks' in turn)) throw new Error('a turn asks somebody');

/** Endless tic-tac-toe: a finished board is cleared, so that the lab measures moves only. */
export const ticTacToeAgain: Game = anyGame({
  ...ticTacToe,
  id: 'tic-tac-toe-again',
  frames: {
    turn: {
      ...turn,
      resolve(draft, frame, move, seat) {
        turn.resolve(draft, frame, move, seat);
        if (draft.outcome === undefined) return;
        draft.outcome = undefined;
        draft.cells.fill(-1);
        draft.marks = 0;
        draft.pending = [{ kind: 'turn', seat: 1 - seat }];
      },
    },
  },
});
