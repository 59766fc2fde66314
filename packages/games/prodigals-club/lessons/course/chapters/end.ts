import type { ChapterOf } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { ended, plays, stepDown } from '../judges.ts';
import { position, standing } from '../position.ts';

/** PC-16 A rival near zero, and the last round. */
export const end: ChapterOf<PcVocabulary, LessonText['chapters']['end']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      round: 3,
      dame: 'dame-rows',
      players: [
        {
          votes: 5,
          markers: standing('left 4', 'middle 2', 'right 3', 'left 0'),
          hand: ['forgotten-name', 'gossip-columnist', 'sermon-in-praise-of-taxes'],
        },
        {
          votes: 1,
          markers: standing('left 4', 'middle 3', 'right 2', 'left -1'),
          hand: ['whistling-the-wrong-anthem'],
        },
        { votes: 12, markers: standing('left 5', 'middle 4', 'right 2', 'left 1') },
      ],
      pending: [
        { kind: 'closing', at: 0 },
        { kind: 'actionTurns', at: 1 },
        { kind: 'actions', seat: 0 },
      ],
    }),
  steps: [
    { kind: 'show', id: 'ends', needs: ['seats'] },
    { kind: 'show', id: 'near', needs: ['seats'] },
    {
      kind: 'try',
      id: 'play',
      needs: ['tray'],
      accept: plays('forgotten-name'),
      wrong: [
        { id: 'black', when: plays('gossip-columnist') },
        { id: 'votes', when: plays('sermon-in-praise-of-taxes') },
        { id: 'end' },
      ],
    },
    {
      kind: 'show',
      id: 'over',
      plays: [
        stepDown(0, 'gentleman-1'),
        stepDown(0, 'gentleman-1'),
        stepDown(0, 'lady-1'),
        ...ended(0),
        { seat: 1, move: { do: 'play', card: 'whistling-the-wrong-anthem' } },
        ...ended(1),
      ],
    },
    { kind: 'show', id: 'ready' },
  ],
};
