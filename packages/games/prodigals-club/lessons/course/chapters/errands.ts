import type { ChapterOf } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../../rules/state.ts';
import type { LessonText } from '../../text/en.ts';
import { firstBundles } from '../first-bundles.ts';
import { sends, sent } from '../judges.ts';
import { position } from '../position.ts';

const bundleOrVote: readonly string[] = ['election-bundle-any-1', 'society-bundle-any-1', 'election-vote'];

/** PC-7 Errand boys, one at a time. */
export const errands: ChapterOf<PcVocabulary, LessonText['chapters']['errands']> = {
  position: () =>
    position({
      mode: 'es',
      seats: 3,
      bundles: firstBundles,
      players: [{ unplaced: 2 }, { unplaced: 2 }, { unplaced: 2 }],
      pending: [{ kind: 'errands', at: 0 }],
    }),
  steps: [
    { kind: 'show', id: 'boys' },
    {
      kind: 'try',
      id: 'cards',
      accept: sends('election-bundle-any-1'),
      among: (move) => move.do === 'send' && bundleOrVote.includes(move.space),
      wrong: [{ id: 'society', when: sends('society-bundle-any-1') }, { id: 'vote' }],
    },
    {
      kind: 'try',
      id: 'bundle',
      accept: (move) => move.do === 'takeBundle' && move.bundle === 'election-c',
      wrong: [
        { id: 'black', when: (move) => move.do === 'takeBundle' && move.bundle === 'election-d' },
        { id: 'single' },
      ],
    },
    { kind: 'show', id: 'others', plays: [sent(1, 'society-dame'), sent(2, 'renaissance')] },
    {
      kind: 'try',
      id: 'vote',
      accept: sends('election-vote'),
      wrong: [
        { id: 'order', when: (move) => move.do === 'send' && move.space.startsWith('order') },
        { id: 'other' },
      ],
    },
    { kind: 'show', id: 'personal' },
  ],
};
