import { anyGame, finish, type Game, type Vocabulary } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';

/** NC-1.2 A player may leave at any time: the other one wins. */
const leaving: Game<Vocabulary>['anytime'] = {
  options: (_state, _seat, list) => list.offer({ do: 'leave' }),
  resolve: (draft, seat) => finish(draft, { winners: [1 - seat], how: 'left' }),
};

export const game = { ...anyGame(ticTacToe), id: 'noughts', anytime: leaving };
