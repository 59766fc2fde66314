import './last-will/en.ts';
import './last-will/fr.ts';
import type { GameTexts } from '@manigance/core';
import type { PcVocabulary } from '../rules/state.ts';
import { cites } from './cites.ts';
import { text as en } from './en.ts';
import { text as fr } from './fr.ts';

/** The sentences of every language, those of Last Will as well. */
export const texts: GameTexts<PcVocabulary> = {
  text: { en, fr },
  cites,
};
