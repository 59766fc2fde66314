import { type Language, spaceFrench } from '@manigance/core';

const words = {
  en: {
    central: (round: number) => `Round ${round}`,
    centralNote: 'The central card is turned up.',
    card: 'Central card',
    ended: (round: number) => `Round ${round} is over`,
    endedNote: 'Only each player’s highest score counts; the lowest of these wins.',
    score: (name: string, score: string, competition: string) => `${name}: ${score}, ${competition}.`,
    you: 'You',
  },
  fr: {
    central: (round: number) => `Manche ${round}`,
    centralNote: 'On découvre la carte centrale.',
    card: 'Carte centrale',
    ended: (round: number) => `La manche ${round} est finie`,
    endedNote: 'Seul le plus haut score de chacun compte ; le plus bas d’entre eux l’emporte.',
    score: (name: string, score: string, competition: string) =>
      spaceFrench(`${name} : ${score}, ${competition}.`),
    you: 'Vous',
  },
} as const satisfies Record<Language, object>;

export function stageWords(language: Language): (typeof words)[Language] {
  return words[language];
}
