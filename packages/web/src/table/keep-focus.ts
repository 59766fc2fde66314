import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Focus never gets lost: when what had it is gone, it goes to the line that says what is asked. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>): void {
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
