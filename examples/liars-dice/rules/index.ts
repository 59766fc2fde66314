import { defineGame, newState, type Rng, randomBelow } from '@manigance/core';
import { bid } from './frames/bid.ts';
import { roll } from './frames/roll.ts';
import { leaving } from './losing.ts';
import { diceEach, type LdOptions, type LdState, type LdVocabulary, sides } from './state.ts';
import { imagine, reveals, view, witness } from './view.ts';

/** Liar's Dice, by rulebook/en.md. */
export const game = defineGame<LdVocabulary>({
  id: 'liars-dice',
  seats: { min: 2, max: 6 },
  settings: { wildOnes: [true, false] },
  setup,
  frames: { roll, bid },
  anytime: leaving,
  view,
  witness,
  reveals,
  imagine,
  faults,
});

/** LD-2 Five dice each; a seat drawn by chance starts. */
function setup(seats: number, { wildOnes }: LdOptions, rng: Rng): LdState {
  return newState<LdState>(seats, rng, [{ kind: 'roll', starter: randomBelow(rng, seats) }], {
    wildOnes,
    round: 0,
    dice: Array.from({ length: seats }, () => new Array<number>(diceEach).fill(1)),
    bid: undefined,
    reveal: undefined,
  });
}

function faults({ dice }: LdState): string[] {
  const wrongCounts = dice.filter((own) => own.length > diceEach).map((own) => `${own.length} dice`);
  const wrongFaces = dice.flat().filter((die) => die < 1 || die > sides);
  return [...wrongCounts, ...wrongFaces.map((die) => `a die shows ${die}`)];
}
