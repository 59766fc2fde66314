import type { Seat } from '@manigance/core';
import { shapes, useSeats } from '@manigance/ui/seats.tsx';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Mark } from './glyph.tsx';
import { explains } from './guide/explains.ts';
import { outlines } from './outlines.ts';

/** An errand boy: the hat in the colour of his seat, with its shape and letter on the ribbon. */
export function Hat({
  seat,
  fly = 0,
  fresh = false,
}: {
  readonly seat: Seat;
  /** Duration of the flight from the owner's plate in ms; 0 for none. */
  readonly fly?: number;
  /** Marks an errand boy sent since the viewer's last move. */
  readonly fresh?: boolean;
}) {
  const look = useSeats()[seat];
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (fly > 0 && ref.current !== null) flyFrom(ref.current, seat, fly);
  }, []);
  if (look === undefined) return undefined;
  return (
    <svg
      ref={ref}
      class={`pc-hat seat-${look.colour} ${fresh ? 'is-fresh' : ''}`}
      {...explains('hat')}
      viewBox="-1 0 26 24"
      aria-hidden="true"
    >
      <path class="felt" d={outlines.hat} />
      <g transform={`translate(12 9.6) scale(${look.shape === 'cross' ? 6 : 5.4})`}>
        <path class="badge" d={shapes[look.shape]} />
      </g>
      <text class={`letter is-${look.shape}`} x="12" y={look.shape === 'cross' ? 12 : 12.7}>
        {look.letter}
      </text>
    </svg>
  );
}

/** Outlined hat: the viewer may send an errand boy here. */
export function FreeHat() {
  return <Mark of="hat" class="pc-free-hat" />;
}

/** Animates a hat from its owner's plate to its space. */
function flyFrom(hat: SVGSVGElement, seat: Seat, duration: number): void {
  const plate = document.querySelector(`[data-anchor="seat-${seat}"]`)?.getBoundingClientRect();
  const here = hat.getBoundingClientRect();
  if (plate === undefined || here.width === 0) return;
  const [x, y] = [
    plate.x + plate.width / 2 - here.x - here.width / 2,
    plate.y + plate.height / 2 - here.y - here.height / 2,
  ];
  hat.animate(
    [
      { transform: `translate(${x}px, ${y}px) rotate(-14deg)` },
      { transform: 'translate(0, -4px) rotate(6deg)', offset: 0.8 },
      { transform: 'scaleY(.86)', offset: 0.92 },
      { transform: 'none' },
    ],
    { duration, easing: 'cubic-bezier(.2,.8,.2,1)' },
  );
}
