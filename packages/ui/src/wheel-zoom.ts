/** Octaves of scale per pixel of wheel travel. A trackpad pinch arrives as small deltas with `ctrlKey`. */
const octavesPerPixel = { wheel: 0.0025, pinch: 0.01 };
/** One event changes the scale by this much at most: mice send up to 120 pixels a notch, with ctrl as well. */
const maxOctaves = 0.5;
/** Pixels of a line, for browsers that count the wheel in lines (`deltaMode` 1). */
const lineHeight = 16;

/** The factor by which a wheel event changes the scale; 1 when it travels sideways. */
export function wheelFactor(event: WheelEvent): number {
  if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return 1;
  const pixels = event.deltaY * (event.deltaMode === event.DOM_DELTA_PIXEL ? 1 : lineHeight);
  const octaves = -pixels * (event.ctrlKey ? octavesPerPixel.pinch : octavesPerPixel.wheel);
  return 2 ** Math.min(maxOctaves, Math.max(-maxOctaves, octaves));
}

/** Whether the page, or a box around this element, scrolls up or down. */
export function scrollsAround(element: Element): boolean {
  const page = document.scrollingElement;
  if (page !== null && page.scrollHeight > page.clientHeight) return true;
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (box.scrollHeight > box.clientHeight && (overflowY === 'auto' || overflowY === 'scroll')) return true;
  }
  return false;
}
