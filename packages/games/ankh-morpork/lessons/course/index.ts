import { defineCourse } from '@manigance/core/lessons';
import type { AmVocabulary } from '../../rules/state.ts';
import type { LessonText } from '../text/en.ts';
import { buildings } from './chapters/buildings.ts';
import { end } from './chapters/end.ts';
import { goal } from './chapters/goal.ts';
import { interrupts } from './chapters/interrupts.ts';
import { money } from './chapters/money.ts';
import { placing } from './chapters/placing.ts';
import { removal } from './chapters/removal.ts';
import { scrolls } from './chapters/scrolls.ts';

/** Ankh-Morpork in eight chapters. */
export const course = defineCourse<AmVocabulary, LessonText>({
  chapters: { goal, placing, buildings, removal, money, scrolls, interrupts, end },
  places: (move) => ('area' in move ? [move.area] : []),
});
