import { type ChapterOf, does } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { acts } from '../judges.ts';
import { position } from '../position.ts';

/** EL-15, EL-20 A certificate, a card, and the order of the two. */
export const certificates: ChapterOf<ElVocabulary, LessonText['chapters']['certificates']> = {
  position: () =>
    position({
      players: [
        {
          money: 150_000,
          popularity: 10,
          at: 'A12',
          owns: ['A01', 'A02', 'A05', 'A06', 'A07', 'A09'],
          hand: ['carte_blanche'],
        },
        { money: 60_000, at: 'A11', owns: ['A11'] },
        { money: 40_000, at: 'A13', owns: ['A13', 'A04'] },
      ],
    }),
  steps: [
    { kind: 'show', id: 'near', needs: ['goal'] },
    { kind: 'show', id: 'paper', lit: ['A12'], needs: ['tray'] },
    {
      kind: 'try',
      id: 'take',
      lit: ['A12'],
      needs: ['tray'],
      accept: (move) =>
        move.do === 'administration' && 'certificate' in move && move.certificate === 'wealthy_dandy',
      wrong: [
        { id: 'districts', when: acts('certificate_acquisition') },
        { id: 'money', when: does('buyCity', 'playScheme') },
        { id: 'pass' },
      ],
    },
    { kind: 'show', id: 'cards', needs: ['tray'] },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: does('playScheme'),
      wrong: [{ id: 'pass' }],
    },
    { kind: 'show', id: 'won' },
  ],
};
