import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps the end of what scrolls in sight: when something is added, and when the box changes its size. */
export function useFollowedEnd(box: RefObject<HTMLElement | null>, length: number): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || length === 0) return undefined;
    const follow = () => {
      element.scrollTop = element.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, length]);
}
