import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { position } from '../position.ts';

/** EL-19 Four conditions, of which three win at once. */
export const goal: ChapterOf<ElVocabulary, LessonText['chapters']['goal']> = {
  position: () =>
    position({
      players: [
        { money: 170_000, edgar: 'A06', lucien: 'A09', owns: ['A01', 'A02', 'A05', 'A06', 'A08'] },
        { money: 60_000, edgar: 'A11', lucien: 'A06', owns: ['A11', 'A14'] },
        { money: 40_000, at: 'A13', owns: ['A04', 'A13'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'aim', needs: ['goal'] },
    { kind: 'show', id: 'count', lit: ['A01', 'A02', 'A05', 'A06', 'A08'], needs: ['goal'] },
    {
      kind: 'try',
      id: 'buy',
      lit: ['A09'],
      needs: ['tray'],
      accept: does('buyCity'),
      wrong: [{ id: 'rob', when: does('rob') }, { id: 'pass' }],
    },
    { kind: 'show', id: 'won' },
  ],
};
