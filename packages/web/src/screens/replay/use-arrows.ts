import { useEffect, useRef } from 'preact/hooks';

/** Arrow keys step through the match unless the focused element uses them; with Shift by turn. */
export function useArrows(step: (by: number, unit?: 'turn') => void): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const target = event.target as Element | null;
      const isFree = target === document.body || target?.closest('.replay:not(input, select)') !== null;
      if (by === undefined || !isFree || target?.matches('input, select')) return;
      event.preventDefault();
      latest.current(by, event.shiftKey ? 'turn' : undefined);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
