import { spaceFrenchWords } from '@manigance/core';
import type { NoughtsText } from './en.ts';

export const text: NoughtsText = spaceFrenchWords<NoughtsText>({
  chapters: {
    row: {
      title: 'Trois alignés',
      summary: 'Tout le jeu.',
      steps: {
        aim: { say: 'Trois de vos marques alignées gagnent. Vous en avez **deux**.' },
        third: {
          say: 'Les cases sont numérotées à partir de 0.',
          ask: 'Complétez la première ligne.',
          right: 'Trois.',
          wrong: {
            blocks: 'Le milieu est bon, mais **la ligne** est meilleure.',
            other: 'Cette case n’est pas sur la ligne.',
          },
        },
        won: { say: 'C’était tout.' },
      },
    },
  },
});
