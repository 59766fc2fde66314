import { openAnimated } from '@manigance/ui/draw-queue.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../text/index.ts';

/** Something to say in passing: what was refused, and by which rule. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

const stays = 6000;

/** A toast never carries a choice, and goes by itself. */
export function Toast({
  notice,
  onDone,
  onRule,
}: {
  readonly notice: Notice | undefined;
  readonly onDone: () => void;
  readonly onRule: (rule: string) => void;
}) {
  const words = useWords();
  const toast = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => openAnimated(toast.current?.getAnimations() ?? []), [notice]);
  // Each notice has its own time.
  useEffect(() => {
    if (notice === undefined) return undefined;
    const timer = setTimeout(onDone, stays);
    return () => clearTimeout(timer);
  }, [notice]);
  const rule = notice?.rule;
  return (
    <div class="toast-place" role="status">
      {notice && (
        <p ref={toast} class="toast">
          {notice.text}{' '}
          {rule !== undefined && (
            <button
              type="button"
              class="rule-link"
              aria-label={words.table.rule(rule)}
              onClick={() => onRule(rule)}
            >
              {rule}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
