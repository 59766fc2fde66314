import type { NoughtsBook } from './en.ts';

export const text: NoughtsBook = {
  chapters: {
    row: {
      title: 'Trois à la suite',
      parts: {
        aim: 'Deux joueurs marquent des cases tour à tour. **Trois à la suite** gagnent.',
        last: {
          say: 'Vous avez marqué les cases 0 et 1.',
          ask: 'Complétez la rangée.',
          right: 'Trois.',
          wrong: { other: 'Cette case n’est pas dans la rangée.' },
        },
      },
    },
  },
};
