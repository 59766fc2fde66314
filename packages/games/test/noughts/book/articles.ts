import type { ArticlesOf } from '@manigance/core/book';
import type { NoughtsBook } from './text/en.ts';

export const articles: ArticlesOf<NoughtsBook> = { row: { aim: ['NC-1.1'] } };
