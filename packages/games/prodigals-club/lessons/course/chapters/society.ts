import { type ChapterOf, does } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { lastTurn, plays, stepDown, steps } from '../judges.ts';
import { position, standing } from '../position.ts';

/** PC-14, PC-15 The ladder and Dame Beatrice. */
export const society: ChapterOf<PcVocabulary, LessonText['chapters']['society']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      dame: 'dame-same-row',
      players: [
        {
          votes: 20,
          markers: standing('left 16', 'middle 9', 'right 8', 'left 5'),
          hand: ['forgotten-name'],
        },
      ],
      pending: lastTurn,
    }),
  steps: [
    { kind: 'show', id: 'ladder' },
    {
      kind: 'try',
      id: 'card',
      needs: ['tray'],
      accept: plays('forgotten-name'),
      wrong: [{ id: 'end' }],
    },
    {
      kind: 'try',
      id: 'top',
      accept: steps('gentleman-1'),
      wrong: [{ id: 'stop', when: does('stop') }, { id: 'one' }],
    },
    { kind: 'show', id: 'dame' },
    {
      kind: 'try',
      id: 'last',
      plays: [stepDown(0, 'gentleman-1')],
      accept: (move) => move.do === 'step' && move.marker !== 'gentleman-2',
      wrong: [{ id: 'row', when: steps('gentleman-2') }, { id: 'stop' }],
    },
    { kind: 'show', id: 'symbols' },
  ],
};
