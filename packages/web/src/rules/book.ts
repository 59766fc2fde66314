import type { Language } from '@manigance/core';

/** A rule book as the build compiles it: see build/compile-rules.ts. */
export interface Book {
  /** Language of the text; English if the book has no translation. */
  readonly language: Language;
  readonly chapters: readonly Chapter[];
}
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export interface Block {
  readonly id?: string;
  readonly depth?: number;
  readonly html: string;
}
