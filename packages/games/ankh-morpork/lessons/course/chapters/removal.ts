import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { idleTurn, inAreas, mine, plays } from '../judges.ts';
import { position } from '../position.ts';

/** AM-6.3, AM-6.4, AM-7.2 Assassination and the removal of trouble. */
export const removal: ChapterOf<AmVocabulary, LessonText['chapters']['removal']> = {
  position: () =>
    position({
      areas: {
        'the-scours': { minions: [0, 1], trouble: true },
        'the-hippo': { minions: [0, 2], trouble: true },
        'the-shades': { minions: [1, 2, 2], trouble: true },
        'nap-hill': { minions: [0] },
        'small-gods': { minions: [1] },
        longwall: { minions: [2] },
      },
      hands: [['inigo-skimmer', 'buggy-swires', 'peeled-nuts'], ['modo'], ['sergeant-detritus']],
      draws: ['groat', 'hex', 'dysk'],
      personalities: ['lord-rust'],
    }),
  steps: [
    { kind: 'show', id: 'where', lit: ['the-scours', 'the-hippo', 'the-shades'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      among: plays('inigo-skimmer', 'peeled-nuts'),
      accept: plays('inigo-skimmer'),
      wrong: [{ id: 'other' }],
    },
    {
      kind: 'try',
      id: 'victim',
      among: does('remove'),
      accept: inAreas('the-scours'),
      wrong: [{ id: 'hippo', when: inAreas('the-hippo') }, { id: 'shades' }],
    },
    { kind: 'show', id: 'gone', plays: [{ seat: 1, move: { do: 'pass' } }], lit: ['the-scours'] },
    {
      kind: 'try',
      id: 'calm',
      needs: ['tray'],
      plays: [
        mine({ do: 'act' }),
        mine({ do: 'finish' }),
        ...idleTurn(1, 'modo', 1),
        ...idleTurn(2, 'sergeant-detritus', 2),
      ],
      accept: plays('buggy-swires'),
      wrong: [{ id: 'other' }],
    },
    {
      kind: 'try',
      id: 'marker',
      among: does('clear'),
      accept: inAreas('the-hippo'),
      wrong: [{ id: 'shades' }],
    },
    { kind: 'show', id: 'so' },
  ],
};
