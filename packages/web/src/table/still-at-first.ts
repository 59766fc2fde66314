import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What lies on the table when it is opened has been there: it does not come in. */
export function useStillAtFirst(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const one of inside.current?.getAnimations({ subtree: true }) ?? [])
      if (one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) one.finish();
  }, [inside]);
}
