import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { position } from '../position.ts';

/** EL-8 Edgar robs, and guards. */
export const edgar: ChapterOf<ElVocabulary, LessonText['chapters']['edgar']> = {
  position: () =>
    position({
      players: [
        { money: 30_000, edgar: 'A09', lucien: 'A10', owns: ['A01'] },
        { money: 70_000, edgar: 'A14', lucien: 'A09', owns: ['A14'] },
        { money: 90_000, at: 'A09', owns: ['A13'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'who', lit: ['A09'] },
    { kind: 'show', id: 'guard', lit: ['A09'] },
    {
      kind: 'try',
      id: 'rob',
      needs: ['tray'],
      accept: does('rob'),
      wrong: [{ id: 'buy', when: does('buyCity') }, { id: 'pass' }],
    },
    { kind: 'show', id: 'half' },
    { kind: 'show', id: 'memory', needs: ['seats'] },
  ],
};
