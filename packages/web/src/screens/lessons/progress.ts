/** How far the learner of this browser has got with the course of a game. */
export interface CourseProgress {
  /** Chapters taken to their end. */
  readonly done: readonly string[];
  /** The chapter that was left, and at which step. */
  readonly left?: { readonly chapter: string; readonly step: number } | undefined;
}

const keyOf = (game: string) => `manigance.lessons.${game}`;

/** The progress in the course of a game. */
export function courseProgress(game: string): CourseProgress {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<CourseProgress>;
    return { done: Array.isArray(kept.done) ? kept.done.map(String) : [], left: kept.left };
  } catch {
    return { done: [] };
  }
}

function keep(game: string, progress: CourseProgress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // Storage is blocked: the course begins at its first chapter with the next visit.
  }
}

/** Notes the step at which a chapter is open. */
export function keepStep(game: string, chapter: string, step: number): void {
  keep(game, { ...courseProgress(game), left: { chapter, step } });
}

/** Notes a chapter as done. */
export function keepDone(game: string, chapter: string): void {
  const { done } = courseProgress(game);
  keep(game, { done: done.includes(chapter) ? done : [...done, chapter] });
}

/** The step to begin a chapter at: where it was left. */
export function stepOf(game: string, chapter: string): number {
  const { left } = courseProgress(game);
  return left?.chapter === chapter && Number.isInteger(left.step) ? left.step : 0;
}

/** The chapter to go on with: the one that was left, else the first that is not done. */
export function nextChapter(game: string, chapters: readonly string[]): string | undefined {
  const { done, left } = courseProgress(game);
  const open = chapters.find((id) => id === left?.chapter);
  return open ?? chapters.find((id) => !done.includes(id)) ?? chapters[0];
}
