import type { ChapterOf } from '@manigance/core/lessons';
import { destinations } from '../../../rules/plan.ts';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { commits, pass, sets } from '../judges.ts';
import { position } from '../position.ts';

/** EL-5, EL-6 The programme and where it leads. */
export const wheel: ChapterOf<ElVocabulary, LessonText['chapters']['wheel']> = {
  position: () =>
    position({
      pending: { kind: 'programme' },
      players: [
        { at: 'A06', owns: ['A06'] },
        { edgar: 'A11', lucien: 'A09', owns: ['A11'] },
        { at: 'A14', owns: ['A14'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'hands', lit: ['A06'], needs: ['tray'], plays: [commits(1), commits(2)] },
    {
      kind: 'try',
      id: 'border',
      lit: ['A09'],
      needs: ['tray'],
      accept: sets(({ edgar, lucien }) => edgar === 'green' && lucien === 'immobile'),
      wrong: [
        { id: 'lucien', when: sets(({ lucien }) => lucien !== 'immobile') },
        { id: 'stays', when: sets(({ edgar }) => edgar === 'immobile') },
        { id: 'wall', when: sets(({ edgar }) => destinations('A06', edgar).length === 0) },
        { id: 'elsewhere' },
      ],
    },
    { kind: 'show', id: 'revealed', lit: ['A09'] },
    {
      kind: 'try',
      id: 'metro',
      needs: ['tray'],
      plays: [...pass(0, 1, 2), commits(1), commits(2)],
      accept: sets(({ edgar, lucien }) => edgar === 'immobile' && lucien === 'metro_blue'),
      wrong: [
        { id: 'edgar', when: sets(({ edgar }) => edgar !== 'immobile') },
        { id: 'pink', when: sets(({ lucien }) => lucien === 'metro_pink') },
        { id: 'lucien' },
      ],
    },
    {
      kind: 'try',
      id: 'exit',
      lit: ['A03', 'A13'],
      accept: (move) => move.do === 'chooseExit' && move.lucien === 'A13',
      wrong: [{ id: 'yards' }],
    },
    { kind: 'show', id: 'secret' },
  ],
};
