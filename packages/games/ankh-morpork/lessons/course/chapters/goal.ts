import { type ChapterOf, does } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { crowd, idleTurn, mine, own, plays, whereArea } from '../judges.ts';
import { position } from '../position.ts';

/** AM-11 A secret goal, control of areas, and when a goal counts. */
export const goal: ChapterOf<AmVocabulary, LessonText['chapters']['goal']> = {
  position: () =>
    position({
      areas: {
        dimwell: { minions: [0] },
        longwall: { minions: [0, 0] },
        'the-hippo': { minions: [0] },
        'nap-hill': { minions: [0] },
        'the-shades': { minions: [1, 2], trouble: true },
        'the-scours': { minions: [1, 2], trouble: true },
        'dolly-sisters': { minions: [1, 2], trouble: true },
        'unreal-estate': { minions: [1] },
        'small-gods': { minions: [2] },
        'dragons-landing': { minions: [2] },
      },
      hands: [['groat', 'peeled-nuts', 'mended-drum'], ['buggy-swires'], ['sergeant-detritus']],
      personalities: ['lord-selachii', 'commander-vimes', 'chrysoprase'],
    }),
  steps: [
    { kind: 'show', id: 'secret', needs: ['tray', 'goal'] },
    { kind: 'show', id: 'control', lit: ['dimwell', 'longwall', 'the-hippo', 'nap-hill'], needs: ['goal'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: plays('groat'),
      wrong: [{ id: 'nuts', when: plays('peeled-nuts') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'fifth',
      among: does('place'),
      accept: whereArea((area) => crowd(area) === 0),
      wrong: [{ id: 'mine', when: whereArea((area) => own(area) > 0) }, { id: 'crowd' }],
    },
    { kind: 'show', id: 'wait', needs: ['goal'] },
    {
      kind: 'show',
      id: 'win',
      plays: [
        mine({ do: 'finish' }),
        ...idleTurn(1, 'buggy-swires', 1),
        ...idleTurn(2, 'sergeant-detritus', 2),
      ],
    },
  ],
};
