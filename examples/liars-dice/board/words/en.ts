import { claim } from '../../text/en.ts';
import type { BoardWords } from './index.ts';

const dice = (count: number) => `${count} ${count === 1 ? 'die' : 'dice'}`;

/** English words of the board. */
export const en: BoardWords = {
  middle: 'Bid and cups',
  board: 'The cups',
  round: (round) => `Round ${round}`,
  inPlay: (total, wildOnes) => `${dice(total)} in play${wildOnes ? '; ones are wild' : ''}.`,
  cup: (name, count) => `${name}: ${dice(count)} under the cup`,
  out: (name) => `${name} is out`,
  gone: 'out',
  myDice: 'My dice',
  watching: 'You are watching: the cups stay down.',
  die: (face) => `Die: ${face}`,
  lastBid: 'The bid',
  noBid: 'No bid yet',
  lastReveal: 'The last round',
  fewer: 'Fewer dice',
  more: 'More dice',
  faces: 'Face',
  dice,
  diceLabel: 'Dice',
  lastDie: 'the last die',
  times: (quantity, face) => `${quantity} × ${face}`,
  bids: (quantity, face) => `bids ${claim(quantity, face)}`,
  aim: 'Keep your dice: the loser of every challenge gives one up, and the last player with dice wins.',
};
