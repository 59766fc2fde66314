import type { Language } from '@manigance/core';

/** A rule book as the build compiles it: see build/compile-rules.ts. */
export interface Book {
  /** Language of the text; English if the book has no translation. */
  readonly language: Language;
  readonly chapters: readonly Chapter[];
}
/** Opens a rule book at its first chapter, which tells the game in short. */
export const inShort = 'in-short';

/** A chapter of a rule book, as the page shows it. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
/** One rule, or the text between rules. `html` holds only our own text and the tags of the build. */
export interface Block {
  readonly id?: string;
  readonly depth?: number;
  readonly html: string;
}
