import { inBothLanguages } from '@manigance/core';

const en = {
  central: (round: number) => `Round ${round}`,
  centralNote: 'The central card is turned up.',
  card: 'Central card',
  ended: (round: number) => `Round ${round} is over`,
  endedNote: 'Only each player’s highest score counts; the lowest of these wins.',
  score: (name: string, score: string, competition: string) => `${name}: ${score}, ${competition}.`,
  you: 'You',
};

/** Words of the staged events. */
export const stageWords = inBothLanguages(en, {
  central: (round) => `Manche ${round}`,
  centralNote: 'On découvre la carte centrale.',
  card: 'Carte centrale',
  ended: (round) => `La manche ${round} est finie`,
  endedNote: 'Seul le plus haut score de chacun compte ; le plus bas d’entre eux l’emporte.',
  score: (name, score, competition) => `${name} : ${score}, ${competition}.`,
  you: 'Vous',
});
