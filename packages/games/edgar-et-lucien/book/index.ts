import type { BookParts } from '@manigance/core/book';

/** The book of the rules for players. */
export const book: BookParts = {
  text: { en: () => import('./text/en.ts'), fr: () => import('./text/fr.ts') },
  articles: () => import('./articles.ts'),
  figures: () => import('./figures.ts'),
};
