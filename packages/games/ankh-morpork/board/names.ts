import type { Language } from '@manigance/core';
import { type Names, namesEn, namesFr } from '../text/index.ts';

export type { Names };

/** What is printed on cards and map. */
export const namesIn: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };
