import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Sets `--asked-over` on the table: the height of the question line beyond its row of fixed height. */
export function useAskedOver(line: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const asked = line.current;
    const table = asked?.parentElement;
    if (asked == null || table == null) return;
    const resized = new ResizeObserver(() => {
      const [, row = '0'] = getComputedStyle(table).gridTemplateRows.split(' ');
      const over = Math.max(0, Math.ceil(asked.offsetHeight - Number.parseFloat(row) - 0.5));
      table.style.setProperty('--asked-over', `${over}px`);
    });
    resized.observe(asked);
    return () => resized.disconnect();
  }, [line]);
}
