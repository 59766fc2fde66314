import type { GameTexts } from '@manigance/core';
import type { ElVocabulary } from '../rules/state.ts';
import { cites } from './cites.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';

/** The sentences of every language. */
export const texts: GameTexts<ElVocabulary> = { text: { en, fr }, cites };
export type { Names } from './names.ts';
export { namesEn } from './names-en.ts';
export { namesFr } from './names-fr.ts';
