import { defineCourse } from '@manigance/core/lessons';
import type { PcVocabulary } from '../../rules/state.ts';
import type { LessonText } from '../text/en.ts';
import { cards } from './chapters/cards.ts';
import { election } from './chapters/election.ts';
import { end } from './chapters/end.ts';
import { errands } from './chapters/errands.ts';
import { goal } from './chapters/goal.ts';
import { possessions } from './chapters/possessions.ts';
import { society } from './chapters/society.ts';

/** The Prodigals Club in seven chapters: Election and Society first, then what Possessions add. */
export const course = defineCourse<PcVocabulary, LessonText>({
  chapters: { goal, errands, cards, election, society, possessions, end },
  places: (move) => ('space' in move ? [move.space] : []),
});
