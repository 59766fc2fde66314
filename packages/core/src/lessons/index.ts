export {
  type Chapter,
  type ChapterOf,
  type ChapterText,
  type CoachMoment,
  type Course,
  type CourseText,
  defineCoach,
  defineCourse,
  does,
  type LessonStep,
  type Remark,
  type ShowText,
  type StepText,
  type TablePart,
  type TryText,
} from './course.ts';
export { Lesson, type Verdict } from './lesson.ts';
