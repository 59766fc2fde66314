import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { idleTurn, inAreas, mine, plays } from '../judges.ts';
import { position } from '../position.ts';

/** AM-6.2, AM-8 Buildings, their price and the powers they bring. */
export const buildings: ChapterOf<AmVocabulary, LessonText['chapters']['buildings']> = {
  position: () =>
    position({
      areas: {
        dimwell: { minions: [0] },
        'the-hippo': { minions: [0] },
        'small-gods': { minions: [0] },
        'the-shades': { minions: [0, 1], trouble: true },
        'the-scours': { minions: [1, 2], trouble: true },
        'dolly-sisters': { minions: [1, 2], trouble: true },
        longwall: { minions: [1], building: 1 },
        'nap-hill': { minions: [2] },
      },
      hands: [['mended-drum', 'captain-carrot', 'peeled-nuts'], ['buggy-swires'], ['sergeant-detritus']],
      money: [15, 8, 11],
      personalities: ['lord-rust'],
    }),
  steps: [
    { kind: 'show', id: 'what', lit: ['dimwell', 'the-hippo', 'small-gods'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: plays('mended-drum'),
      wrong: [{ id: 'other' }],
    },
    {
      kind: 'try',
      id: 'where',
      among: does('build'),
      accept: inAreas('the-hippo'),
      wrong: [{ id: 'dimwell' }],
    },
    {
      kind: 'try',
      id: 'take',
      accept: does('act'),
      wrong: [{ id: 'skip' }],
    },
    {
      kind: 'show',
      id: 'later',
      plays: [
        mine({ do: 'finish' }),
        ...idleTurn(1, 'buggy-swires', 1),
        ...idleTurn(2, 'sergeant-detritus', 2),
      ],
    },
    {
      kind: 'try',
      id: 'power',
      needs: ['tray'],
      accept: does('power'),
      wrong: [{ id: 'card' }],
    },
    { kind: 'show', id: 'so' },
  ],
};
