import { inBothLanguages } from '@manigance/core';
import { wordsHook } from '@manigance/ui/words.ts';

const en = {
  parts: 'What to read',
  book: 'The book',
  articles: 'The numbered rules',
  contents: 'Chapters',
  chapter: (number: number) => `Chapter ${number}`,
  all: 'All chapters',
  next: (title: string) => `Next: ${title}`,
  ruling: 'The ruling',
  answers: 'Your answer',
  again: 'Try again from the start',
  right: 'Right.',
  not: 'Not that.',
  inBook: (count: number) => (count === 1 ? '1 passage in the book' : `${count} passages in the book`),
  inRules: (count: number) => (count === 1 ? '1 article' : `${count} articles`),
  found: (book: string, rules: string) => `${book}, ${rules}.`,
  openArticle: (rule: string) => `Rule ${rule} in its chapter`,
  drawing: 'Drawing the board…',
};

const words = inBothLanguages(en, {
  parts: 'Que lire',
  book: 'Le livre',
  articles: 'Les règles numérotées',
  contents: 'Chapitres',
  chapter: (number) => `Chapitre ${number}`,
  all: 'Tous les chapitres',
  next: (title) => `Ensuite : ${title}`,
  ruling: 'La règle exacte',
  answers: 'Votre réponse',
  again: 'Reprendre au début',
  right: 'Exact.',
  not: 'Pas cela.',
  inBook: (count) => (count < 2 ? `${count} passage du livre` : `${count} passages du livre`),
  inRules: (count) => (count < 2 ? `${count} article` : `${count} articles`),
  found: (book, rules) => `${book}, ${rules}.`,
  openArticle: (rule) => `La règle ${rule} dans son chapitre`,
  drawing: 'Le plateau se dessine…',
});

/** Words of the book. */
export const useBookWords = wordsHook(words);
