import type { Move } from '@manigance/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LessonPlace } from '../../local/open-lesson.ts';
import { dayOf, puzzleOf } from './day.ts';
import { keepSolved } from './progress.ts';
import type { OpenedPuzzle } from './puzzle-context.ts';

/** The attempt at a puzzle. */
export interface Attempt {
  /** Wrong moves tried so far, each once. */
  readonly wrongs: readonly Move[];
  /** The answer was shown before it was found. */
  readonly isShown: boolean;
}

/** Follows the tries at a puzzle, and notes when it is done. */
export function useTries({ game, number, count }: OpenedPuzzle, place: LessonPlace): Attempt {
  const [attempt, setAttempt] = useState<Attempt>({ wrongs: [], isShown: false });
  const last = useRef(place.wrong);
  useEffect(() => {
    const { wrong, solution } = place;
    if (solution !== undefined && !attempt.isShown) setAttempt({ ...attempt, isShown: true });
    if (wrong === undefined || wrong === last.current) return;
    last.current = wrong;
    const key = JSON.stringify(wrong.move);
    const isNew = !attempt.wrongs.some((move) => JSON.stringify(move) === key);
    if (isNew) setAttempt({ ...attempt, wrongs: [...attempt.wrongs, wrong.move] });
  }, [place]);
  useEffect(() => {
    if (!place.isAnswered) return;
    const today = dayOf(new Date());
    const isToday = puzzleOf(today, count) === number;
    keepSolved(game, number, attempt.isShown ? 0 : attempt.wrongs.length + 1, isToday ? today : undefined);
  }, [place.isAnswered]);
  return attempt;
}
