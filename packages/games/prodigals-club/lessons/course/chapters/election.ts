import { type ChapterOf, does } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { firstBundles } from '../first-bundles.ts';
import { sends, sent } from '../judges.ts';
import { position } from '../position.ts';

/** PC-12, PC-13 Political circles and Hyde Park. */
export const election: ChapterOf<PcVocabulary, LessonText['chapters']['election']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      circles: ['circle-1-01', 'circle-1-02', 'circle-1-03', 'circle-1-06'],
      bundles: firstBundles,
      players: [
        { unplaced: 2, votes: 30, grid: [{ tile: 'circle-start-1', x: 0, y: 0, rotation: 0 }] },
        { unplaced: 1, grid: [{ tile: 'circle-start-2', x: 0, y: 0, rotation: 0 }] },
        { unplaced: 1, grid: [{ tile: 'circle-start-3', x: 0, y: 0, rotation: 0 }] },
      ],
      pending: [{ kind: 'errands', at: 0 }],
    }),
  steps: [
    { kind: 'show', id: 'circles', lit: ['election-circle'] },
    {
      kind: 'try',
      id: 'send',
      lit: ['election-circle'],
      accept: sends('election-circle'),
      wrong: [{ id: 'other' }],
    },
    {
      kind: 'try',
      id: 'lay',
      needs: ['tray'],
      accept: does('placeTile'),
      wrong: [{ id: 'discard' }],
    },
    { kind: 'show', id: 'symbols', needs: ['seats'] },
    {
      kind: 'try',
      id: 'park',
      plays: [sent(1, 'society-dame'), sent(2, 'renaissance')],
      lit: ['election-hyde-park'],
      accept: sends('election-hyde-park'),
      wrong: [{ id: 'other' }],
    },
    { kind: 'show', id: 'speeches', lit: ['election-hyde-park'] },
  ],
};
