import type { GameTexts } from '@manigance/core';
import type { TgVocabulary } from '../rules/state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const texts: GameTexts<TgVocabulary> = { text: { en, fr }, cites: () => 'TG-2.1' };
