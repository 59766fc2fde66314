import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { idleTurn, mine, plays } from '../judges.ts';
import { position } from '../position.ts';

/** AM-5.2, AM-10 Scrolls, and random events, which cannot be skipped. */
export const scrolls: ChapterOf<AmVocabulary, LessonText['chapters']['scrolls']> = {
  position: () =>
    position({
      areas: {
        dimwell: { minions: [0] },
        'nap-hill': { minions: [0], building: 0 },
        'the-hippo': { minions: [1], building: 1 },
        'the-shades': { minions: [0, 1, 2], trouble: true },
        'the-scours': { minions: [1, 2], trouble: true },
        'dolly-sisters': { minions: [0, 2], trouble: true },
      },
      hands: [['sacharissa-cripslock', 'rincewind', 'groat'], ['modo'], ['buggy-swires']],
      draws: ['mended-drum', 'hex', 'dysk'],
      events: ['explosion'],
      rolls: [6],
      personalities: ['lord-vetinari'],
    }),
  steps: [
    { kind: 'show', id: 'scroll', needs: ['tray'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      among: (move) => move.do === 'play',
      accept: plays('sacharissa-cripslock'),
      wrong: [{ id: 'wizard', when: plays('rincewind') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'read',
      among: does('act', 'skip'),
      accept: does('act'),
      wrong: [{ id: 'skip' }],
    },
    { kind: 'show', id: 'wizards' },
    {
      kind: 'try',
      id: 'wizard',
      needs: ['tray'],
      plays: [mine({ do: 'skip' }), ...idleTurn(1, 'modo', 2), ...idleTurn(2, 'buggy-swires', 1)],
      among: (move) => move.do === 'play',
      accept: plays('rincewind'),
      wrong: [{ id: 'other' }],
    },
    { kind: 'show', id: 'event', lit: ['the-hippo'] },
  ],
};
