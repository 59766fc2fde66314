import type { BoardMark } from '@manigance/ui/following.ts';
import type { LessonPlace } from '../../local/open-lesson.ts';

/** A wrong answer gets a cross where it was; else what the step speaks of is marked. */
export function marksOf({ wrong, lit }: LessonPlace): readonly BoardMark[] {
  const crosses = (wrong?.places ?? []).map(
    (spot) => ({ place: spot, isNow: false, sign: 'cross' }) as const,
  );
  return crosses.length > 0 ? crosses : lit.map((spot) => ({ place: spot, isNow: true, sign: 'lit' }));
}
