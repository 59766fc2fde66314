import type { GameTexts, Language } from '@manigance/core';
import type { AmVocabulary } from '../rules/state.ts';
import { cites } from './cites.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';
import type { Names } from './names.ts';
import { namesEn } from './names-en.ts';
import { namesFr } from './names-fr.ts';

/** Ankh-Morpork in words: what is asked, offered, told and refused, in every language. */
export const texts: GameTexts<AmVocabulary> = { text: { en, fr }, cites };

/** The names and texts on cards and map. */
export const namesIn: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr };

export type { Names } from './names.ts';
