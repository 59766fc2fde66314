import { copyRng, type Game, type Rng, randomBelow } from '@manigance/core';
import { bid } from './frames/bid.ts';
import { roll } from './frames/roll.ts';
import { leaving } from './losing.ts';
import { diceEach, type LdOptions, type LdState, type LdVocabulary, sides } from './state.ts';
import { imagine, reveals, view, witness } from './view.ts';

/** Liar's Dice, by rulebook/en.md. */
export const game: Game<LdVocabulary> = {
  id: 'liars-dice',
  seats: { min: 2, max: 6 },
  rulesVersion: 1,
  settings: { wildOnes: [true, false] },
  setup,
  copy,
  frames: { roll, bid },
  anytime: leaving,
  view,
  witness,
  reveals,
  imagine,
  faults,
};

/** LD-2 Five dice each; a seat drawn by chance starts. */
function setup(seats: number, { wildOnes }: LdOptions, rng: Rng): LdState {
  return {
    seats,
    rng,
    question: 0,
    pending: [{ kind: 'roll', starter: randomBelow(rng, seats) }],
    answers: [],
    events: [],
    outcome: undefined,
    wildOnes,
    round: 0,
    dice: Array.from({ length: seats }, () => new Array<number>(diceEach).fill(1)),
    bid: undefined,
    reveal: undefined,
  };
}

function copy(state: LdState): LdState {
  return {
    ...state,
    rng: copyRng(state.rng),
    pending: state.pending.slice(),
    answers: state.answers.slice(),
    events: [],
    dice: state.dice.map((own) => own.slice()),
  };
}

function faults({ dice }: LdState): string[] {
  const wrongCounts = dice.filter((own) => own.length > diceEach).map((own) => `${own.length} dice`);
  const wrongFaces = dice.flat().filter((die) => die < 1 || die > sides);
  return [...wrongCounts, ...wrongFaces.map((die) => `a die shows ${die}`)];
}
