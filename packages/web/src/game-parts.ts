import type { Game, GameTexts, Language, Vocabulary } from '@manigance/core';
import type { GameId } from './games.ts';
import type { Book } from './rules/book.ts';

type Texts = GameTexts<Vocabulary>;

/** The words of a game, loaded when they are needed. The page speaks of every game without knowing its moves. */
export const gameTexts: Readonly<Record<GameId, () => Promise<Texts>>> = {
  'ankh-morpork': async () =>
    (await import('@manigance/games/ankh-morpork/text/index.ts')).texts as unknown as Texts,
  'edgar-et-lucien': async () =>
    (await import('@manigance/games/edgar-et-lucien/text/index.ts')).texts as unknown as Texts,
  'prodigals-club': async () =>
    (await import('@manigance/games/prodigals-club/text/index.ts')).texts as unknown as Texts,
};

/** The rules of a game: loaded by the worker that runs a match, never by the page. */
export const gameRules: Readonly<Record<GameId, () => Promise<Game>>> = {
  'ankh-morpork': async () =>
    (await import('@manigance/games/ankh-morpork/rules/index.ts')).game as unknown as Game,
  'edgar-et-lucien': async () =>
    (await import('@manigance/games/edgar-et-lucien/rules/index.ts')).game as unknown as Game,
  'prodigals-club': async () =>
    (await import('@manigance/games/prodigals-club/rules/index.ts')).game as unknown as Game,
};

type BookLoads = Readonly<Record<GameId, () => Promise<Book>>>;

export const ruleBooks: Readonly<Record<Language, BookLoads>> = {
  en: {
    'ankh-morpork': async () => (await import('rules:en/ankh-morpork')).default,
    'edgar-et-lucien': async () => (await import('rules:en/edgar-et-lucien')).default,
    'prodigals-club': async () => (await import('rules:en/prodigals-club')).default,
  },
  fr: {
    'ankh-morpork': async () => (await import('rules:fr/ankh-morpork')).default,
    'edgar-et-lucien': async () => (await import('rules:fr/edgar-et-lucien')).default,
    'prodigals-club': async () => (await import('rules:fr/prodigals-club')).default,
  },
};
