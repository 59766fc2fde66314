import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A box that has grown or shrunk by more than this is drawn for anew. */
const much = 1.5;

/**
 * Fits a drawing of this view box into the box around it. A box that changes its size a little, as it does with every
 * other question, only scales what is drawn: to lay the drawing out again would take longer than a frame.
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
