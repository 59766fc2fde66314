import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps a list scrolled to its end when lines are added or the box is resized. */
export function useScrollToEnd(box: RefObject<HTMLElement | null>, length: number): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || length === 0) return undefined;
    // The observer also fires once on start, after layout; reading the height earlier would force a layout.
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, length]);
}
