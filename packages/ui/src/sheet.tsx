import { type ComponentChildren, createPortal } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { hold } from './hold.ts';
import { Glyph } from './icon.tsx';
import { rise } from './in-turn.ts';
import { useUiWords } from './words.ts';

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
  const words = useUiWords();
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // Before the next key can be pressed.
  useLayoutEffect(() => {
    if (place.current === null || dialog.current === null) return undefined;
    const before = document.activeElement;
    dialog.current.show();
    rise(dialog.current.getAnimations());
    const letGo = hold(place.current, () => latest.current());
    return () => {
      letGo();
      const kept = (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected;
      // Where it came from is gone: then to the line that says what is asked.
      if (kept) before.focus();
      else document.getElementById('asked')?.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too
    // biome-ignore lint/a11y/noStaticElementInteractions: what is beside the sheet is nothing but that
    <div
      ref={place}
      class="sheet-place"
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <dialog
        ref={dialog}
        class={`sheet ${extra}`}
        aria-modal="true"
        aria-labelledby={heading}
        // The way back of a phone closes it.
        closedby="closerequest"
        onCancel={(event) => {
          event.preventDefault();
          onClose();
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
    </div>,
    document.body,
  );
}
