import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { crowd, plays, whereArea } from '../judges.ts';
import { position } from '../position.ts';

/** AM-6.1, AM-7.1 Where a minion may be placed, and when it brings trouble. */
export const placing: ChapterOf<AmVocabulary, LessonText['chapters']['placing']> = {
  position: () =>
    position({
      areas: {
        'the-shades': { minions: [0, 1, 2], trouble: true },
        'the-scours': { minions: [0, 1, 2], trouble: true },
        'dolly-sisters': { minions: [0, 1, 2], trouble: true },
        dimwell: { minions: [0] },
        'unreal-estate': { minions: [1] },
        'the-hippo': { minions: [2] },
      },
      hands: [['dwarves', 'captain-carrot', 'peeled-nuts'], ['modo'], ['groat']],
      personalities: ['lord-vetinari'],
    }),
  steps: [
    { kind: 'show', id: 'neighbours', lit: ['dimwell', 'the-shades', 'the-scours', 'longwall'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: plays('dwarves'),
      wrong: [{ id: 'carrot', when: plays('captain-carrot') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'empty',
      among: does('place'),
      accept: whereArea((area) => crowd(area) === 0),
      wrong: [{ id: 'crowd' }],
    },
    { kind: 'show', id: 'calm' },
    {
      kind: 'try',
      id: 'trouble',
      among: does('place'),
      accept: whereArea((area) => area.bringsTrouble && !area.trouble),
      wrong: [{ id: 'already', when: whereArea((area) => area.trouble) }, { id: 'empty' }],
    },
    { kind: 'show', id: 'why' },
  ],
};
