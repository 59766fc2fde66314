import { defineCourse } from '@manigance/core/lessons';
import type { ElVocabulary } from '../../rules/state.ts';
import type { LessonText } from '../text/en.ts';
import { administrations } from './chapters/administrations.ts';
import { certificates } from './chapters/certificates.ts';
import { edgar } from './chapters/edgar.ts';
import { end } from './chapters/end.ts';
import { goal } from './chapters/goal.ts';
import { lucien } from './chapters/lucien.ts';
import { period } from './chapters/period.ts';
import { wheel } from './chapters/wheel.ts';

/** Edgar & Lucien in eight chapters. */
export const course = defineCourse<ElVocabulary, LessonText>({
  chapters: { goal, wheel, edgar, lucien, administrations, certificates, period, end },
  places: (move) => ('district' in move ? [move.district] : []),
});
