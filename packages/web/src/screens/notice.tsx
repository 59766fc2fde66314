import type { ComponentChildren } from 'preact';
import { useWords } from '../text/index.ts';

/** A notice above the prompt, with buttons. */
export function Notice({
  text,
  details,
  children,
}: {
  readonly text: string;
  /** More than a sentence, below it. */
  readonly details?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="notice">
      <p role="status">{text}</p>
      {children && <div class="notice-buttons">{children}</div>}
      {details}
    </div>
  );
}

/** A notice that stays until it is closed. */
export function PassingNotice({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { close } = useWords();
  return (
    <Notice text={text}>
      <button type="button" class="btn" onClick={onClose}>
        {close}
      </button>
    </Notice>
  );
}
