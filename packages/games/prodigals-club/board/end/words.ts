import { inBothLanguages } from '@manigance/core';

const en = {
  tooHigh: (count: number) => `You ended ${count === 1 ? '1 point' : `${count} points`} too high`,
  ahead: (count: number) => `You ended ${count === 1 ? '1 point' : `${count} points`} lower than the next`,
  tieLost: 'Level on the counting score: the tie went against you',
  tieWon: 'Level on the counting score: the tie went your way',
  counted: (score: string, competition: string) => `Your score: ${score}, ${competition}.`,
};

/** Words of the end of a match. */
export const endWords = inBothLanguages(en, {
  tooHigh: (count) => `Vous finissez ${count === 1 ? '1 point' : `${count} points`} trop haut`,
  ahead: (count) => `Vous finissez ${count === 1 ? '1 point' : `${count} points`} plus bas que le suivant`,
  tieLost: 'Score égal : le départage vous est contraire',
  tieWon: 'Score égal : le départage vous est favorable',
  counted: (score, competition) => `Votre score : ${score}, ${competition}.`,
});
