import { type Minds, randomMind } from '@manigance/bots';

/** Bots for tests: one plays anything, one never comes to an end, one breaks. */
export const minds: Minds = async (_game, level) => {
  if (level === 'endless') return { decide: () => spin() };
  if (level !== 'broken') return randomMind;
  return {
    decide: () => {
      throw new Error('no idea');
    },
  };
};

function spin(): never {
  for (;;);
}
