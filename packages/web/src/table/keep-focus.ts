import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Focus never gets lost: when what had it is gone, it goes to the line that says what is asked. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>): void {
  const had = useRef(false);
  useEffect(() => {
    const element = inside.current;
    const came = () => {
      had.current = true;
    };
    element?.addEventListener('focusin', came);
    return () => element?.removeEventListener('focusin', came);
  }, [inside]);
  useLayoutEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost && had.current) document.getElementById('asked')?.focus({ preventScroll: true });
  });
}
