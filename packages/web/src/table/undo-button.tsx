import { Glyph } from '@manigance/ui/icon.tsx';
import { useId } from 'preact/hooks';
import { useWords } from '../text/index.ts';
import type { Position } from './use-match.ts';

/** Undoes my last move, or asks the others to; where neither is possible, says why. */
export function UndoButton({
  position: { undo, whyNoUndo, shown },
  onTakeBack,
}: {
  readonly position: Position;
  readonly onTakeBack: () => void;
}) {
  const { table: words } = useWords();
  const why = useId();
  // A sealed answer is replaced where it was given.
  if (undo === undefined && (!isTold(whyNoUndo) || shown.asked?.answer !== undefined)) return undefined;
  const barred = undo !== 'free' && whyNoUndo !== undefined ? words.noUndo[whyNoUndo] : undefined;
  return (
    <button
      type="button"
      class="btn quiet take-back"
      aria-disabled={undo === undefined ? true : undefined}
      aria-describedby={barred && why}
      title={barred}
      onClick={onTakeBack}
    >
      <Glyph of="back" />
      <span class="vh-compact">{undo === 'ask' ? words.askTakeBack : words.takeBack}</span>
      {barred && (
        <span id={why} hidden>
          {barred}
        </span>
      )}
    </button>
  );
}

/** Nothing is said to somebody who has not moved yet. */
function isTold(why: Position['whyNoUndo']): boolean {
  return why !== undefined && why !== 'no-move' && why !== 'sealed';
}
