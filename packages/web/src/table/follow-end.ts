import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps the end of what scrolls in sight: when something is added, and when the box changes its size. */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, length: number): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || length === 0) return undefined;
    // It also reports once when it begins, after the page has been laid out: asked before, the height would cost a layout of its own.
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, length]);
}
