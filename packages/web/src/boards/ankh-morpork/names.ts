import { type Names, namesEn, namesFr } from '@manigance/ankh-morpork/text';
import type { Language } from '@manigance/core';

export type { Names };

/** What is printed on cards and map. */
export const namesIn: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };
