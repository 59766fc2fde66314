import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { plays, whereArea } from '../judges.ts';
import { position } from '../position.ts';

/** AM-11, AM-12 The ends of a match, and how to prevent one. */
export const end: ChapterOf<AmVocabulary, LessonText['chapters']['end']> = {
  position: () =>
    position({
      areas: {
        longwall: { minions: [1] },
        'isle-of-gods': { minions: [1], building: 1 },
        'seven-sleepers': { minions: [1] },
        'nap-hill': { minions: [1] },
        'dragons-landing': { minions: [1, 1] },
        dimwell: { minions: [0] },
        'the-hippo': { minions: [0, 0] },
        'the-shades': { minions: [0, 2], trouble: true },
        'dolly-sisters': { minions: [0, 2], trouble: true },
        'small-gods': { minions: [2] },
      },
      hands: [['groat', 'inigo-skimmer', 'peeled-nuts'], ['modo'], ['buggy-swires']],
      deckSize: 14,
      personalities: ['lord-vetinari', 'lord-rust', 'chrysoprase'],
    }),
  steps: [
    { kind: 'show', id: 'watch', needs: ['seats'] },
    {
      kind: 'show',
      id: 'near',
      needs: ['seats'],
      lit: ['longwall', 'isle-of-gods', 'seven-sleepers', 'nap-hill', 'dragons-landing'],
    },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: plays('groat'),
      wrong: [{ id: 'dagger', when: plays('inigo-skimmer') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'spoil',
      among: does('place'),
      accept: whereArea(
        (area) => area.controller === 1 && area.minions[1] === 1 && area.building === undefined,
      ),
      wrong: [{ id: 'two', when: whereArea((area) => area.controller === 1) }, { id: 'elsewhere' }],
    },
    { kind: 'show', id: 'others' },
    { kind: 'show', id: 'vimes' },
  ],
};
