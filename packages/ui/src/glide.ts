import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isRunning, queueDraw } from './draw-queue.ts';
import { type Motion, moveTime } from './motion.ts';

/**
 * ART.md 7 Animates elements with `data-piece` from their last position to their new one (FLIP); new ones fade in. In an
 * SVG put `data-piece` on a `g` without a transform of its own, inside the `g` that places it. Pieces inside an element
 * with `data-ground` do not animate when that element moves as a whole. Reads the layout once after every redraw if motion is on; call
 * the returned function after a part that is drawn later than the rest.
 */
export function useGlide(inside: RefObject<Element | null>, motion: Motion, when: unknown): () => void {
  const drawn = useRef<Drawn | undefined>(undefined);
  const look = (earlier: ReadonlyMap<string, Place> | undefined) => {
    // Nothing will move: reading the layout would only make the page lay itself out early.
    if (!motion.on && motion.isBeforeStep !== true) {
      drawn.current = undefined;
      return;
    }
    const { current: all } = inside;
    const pieces = [...(all?.querySelectorAll<HTMLElement | SVGElement>('[data-piece]') ?? [])];
    const before = drawn.current;
    // All reads before all writes: alternating would force a layout for each piece.
    const read = reader();
    const seen = pieces.map((piece) => {
      const [id, ground] = [piece.dataset.piece ?? '', groundOf(piece, all)];
      const [at, underway] = atRest(piece, read(piece));
      const place = { at, ground, groundAt: read(ground) };
      const way = wayFrom(earlier?.get(id), place);
      return { piece, id, place, way, underway, scale: way === undefined ? 1 : scaleOf(piece) };
    });
    const places = new Map(seen.map(({ id, place }) => [id, place]));
    drawn.current = {
      places,
      gone: new Map([...(earlier ?? [])].filter(([id]) => !places.has(id))),
      grounds: new Set([all, ...(all?.querySelectorAll('svg, [data-ground]') ?? [])]),
    };
    if (before === undefined || !motion.on) return;
    // A piece on newly drawn ground did not arrive: a tab was opened.
    for (const { piece, id, place } of seen)
      if (earlier?.has(id) === false && before.grounds.has(place.ground)) growIn(piece, motion);
    for (const { piece, way, underway, scale } of seen)
      if (way !== undefined)
        glideFrom(piece, [(way[0] + underway[0]) / scale, (way[1] + underway[1]) / scale], motion);
  };
  useLayoutEffect(() => look(drawn.current?.places), [when]);
  return () => {
    const { current: before } = drawn;
    if (before !== undefined) look(new Map([...before.gone, ...before.places]));
  };
}

/** Positions at the last drawing. */
interface Drawn {
  readonly places: ReadonlyMap<string, Place>;
  /** Last positions of removed pieces: they may reappear in a part that is drawn later. */
  readonly gone: ReadonlyMap<string, Place>;
  /** Elements that pieces can lie on. */
  readonly grounds: ReadonlySet<Element | null>;
}

/** Position of a piece and of its ground. */
interface Place {
  readonly at: DOMRect;
  readonly ground: Element;
  readonly groundAt: DOMRect;
}

const gliding = new WeakMap<Element, Animation>();

/** Final position of a piece, and its remaining offset from it. */
function atRest(piece: Element, at: DOMRect): readonly [DOMRect, readonly [number, number]] {
  const way = gliding.get(piece);
  if (way === undefined || !isRunning(way)) return [at, [0, 0]];
  const { e, f } = new DOMMatrix(getComputedStyle(piece).transform);
  const scale = scaleOf(piece);
  const [x, y] = [e * scale, f * scale];
  return [new DOMRect(at.x - x, at.y - y, at.width, at.height), [x, y]];
}

function groundOf(piece: Element, all: Element | null): Element {
  return (
    (piece instanceof SVGElement ? piece.ownerSVGElement : (piece.closest('[data-ground]') ?? all)) ?? piece
  );
}

/** Reads bounding boxes, each element once. */
function reader(): (what: Element) => DOMRect {
  const known = new Map<Element, DOMRect>();
  return (what) => {
    const box = known.get(what) ?? what.getBoundingClientRect();
    known.set(what, box);
    return box;
  };
}

/** Offset to the last position, if it differs; scrolling or scaling of the ground does not count. */
function wayFrom(
  before: Place | undefined,
  { at, ground, groundAt }: Place,
): readonly [number, number] | undefined {
  if (before === undefined) return undefined;
  const old = before.ground === ground ? before.groundAt : groundAt;
  const scale = ground instanceof SVGElement && old.width > 0 ? groundAt.width / old.width : 1;
  const x = groundAt.x + (before.at.x - old.x) * scale - at.x;
  const y = groundAt.y + (before.at.y - old.y) * scale - at.y;
  return Math.hypot(x, y) > 2 ? [x, y] : undefined;
}

const easeOut = 'cubic-bezier(.2,.8,.2,1)';

function glideFrom(piece: HTMLElement | SVGElement, [x, y]: readonly [number, number], motion: Motion): void {
  const glide = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: motion.ms(moveTime),
    easing: easeOut,
  });
  gliding.set(piece, glide);
}

function growIn(piece: HTMLElement | SVGElement, motion: Motion): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: motion.ms(300), easing: easeOut });
}

/** Screen pixels per unit of the piece's coordinate system. */
function scaleOf(piece: Element): number {
  if (!(piece instanceof SVGGraphicsElement)) return 1;
  const matrix = piece.getScreenCTM();
  return matrix === null ? 1 : Math.hypot(matrix.a, matrix.b) || 1;
}

/**
 * Animates a small chip ("+20 000") from one element with `data-anchor` to another, such as `seat-2` for a seat's plate
 * or `bank`. Does nothing without motion.
 */
export function flyChip(text: string, from: string, to: string, motion: Motion): void {
  if (!motion.on) return;
  // After the board and the other parts are drawn.
  if (flights.length === 0) queueDraw(flights, takeOff);
  flights.push({ text, from, to, motion });
}

interface Flight {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly motion: Motion;
}
const flights: Flight[] = [];

/** Starts all queued chips together: positions are read before the first chip is added. */
function takeOff(): void {
  const ready = flights.splice(0).map((flight) => ({
    ...flight,
    start: anchor(flight.from),
    end: anchor(flight.to),
  }));
  for (const { text, start, end, motion } of ready)
    if (start !== undefined && end !== undefined) launch(text, start, end, motion);
}

function launch(text: string, start: DOMRect, end: DOMRect, motion: Motion): void {
  const chip = document.createElement('span');
  chip.className = 'flying-chip';
  chip.textContent = text;
  chip.setAttribute('aria-hidden', 'true');
  document.body.append(chip);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px)`;
  const flight = chip.animate([{ transform: at(start) }, { transform: at(end) }], {
    duration: motion.ms(moveTime),
    easing: easeOut,
  });
  flight.addEventListener('finish', () => chip.remove());
  flight.addEventListener('cancel', () => chip.remove());
}

function anchor(name: string): DOMRect | undefined {
  const box = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : undefined;
}
