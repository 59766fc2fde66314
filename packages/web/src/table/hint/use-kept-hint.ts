import type { Move } from '@manigance/core';
import type { AnyBoard } from '@manigance/ui/board-props.ts';
import type { BoardMark } from '@manigance/ui/following.ts';
import { useMemo, useState } from 'preact/hooks';

/** A hint that the player keeps in sight: its places are marked on the board until the question is answered. */
export function useKeptHint(
  question: number | undefined,
  { following }: AnyBoard,
  marks: readonly BoardMark[],
): {
  readonly hinted: Move | undefined;
  readonly marks: readonly BoardMark[];
  readonly keep: (move: Move) => void;
} {
  const [kept, setKept] = useState<{ readonly question: number | undefined; readonly move: Move }>();
  const hinted = kept !== undefined && kept.question === question ? kept.move : undefined;
  const shown = useMemo(() => {
    const places = hinted === undefined ? [] : (following?.placesOf?.(hinted) ?? []);
    return places.length === 0 ? marks : [...marks, ...places.map((place) => ({ place, isNow: true }))];
  }, [hinted, following, marks]);
  return { hinted, marks: shown, keep: (move) => setKept({ question, move }) };
}
