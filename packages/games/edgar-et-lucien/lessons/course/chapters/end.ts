import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { position } from '../position.ts';

/** EL-19 A rival one step from victory. */
export const end: ChapterOf<ElVocabulary, LessonText['chapters']['end']> = {
  position: () =>
    position({
      certificates: { wealthy_dandy: 1 },
      players: [
        { money: 40_000, edgar: 'A09', lucien: 'A08', owns: ['A01', 'A10'] },
        { money: 100_000, edgar: 'A11', lucien: 'A09', owns: ['A02', 'A03', 'A05', 'A06', 'A08'] },
        { money: 40_000, at: 'A13', owns: ['A04', 'A13'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'plates', needs: ['seats'] },
    { kind: 'show', id: 'threat', lit: ['A09'], needs: ['seats'] },
    {
      kind: 'try',
      id: 'stop',
      lit: ['A08'],
      needs: ['tray'],
      accept: does('buyPlayer'),
      wrong: [{ id: 'rob', when: does('rob') }, { id: 'pass' }],
    },
    { kind: 'show', id: 'spoilt', needs: ['seats'] },
    { kind: 'show', id: 'play' },
  ],
};
