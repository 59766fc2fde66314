import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { acts } from '../judges.ts';
import { position } from '../position.ts';

/** EL-10 to EL-12 The four Administrations and what they cost. */
export const administrations: ChapterOf<ElVocabulary, LessonText['chapters']['administrations']> = {
  position: () =>
    position({
      players: [
        { money: 20_000, popularity: 10, edgar: 'A12', lucien: 'A05', owns: ['A01', 'A03'] },
        { money: 20_000, edgar: 'A14', lucien: 'A12', owns: ['A14'] },
        { money: 50_000, at: 'A07', owns: ['A07'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'four', lit: ['A02', 'A05', 'A08', 'A12'] },
    { kind: 'show', id: 'price', lit: ['A12'], needs: ['seats'] },
    {
      kind: 'try',
      id: 'speech',
      lit: ['A05'],
      needs: ['tray'],
      accept: acts('populist_speech'),
      wrong: [{ id: 'buy', when: does('buyCity') }, { id: 'rob', when: does('rob') }, { id: 'pass' }],
    },
    {
      kind: 'try',
      id: 'heist',
      lit: ['A12'],
      needs: ['tray'],
      accept: acts('bank_heist'),
      wrong: [{ id: 'rob', when: does('rob') }, { id: 'pass' }],
    },
    { kind: 'show', id: 'once', needs: ['tray'] },
    { kind: 'show', id: 'support', lit: ['A02'] },
  ],
};
