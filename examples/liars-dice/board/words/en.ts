import type { BoardWords } from './index.ts';

const dice = (count: number) => `${count} ${count === 1 ? 'die' : 'dice'}`;

export const en: BoardWords = {
  middle: 'Bid and cups',
  board: 'The cups',
  round: (round) => `Round ${round}`,
  cup: (name, count) => `${name}: ${dice(count)} under the cup`,
  out: (name) => `${name} is out`,
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
};
