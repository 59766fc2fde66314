import type { ChapterText } from '@manigance/core/lessons';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LessonClient } from './lesson-client.ts';

/** The lesson on the screen. */
export interface OpenedChapter {
  readonly client: LessonClient;
  readonly text: ChapterText;
  /** Number of the chapter, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  readonly game: string;
  readonly isFinished: boolean;
  readonly onFinish: () => void;
  /** The chapter after this one. */
  readonly next?: { readonly id: string; readonly title: string } | undefined;
}

/** Context: the chapter that is open. */
export const LessonContext = createContext<OpenedChapter | undefined>(undefined);

/** The chapter that is open around; throws without one. */
export function useOpenedChapter(): OpenedChapter {
  const opened = useContext(LessonContext);
  if (opened === undefined) throw new Error('no lesson is open');
  return opened;
}
