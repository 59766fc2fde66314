import type { ComponentChildren, TargetedEvent, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Glyph } from './icon.tsx';
import { scrollsAround, wheelFactor } from './wheel-zoom.ts';
import { useUiWords } from './words.ts';

interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
const whole: Viewport = { scale: 1, x: 0, y: 0 };
const furthest = 4;
/** A finger that moved less than this has tapped. */
const slack = 6;

/** A board that can be enlarged: pinch, wheel, drag, double tap, `+` `-` `0`, and a button. */
export function PanZoom({ children }: { readonly children: ComponentChildren }) {
  const words = useUiWords();
  const [viewport, setViewport] = useState(whole);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, readonly [number, number]>());
  const moved = useRef(0);

  /** Multiplies the scale, with the given point of the screen fixed. */
  const zoomBy = (times: number, [clientX, clientY]: readonly [number, number]) => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return;
    const [px, py] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    // Several moves of a finger come between two drawings: each goes on from the last.
    setViewport((old) => {
      const next = Math.min(furthest, Math.max(1, old.scale * times));
      const ratio = next / old.scale;
      return bounded({ scale: next, x: px - (px - old.x) * ratio, y: py - (py - old.y) * ratio }, box);
    });
  };
  const middle = (): readonly [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    return box === undefined ? [0, 0] : [box.left + box.width / 2, box.top + box.height / 2];
  };

  const down = (event: TargetedPointerEvent<HTMLDivElement>) => {
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    moved.current = 0;
  };
  const move = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = [event.clientX, event.clientY] as const;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    moved.current += Math.hypot(now[0] - before[0], now[1] - before[1]);
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || moved.current < slack) return;
    if (other !== undefined) {
      const spread = distance(now, other) / Math.max(1, distance(before, other));
      zoomBy(spread, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else if (viewport.scale > 1) {
      frame.current?.setPointerCapture(event.pointerId);
      setViewport((old) =>
        bounded({ ...old, x: old.x + now[0] - before[0], y: old.y + now[1] - before[1] }, box),
      );
    }
  };
  const up = (event: TargetedPointerEvent<HTMLDivElement>) => fingers.current.delete(event.pointerId);
  const click = (event: TargetedEvent<HTMLDivElement, MouseEvent>) => {
    if (moved.current >= slack) event.stopPropagation(); // a drag is not a choice
  };
  const close = viewport.scale > 1;
  /** Zooms at the pointer. Without ctrl the wheel scrolls whatever scrolls around a whole board. */
  const wheel = (event: TargetedEvent<HTMLDivElement, WheelEvent>) => {
    const factor = wheelFactor(event);
    const isPageScroll = !close && !event.ctrlKey && (factor <= 1 || scrollsAround(event.currentTarget));
    if (factor === 1 || isPageScroll) return;
    event.preventDefault();
    zoomBy(factor, [event.clientX, event.clientY]);
  };
  const press = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser zooms the page
    if (event.key === '+') zoomBy(1.5, middle());
    if (event.key === '-') zoomBy(1 / 1.5, middle());
    if (event.key === '0') setViewport(whole);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by the button and by keys on the board
    <div
      class={`pan-zoom ${close ? 'is-close' : ''}`}
      ref={frame}
      onPointerDownCapture={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onClickCapture={click}
      onDblClick={(event) => zoomBy(close ? 1 / furthest : 2, [event.clientX, event.clientY])}
      onWheel={wheel}
      onKeyDown={press}
    >
      <div
        class="pan-zoom-inner"
        style={{ transform: `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})` }}
      >
        {children}
      </div>
      <button
        type="button"
        class="btn round zoom-button"
        aria-label={close ? words.seeWhole : words.lookCloser}
        aria-pressed={close}
        onClick={() => (close ? setViewport(whole) : zoomBy(2, middle()))}
      >
        <Glyph of="zoom" />
      </button>
    </div>
  );
}

function distance(one: readonly [number, number], other: readonly [number, number]): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/** The board never leaves its frame. */
function bounded({ scale, x, y }: Viewport, box: DOMRect): Viewport {
  const [right, down] = [((scale - 1) * box.width) / 2, ((scale - 1) * box.height) / 2];
  return { scale, x: Math.min(right, Math.max(-right, x)), y: Math.min(down, Math.max(-down, y)) };
}
