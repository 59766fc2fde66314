import { type ComponentChildren, createPortal } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { openAnimated } from './draw-queue.ts';
import { focusTrap } from './focus-trap.ts';
import { Glyph } from './icon.tsx';
import { useUiWords } from './words.ts';

const focusable = 'a, button, input, select, textarea, [tabindex]';

/**
 * A dialog: slides up from the bottom on a phone, centred on a large screen. Focus stays inside, Esc and a tap outside
 * close it, and focus returns to where it was.
 */
export function Sheet({
  title,
  over,
  picture,
  onClose,
  children,
  class: extra = '',
}: {
  readonly title: string;
  /** A small line above the title. */
  readonly over?: string;
  /** Address of a picture beside the title; decoration. */
  readonly picture?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  const words = useUiWords();
  const place = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useId();
  const latest = useRef(onClose);
  latest.current = onClose;
  // A layout effect, so that focus moves before the next key press.
  useLayoutEffect(() => {
    if (place.current === null || dialog.current === null) return undefined;
    const before = document.activeElement;
    dialog.current.show();
    openAnimated(dialog.current.getAnimations());
    const letGo = focusTrap(place.current, () => latest.current());
    return () => {
      letGo();
      const kept =
        (before instanceof HTMLElement || before instanceof SVGElement) &&
        before.isConnected &&
        before !== document.body;
      // If nothing had focus, or it is gone, focus goes to the prompt.
      if (kept) before.focus();
      else document.getElementById('asked')?.focus({ preventScroll: true });
    };
  }, []);
  // A text without anything to focus scrolls by keyboard as well.
  useLayoutEffect(() => {
    if (body.current !== null && body.current.querySelector(focusable) === null) body.current.tabIndex = 0;
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it too
    // biome-ignore lint/a11y/noStaticElementInteractions: the backdrop has no other function
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
        // The back gesture of a phone closes it.
        closedby="closerequest"
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <div class="sheet-head">
          {picture !== undefined && <img src={picture} alt="" />}
          <h2 id={heading}>
            {over !== undefined && <small>{over} </small>}
            {title}
          </h2>
          <button type="button" class="btn round quiet" aria-label={words.close} onClick={onClose}>
            <Glyph of="close" />
          </button>
        </div>
        <div ref={body} class="sheet-body">
          {children}
        </div>
      </dialog>
    </div>,
    document.body,
  );
}
