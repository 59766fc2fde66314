import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Resize factor above which the drawing is laid out again. */
const much = 1.5;

/**
 * Fits a drawing with this view box into its parent. Small size changes only scale it, because a new layout takes longer
 * than a frame.
 */
export function useFit(viewBox: string): RefObject<HTMLDivElement | null> {
  const drawing = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: inner } = drawing;
    const around = inner?.parentElement;
    if (!inner || !around) return undefined;
    const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
    let drawnFor = 0;
    const fit = () => {
      const scale = Math.min(around.clientWidth / width, around.clientHeight / height);
      if (scale <= 0) return;
      if (scale > drawnFor * much || scale < drawnFor / much) {
        drawnFor = scale;
        inner.style.width = `${width * scale}px`;
        inner.style.height = `${height * scale}px`;
      }
      inner.style.transform = `translate(-50%, -50%) scale(${scale / drawnFor})`;
      inner.style.display = 'block';
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    return () => watch.disconnect();
  }, [viewBox]);
  return drawing;
}
