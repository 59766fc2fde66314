/** The solved puzzles of a game in this browser. */
export interface PuzzleProgress {
  /** Tries until the solution by the number of the puzzle; 0 where the answer was shown. */
  readonly solved: Readonly<Record<number, number>>;
  /** The last day whose puzzle was solved on that day, and for how many days running. */
  readonly streak: { readonly day: number; readonly days: number };
}

const keyOf = (game: string) => `manigance.puzzles.${game}`;
const none: PuzzleProgress = { solved: {}, streak: { day: -1, days: 0 } };

/** The solved puzzles of a game. */
export function puzzleProgress(game: string): PuzzleProgress {
  try {
    const { solved, streak } = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    const isStreak = Number.isInteger(streak?.day) && Number.isInteger(streak?.days);
    return {
      solved: typeof solved === 'object' && solved !== null ? solved : none.solved,
      streak: isStreak ? streak : none.streak,
    };
  } catch {
    return none;
  }
}

/** Days running up to this day, or to the day before while today's puzzle is open. */
export function streakOn(day: number, { streak }: PuzzleProgress): number {
  return streak.day === day || streak.day === day - 1 ? streak.days : 0;
}

/** Notes a puzzle as done; the first time counts. `today`: the day, where it is the puzzle of the day. */
export function keepSolved(game: string, number: number, tries: number, today: number | undefined): void {
  const before = puzzleProgress(game);
  if (before.solved[number] !== undefined) return;
  const solved = { ...before.solved, [number]: tries };
  const counts = today !== undefined && tries > 0;
  const streak = counts ? { day: today, days: streakOn(today, before) + 1 } : before.streak;
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ solved, streak } satisfies PuzzleProgress));
  } catch {
    // Storage is blocked: the puzzle is open again with the next visit.
  }
}
