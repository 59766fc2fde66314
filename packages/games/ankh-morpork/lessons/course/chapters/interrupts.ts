import type { ChapterOf } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { crowd, reactsWith, whereArea } from '../judges.ts';
import { position } from '../position.ts';

/** AM-9 Interrupts, in the turns of the others. */
export const interrupts: ChapterOf<AmVocabulary, LessonText['chapters']['interrupts']> = {
  position: () =>
    position({
      active: 1,
      areas: {
        'the-scours': { minions: [0, 1], trouble: true },
        'the-shades': { minions: [0, 2], trouble: true },
        dimwell: { minions: [0] },
        'nap-hill': { minions: [1] },
        longwall: { minions: [2] },
      },
      hands: [['gaspode', 'igor', 'groat'], ['inigo-skimmer', 'modo'], ['dr-cruces']],
      personalities: ['lord-selachii'],
    }),
  steps: [
    { kind: 'show', id: 'cards', needs: ['tray'] },
    {
      kind: 'show',
      id: 'threat',
      needs: ['tray'],
      plays: [
        { seat: 1, move: { do: 'play', card: 'inigo-skimmer' } },
        { seat: 1, move: { do: 'remove', area: 'the-scours', piece: 0 } },
      ],
    },
    {
      kind: 'try',
      id: 'react',
      needs: ['tray'],
      accept: reactsWith('gaspode'),
      wrong: [{ id: 'igor', when: reactsWith('igor') }, { id: 'pass' }],
    },
    { kind: 'show', id: 'secret' },
    {
      kind: 'show',
      id: 'again',
      needs: ['tray'],
      plays: [
        { seat: 1, move: { do: 'act' } },
        { seat: 1, move: { do: 'finish' } },
        { seat: 2, move: { do: 'play', card: 'dr-cruces' } },
        { seat: 2, move: { do: 'remove', area: 'the-shades', piece: 0 } },
      ],
    },
    {
      kind: 'try',
      id: 'igor',
      needs: ['tray'],
      accept: reactsWith('igor'),
      wrong: [{ id: 'pass' }],
    },
    {
      kind: 'try',
      id: 'elsewhere',
      accept: whereArea((area) => crowd(area) === 0),
      wrong: [{ id: 'crowd' }],
    },
    { kind: 'show', id: 'so' },
  ],
};
