import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Moves the focus to the prompt when the focused element is removed. */
export function useFocusFallback(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = inside.current;
    if (element === null) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const watch = new MutationObserver(() => {
      const { activeElement, body } = document;
      const gone = last instanceof Element && !last.isConnected;
      if (gone && (activeElement === null || activeElement === body))
        document.getElementById('asked')?.focus({ preventScroll: true });
    });
    element.addEventListener('focusin', note);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      watch.disconnect();
    };
  }, [inside]);
}
