import { randomMind } from '@manigance/bots';
import type { Minds } from '../src/bots/minds.ts';

/** Bots for tests: one plays anything, one never comes to an end, one breaks. */
export const minds: Minds = {
  'tic-tac-toe': (level) => {
    if (level === 'endless') return { decide: () => spin() };
    if (level === 'broken') {
      return {
        decide: () => {
          throw new Error('no idea');
        },
      };
    }
    return randomMind;
  },
  'ankh-morpork': () => randomMind,
  'edgar-et-lucien': () => randomMind,
  'prodigals-club': () => randomMind,
};

function spin(): never {
  for (;;);
}
