import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { position } from '../position.ts';

/** EL-16 to EL-18 Taxes, the election and a fresh period. */
export const period: ChapterOf<ElVocabulary, LessonText['chapters']['period']> = {
  position: () =>
    position({
      turn: 4,
      firstPlayer: 1,
      acts: 0,
      players: [
        { money: 50_000, popularity: 80, edgar: 'A12', lucien: 'A07', owns: ['A07', 'A10'] },
        { money: 60_000, popularity: 80, at: 'A03', owns: ['A03', 'A11'] },
        { money: 40_000, popularity: 30, at: 'A13', owns: ['A13'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'four', needs: ['seats'] },
    { kind: 'show', id: 'race', lit: ['A07', 'A10'], needs: ['seats'] },
    {
      kind: 'try',
      id: 'end',
      needs: ['tray'],
      accept: does('pass'),
      wrong: [{ id: 'heist' }],
    },
    { kind: 'show', id: 'elected', needs: ['seats'] },
    { kind: 'show', id: 'tie' },
  ],
};
