import type { GameTexts } from '@manigance/core';
import type { LdVocabulary } from '../rules/state.ts';
import { cites } from './cites.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';

/** The sentences of every language, for tests. */
export const texts: GameTexts<LdVocabulary> = { text: { en, fr }, cites };
