import type { GameTexts } from '@manigance/core';
import type { AmVocabulary } from '../rules/state.ts';
import { cites } from './cites.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

/** Ankh-Morpork in words: what is asked, offered, told and refused, in every language. */
export const texts: GameTexts<AmVocabulary> = { text: { en: english, fr: french }, cites };

export type { Names } from './names.ts';
export { namesEn } from './names-en.ts';
export { namesFr } from './names-fr.ts';
