import { type ChapterOf, does } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { sends } from '../judges.ts';
import { position } from '../position.ts';

/** PC-11 The third competition: selling cheaply and spending. */
export const possessions: ChapterOf<PcVocabulary, LessonText['chapters']['possessions']> = {
  position: () =>
    position({
      mode: 'esp',
      seats: 3,
      pointer: 'belgravia',
      players: [
        {
          unplaced: 1,
          votes: 20,
          pounds: 4,
          possessions: ['possession-a-1', 'possession-a-3', 'possession-a-6'],
        },
        { unplaced: 1, possessions: ['possession-b-1', 'possession-b-4'] },
        { unplaced: 1, possessions: ['possession-c-1', 'possession-c-6'] },
      ],
      pending: [{ kind: 'errands', at: 0 }],
    }),
  steps: [
    { kind: 'show', id: 'score', needs: ['tray'] },
    { kind: 'show', id: 'sale' },
    {
      kind: 'try',
      id: 'send',
      lit: ['possessions-sell'],
      accept: sends('possessions-sell'),
      wrong: [{ id: 'spend', when: sends('possessions-spend') }, { id: 'other' }],
    },
    {
      kind: 'try',
      id: 'first',
      needs: ['tray'],
      accept: (move) => move.do === 'sell' && move.tile === 'possession-a-6',
      wrong: [{ id: 'borough' }],
    },
    {
      kind: 'try',
      id: 'second',
      needs: ['tray'],
      accept: does('sell'),
      wrong: [{ id: 'stop' }],
    },
    { kind: 'show', id: 'spend' },
  ],
};
