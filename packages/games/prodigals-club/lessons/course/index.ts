import { defineCourse } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../rules/state.ts';
import type { LessonText } from '../text/en.ts';
import { cards } from './chapters/cards.ts';
import { election } from './chapters/election.ts';
import { end } from './chapters/end.ts';
import { errands } from './chapters/errands.ts';
import { goal } from './chapters/goal.ts';
import { lastWill } from './chapters/last-will.ts';
import { possessions } from './chapters/possessions.ts';
import { society } from './chapters/society.ts';

/** The Prodigals Club in eight chapters: Election and Society first, what Possessions add, and what Last Will puts in their place. */
export const course = defineCourse<PcVocabulary, LessonText>({
  chapters: { goal, errands, cards, election, society, possessions, end, lastWill },
  places: (move) => ('space' in move ? [move.space] : []),
});
