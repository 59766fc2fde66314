import { useEffect, useRef } from 'preact/hooks';

/** What had the focus may go away with the choice it made: a card played, a button answered. The question gets it then. */
export function useKeptFocus(when: unknown): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const lost = last.current instanceof Element && !last.current.isConnected;
    if (lost && document.activeElement === document.body)
      document.getElementById('asked')?.focus({ preventScroll: true });
  }, [when]);
}
