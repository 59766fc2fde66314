import { openAnimated } from '@manigance/ui/draw-queue.ts';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { RuleLink } from './rule-link.tsx';

/** The text of a toast, such as a refusal, with its rule. */
export interface Notice {
  readonly text: string;
  readonly rule?: string;
}

const stays = 6000;

/** A short message that disappears by itself. It never offers a choice. */
export function Toast({
  notice,
  onDone,
  onRule,
}: {
  readonly notice: Notice | undefined;
  readonly onDone: () => void;
  readonly onRule: (rule: string) => void;
}) {
  const toast = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => openAnimated(toast.current?.getAnimations() ?? []), [notice]);
  // Restart the timer for each notice.
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
          {notice.text} {rule !== undefined && <RuleLink rule={rule} onRule={onRule} />}
        </p>
      )}
    </div>
  );
}
