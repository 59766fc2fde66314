import { finish, newState, openGame, push, type Seat, type State, tell } from '@manigance/core';

type Turn = { kind: 'turn'; seat: Seat };
type Mark = { do: 'mark'; cell: number };
type Marked = { type: 'marked'; seat: Seat; cell: number };
type TicTacToe = State<Turn, Mark, Marked> & { cells: number[] }; // the seat that marked each cell, or -1
const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
/** Tic-tac-toe: a complete game with open information. */
export const ticTacToe = openGame<TicTacToe>({
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  setup: (seats, _, rng) => newState(seats, rng, [{ kind: 'turn', seat: 0 }], { cells: Array(9).fill(-1) }),
  frames: {
    turn: {
      asks: (_state, { seat }) => seat,
      options({ cells }, _turn, _seat, list) {
        for (const [cell, mark] of cells.entries())
          list.offerUnless({ do: 'mark', cell }, mark < 0 ? undefined : { rule: 'TTT-1', code: 'taken' });
      },
      resolve(draft, _turn, { cell }, seat) {
        draft.cells[cell] = seat;
        tell(draft, { type: 'marked', seat, cell });
        if (lines.some((line) => line.every((on) => draft.cells[on] === seat)))
          finish(draft, { winners: [seat], how: 'line' });
        else if (!draft.cells.includes(-1)) finish(draft, { winners: [0, 1], how: 'full' });
        else push(draft, { kind: 'turn', seat: 1 - seat });
      },
    },
  },
});
