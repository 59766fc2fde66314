import type { ChapterOf } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { ended, lastTurn, plays } from '../judges.ts';
import { position, standing } from '../position.ts';

/** PC-1 The highest score counts, and the lowest of these wins. */
export const goal: ChapterOf<PcVocabulary, LessonText['chapters']['goal']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      round: 5,
      dame: 'dame-same-row',
      players: [
        {
          votes: 6,
          markers: standing('left 2', 'middle 1', 'right 0', 'left -1'),
          hand: ['whistling-the-wrong-anthem', 'forgotten-name'],
        },
        { votes: 5, markers: standing('left 3', 'middle 2', 'right 1', 'left 0') },
        { votes: 8, markers: standing('left 4', 'middle 3', 'right 2', 'middle 0') },
      ],
      pending: lastTurn,
    }),
  steps: [
    { kind: 'show', id: 'aim', needs: ['goal'] },
    { kind: 'show', id: 'plates', needs: ['seats'] },
    {
      kind: 'try',
      id: 'play',
      needs: ['tray'],
      accept: plays('whistling-the-wrong-anthem'),
      wrong: [{ id: 'name', when: plays('forgotten-name') }, { id: 'end' }],
    },
    { kind: 'show', id: 'won', plays: ended(0) },
  ],
};
