import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { plays } from '../judges.ts';
import { position } from '../position.ts';

/** AM-6.5, AM-9.7, AM-11.6 Money, loans and what a player is worth. */
export const money: ChapterOf<AmVocabulary, LessonText['chapters']['money']> = {
  position: () =>
    position({
      areas: {
        dimwell: { minions: [0] },
        'seven-sleepers': { minions: [0], building: 0 },
        'the-shades': { minions: [0, 1, 2], trouble: true },
        'the-scours': { minions: [1, 2], trouble: true },
        'dolly-sisters': { minions: [1, 2], trouble: true },
        'dragons-landing': { minions: [1] },
      },
      hands: [['royal-mint', 'bank-of-ankh-morpork', 'groat'], ['modo'], ['buggy-swires']],
      money: [27, 9, 14],
      personalities: ['chrysoprase'],
    }),
  steps: [
    { kind: 'show', id: 'worth', needs: ['goal', 'tray'], lit: ['seven-sleepers'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray', 'goal'],
      among: (move) => move.do === 'play',
      accept: plays('royal-mint'),
      wrong: [{ id: 'bank', when: plays('bank-of-ankh-morpork') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'build',
      among: does('build', 'skip'),
      accept: does('build'),
      wrong: [{ id: 'skip' }],
    },
    {
      kind: 'try',
      id: 'take',
      among: does('act', 'skip'),
      accept: does('act'),
      wrong: [{ id: 'skip' }],
    },
    { kind: 'show', id: 'fifty', needs: ['goal', 'seats'] },
  ],
};
