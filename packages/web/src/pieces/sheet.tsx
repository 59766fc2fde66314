import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../text/index.ts';
import { Glyph } from './icon.tsx';

/**
 * A sheet rises from the foot of a phone and stands in the middle of a large screen. Focus stays inside, Esc and a tap
 * beside it close it, and focus goes back where it was.
 */
export function Sheet({
  title,
  onClose,
  children,
  class: extra = '',
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      const gone = !(before instanceof HTMLElement || before instanceof SVGElement) || !before.isConnected;
      if (!gone) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      class={`sheet ${extra}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="btn round quiet" aria-label={words.close} onClick={onClose}>
          <Glyph of="close" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
