import type { Puzzle } from '@manigance/bots/puzzle';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LessonClient } from '../lessons/lesson-client.ts';

/** The puzzle on the screen. */
export interface OpenedPuzzle {
  readonly client: LessonClient;
  readonly game: string;
  readonly number: number;
  /** Number of puzzles of the game. */
  readonly count: number;
  readonly puzzle: Puzzle;
}

/** Context: the puzzle that is open. */
export const PuzzleContext = createContext<OpenedPuzzle | undefined>(undefined);

/** The puzzle that is open around; throws without one. */
export function useOpenedPuzzle(): OpenedPuzzle {
  const opened = useContext(PuzzleContext);
  if (opened === undefined) throw new Error('no puzzle is open');
  return opened;
}
