import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Finishes all entry animations on the first drawing: pieces already on the board do not fly in. */
export function useNoEntryMotion(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    for (const one of inside.current?.getAnimations({ subtree: true }) ?? [])
      if (one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) one.finish();
  }, [inside]);
}
