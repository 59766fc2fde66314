import { gameLaws } from '../testing/index.ts';
import { smugglers } from '../testing/smugglers.ts';
import { ticTacToe } from '../testing/tic-tac-toe.ts';

gameLaws(ticTacToe, { matches: 20, oneIn: 1 });
gameLaws(smugglers, { matches: 30, oneIn: 1 });
