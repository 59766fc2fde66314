import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Props } from './el.ts';

/** What the style sheets animate goes at the speed that is set, and not at all without motion. */
export function usePace(inside: RefObject<HTMLElement | null>, motion: Props['motion']): void {
  useEffect(() => {
    const style = inside.current?.closest<HTMLElement>('.table')?.style;
    style?.setProperty('--t-move', `${motion.ms(420)}ms`);
  }, [inside, motion]);
}
