import type { Seat } from '@manigance/core';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Motion, moveTime } from './motion.ts';

/** A card that was played: which play it was, and where it came from. */
export interface Played {
  /** Grows with every play, such as its place in the log. */
  readonly play: number;
  /** Its `data-piece` in the hand. */
  readonly piece: string;
  readonly seat: Seat;
}

/**
 * ART.md 10 A played card travels to its place: from the hand, where it is still drawn, or from the plate of its player, as
 * a back that turns over half-way. Without motion it fades in at its place.
 */
export function useTravel(
  place: RefObject<HTMLElement | null>,
  played: Played | undefined,
  motion: Motion,
): void {
  const before = useRef(played?.play ?? -1);
  useLayoutEffect(() => {
    const now = played?.play ?? -1;
    const isNew = now > before.current; // after an undo an earlier play is the last again
    before.current = now;
    if (isNew && played !== undefined && place.current !== null) travel(place.current, played, motion);
  });
}

const easeOut = 'cubic-bezier(.2,.8,.2,1)';
/** Duration of the fade in ms; it is no movement, so it stays without motion. */
const fadeTime = 300;

function travel(card: HTMLElement, { piece, seat }: Played, motion: Motion): void {
  if (motion.pause(1) === 0) return;
  const to = card.getBoundingClientRect();
  if (to.width === 0) return;
  const inHand = boxOf(`.tray [data-piece="${CSS.escape(piece)}"]`);
  const from = inHand ?? boxOf(`[data-anchor="seat-${seat}"]`);
  if (!motion.on || from === undefined) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: motion.pause(fadeTime) });
    return;
  }
  const duration = motion.ms(moveTime);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(1, from.width / to.width)})`;
  const turned = inHand === undefined ? ' perspective(800px) rotateY(180deg)' : '';
  card.animate(
    [
      { transform: `${start}${turned}`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration, easing: easeOut },
  );
  if (inHand === undefined) showBack(card, duration);
}

/** The back covers the card for the first half of its turn; `.travels` draws it. */
function showBack(card: HTMLElement, duration: number): void {
  card.animate([{ opacity: 1 }, { opacity: 1, offset: 0.25 }, { opacity: 0, offset: 0.25 }, { opacity: 0 }], {
    duration,
    pseudoElement: '::before',
  });
}

function boxOf(selector: string): DOMRect | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : undefined;
}
