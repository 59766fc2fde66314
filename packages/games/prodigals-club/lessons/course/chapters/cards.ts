import { type ChapterOf, does } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { lastTurn, plays } from '../judges.ts';
import { position } from '../position.ts';

/** PC-9 White cards work once, black ones stay. */
export const cards: ChapterOf<PcVocabulary, LessonText['chapters']['cards']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      players: [{ votes: 20, hand: ['sermon-in-praise-of-taxes', 'liberal-baiter'] }],
      pending: lastTurn,
    }),
  steps: [
    { kind: 'show', id: 'borders', needs: ['tray'] },
    {
      kind: 'try',
      id: 'black',
      needs: ['tray'],
      accept: plays('liberal-baiter'),
      wrong: [{ id: 'white', when: plays('sermon-in-praise-of-taxes') }, { id: 'end' }],
    },
    {
      kind: 'try',
      id: 'white',
      needs: ['tray'],
      accept: plays('sermon-in-praise-of-taxes'),
      wrong: [{ id: 'activate', when: does('activate') }, { id: 'end' }],
    },
    { kind: 'show', id: 'three', needs: ['seats'] },
    {
      kind: 'try',
      id: 'activate',
      needs: ['tray'],
      accept: does('activate'),
      wrong: [{ id: 'end' }],
    },
    { kind: 'show', id: 'stays', needs: ['tray'] },
  ],
};
