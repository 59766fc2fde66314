import { gameLaws } from '@manigance/core/testing';
import { ticTacToe } from './tic-tac-toe.ts';

gameLaws(ticTacToe, { matches: 20, oneIn: 1 });
