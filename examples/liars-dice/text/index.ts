import type { GameTexts, RuleId } from '@manigance/core';
import type { LdEvent, LdVocabulary } from '../rules/state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The rule behind each line of the log. */
const cited: Readonly<Record<LdEvent['type'], RuleId>> = {
  rolled: 'LD-3.1',
  bid: 'LD-4.1',
  revealed: 'LD-5.2',
  lostDie: 'LD-5.3',
  left: 'LD-6.3',
};

export const texts: GameTexts<LdVocabulary> = { text: { en, fr }, cites: ({ type }) => cited[type] };
