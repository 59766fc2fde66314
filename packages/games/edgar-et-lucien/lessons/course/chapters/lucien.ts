import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { commits, pass, sets } from '../judges.ts';
import { position } from '../position.ts';

/** EL-9, EL-16.1 Lucien buys, and what districts bring. */
export const lucien: ChapterOf<ElVocabulary, LessonText['chapters']['lucien']> = {
  position: () =>
    position({
      players: [
        { money: 50_000, edgar: 'A10', lucien: 'A07', owns: ['A10'] },
        { money: 40_000, edgar: 'A11', lucien: 'A05', owns: ['A04', 'A11'] },
        { money: 40_000, at: 'A13', owns: ['A13'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'token', lit: ['A10'] },
    {
      kind: 'try',
      id: 'city',
      lit: ['A07'],
      needs: ['tray'],
      accept: does('buyCity'),
      wrong: [{ id: 'pass' }],
    },
    { kind: 'show', id: 'types', lit: ['A07', 'A10'] },
    {
      kind: 'try',
      id: 'walk',
      needs: ['tray'],
      plays: [...pass(0, 1, 2), commits(1), commits(2)],
      accept: sets(({ edgar, lucien }) => edgar === 'immobile' && lucien === 'orange'),
      wrong: [
        { id: 'edgar', when: sets(({ edgar }) => edgar !== 'immobile') },
        { id: 'stays', when: sets(({ lucien }) => lucien === 'immobile') },
        { id: 'elsewhere' },
      ],
    },
    {
      kind: 'try',
      id: 'player',
      lit: ['A04'],
      needs: ['tray'],
      accept: does('buyPlayer'),
      wrong: [{ id: 'pass' }],
    },
    { kind: 'show', id: 'padlock' },
  ],
};
