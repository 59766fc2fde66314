import type { Goal } from '@manigance/core';
import { Glyph } from '@manigance/ui/icon.tsx';
import { useWords } from '../text/index.ts';

/** Steps of a meter that are drawn one by one; a longer way is drawn in tenths. */
const mostSteps = 12;

interface GoalProps {
  readonly goal: Goal;
}

/** The goal in the top bar: a button that opens its details. */
export function GoalButton({ goal, onOpen }: GoalProps & { readonly onOpen: () => void }) {
  const words = useWords();
  return (
    <section class="goal in-bar" aria-label={words.table.goal}>
      <button type="button" onClick={onOpen}>
        <Said goal={goal} />
      </button>
    </section>
  );
}

/** The goal as a line of text, where the top bar is too narrow. */
export function GoalLine({ goal }: GoalProps) {
  const words = useWords();
  return (
    <section class="goal" aria-label={words.table.goal}>
      <p>
        <Said goal={goal} />
      </p>
    </section>
  );
}

function Said({ goal: { text, short, progress, beside, isSecret } }: GoalProps) {
  const words = useWords();
  return (
    <>
      <Glyph of={isSecret ? 'mask' : 'flag'} />
      <span class="goal-text">{text}</span>
      <span class="goal-short">{short}</span>
      {progress && (
        <>
          <Meter {...progress} />
          <b class="goal-text">{words.table.reached(progress.reached, progress.needed)}</b>
          <b class="goal-short">
            <span class="vh">{words.table.reached(progress.reached, progress.needed)}</span>
            <span aria-hidden="true">
              {progress.reached}/{progress.needed}
            </span>
          </b>
        </>
      )}
      {beside && <b>{beside}</b>}
    </>
  );
}

/** How near the goal is. The figures beside it say the same. */
function Meter({ reached, needed }: NonNullable<Goal['progress']>) {
  const steps = needed > mostSteps ? 10 : needed;
  const filled = Math.max(0, Math.min(steps, Math.floor((reached * steps) / needed)));
  return (
    <span class="goal-meter" aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        <i key={step} class={step < filled ? 'is-full' : ''} />
      ))}
    </span>
  );
}
