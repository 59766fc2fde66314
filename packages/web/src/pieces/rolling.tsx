import { useEffect, useRef, useState } from 'preact/hooks';
import { moveTime, useMotion } from '../settings.ts';

/** ART.md 7.3 A number that rolls to its new value and leaves a "+40" beside it for a moment. */
export function Rolling({
  value,
  format = String,
}: {
  readonly value: number;
  readonly format?: (value: number) => string;
}) {
  const motion = useMotion();
  const [drawn, setDrawn] = useState(value);
  const [change, setChange] = useState(0);
  const last = useRef(value);
  useEffect(() => {
    const from = last.current;
    last.current = value;
    if (from === value) return undefined;
    setChange(value - from);
    const hide = setTimeout(() => setChange(0), motion.on ? 1500 : 3000);
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const share = motion.on ? Math.min(1, (now - began) / motion.ms(moveTime)) : 1;
      setDrawn(Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(began);
    return () => {
      clearTimeout(hide);
      cancelAnimationFrame(frame);
      setDrawn(value);
    };
  }, [value, motion]);
  return (
    <span class="rolling">
      {format(drawn)}
      {change !== 0 && (
        <span class={`change ${change > 0 ? 'is-more' : 'is-less'}`} aria-hidden="true">
          {change > 0 ? `+${format(change)}` : `−${format(-change)}`}
        </span>
      )}
    </span>
  );
}
