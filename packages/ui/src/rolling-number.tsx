import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from './draw-queue.ts';
import { memo } from './memo.ts';
import { useMotion } from './use-motion.ts';

interface Change {
  readonly from: number;
  readonly to: number;
}

type Format = (value: number) => string;

/** ART.md 7.3 A number that rolls to its new value and shows the change ("+40") beside it for a moment. */
export const RollingNumber = memo(function RollingNumber({
  value,
  format = String,
}: {
  readonly value: number;
  readonly format?: Format;
}) {
  const motion = useMotion();
  const [last, setLast] = useState<Change>({ from: value, to: value });
  /** The last change whose label has expired. */
  const [past, setPast] = useState(last);
  if (last.to !== value) setLast({ from: last.to, to: value });
  useEffect(() => {
    let leave = () => {};
    const forget = () => {
      leave = whenIdle(() => setPast(last));
    };
    const timer = setTimeout(forget, motion.on ? 1500 : 3000);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [last]);
  const change = last === past ? 0 : last.to - last.from;
  return (
    <span class="rolling">
      <span class="figure">
        <span>{format(value)}</span>
        {change !== 0 && motion.on && <Reel key={`${last.from} ${last.to}`} change={last} format={format} />}
      </span>
      {change !== 0 && (
        <span class={`change ${change > 0 ? 'is-more' : 'is-less'}`} aria-hidden="true">
          {change > 0 ? `+${format(change)}` : `−${format(-change)}`}
        </span>
      )}
    </span>
  );
});

/** The intermediate numbers as one moving strip; rewriting the text would lay out and paint every frame. */
function Reel({ change: { from, to }, format }: { readonly change: Change; readonly format: Format }) {
  const steps = Math.min(mostSteps, Math.abs(to - from));
  const rows = Array.from({ length: steps + 1 }, (_, at) => Math.round(from + ((to - from) * at) / steps));
  return (
    <span class="reel-window" aria-hidden="true">
      <span class="reel" style={{ '--rows': rows.length }}>
        {rows.map((row) => (
          <span key={row}>{format(row)}</span>
        ))}
      </span>
    </span>
  );
}

/** Intermediate numbers shown at most. */
const mostSteps = 8;
