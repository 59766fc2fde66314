import { anyGame } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';

export const game = { ...anyGame(ticTacToe), id: 'noughts' };
