import type { Game } from '@manigance/core';
import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';

const { turn } = ticTacToe.frames;
if (!('asks' in turn)) throw new Error('a turn asks somebody');

/** Without an end: a board that is won or full is wiped and played on, so that what is measured is moves. */
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
