/** A rectangle on the screen, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Position of a preview, and the height it has room for. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Distance from the anchor and from the edge of the screen. */
const gap = 8;

/**
 * Places a preview beside its anchor: above, right, left or below, the first side where it fits without covering the
 * anchor or `kept` (the prompt); else the first where it fits; else the higher of above and below, cut to its height.
 */
export function placeBeside(anchor: Box, size: Size, room: Size, kept?: Box): Placed {
  const x = clamp((anchor.left + anchor.right - size.width) / 2, room.width - size.width);
  const y = clamp((anchor.top + anchor.bottom - size.height) / 2, room.height - size.height);
  const above = { left: x, top: anchor.top - gap - size.height };
  const below = { left: x, top: anchor.bottom + gap };
  const sides = [
    above,
    { left: anchor.right + gap, top: y },
    { left: anchor.left - gap - size.width, top: y },
    below,
  ];
  const fits = sides.filter(({ left, top }) => isInside({ left, top }, size, room));
  const best = fits.find((at) => kept === undefined || !overlaps(boxOf(at, size), kept)) ?? fits[0];
  if (best !== undefined) return { ...best, maxHeight: size.height };
  const [over, under] = [anchor.top - 2 * gap, room.height - anchor.bottom - 2 * gap];
  if (over >= under) return { left: x, top: gap, maxHeight: Math.max(0, over) };
  return { ...below, maxHeight: Math.max(0, under) };
}

function clamp(value: number, most: number): number {
  return Math.max(gap, Math.min(value, most - gap));
}

function boxOf({ left, top }: Pick<Box, 'left' | 'top'>, { width, height }: Size): Box {
  return { left, top, right: left + width, bottom: top + height };
}

function isInside(at: Pick<Box, 'left' | 'top'>, size: Size, room: Size): boolean {
  const { left, top, right, bottom } = boxOf(at, size);
  return left >= gap && top >= gap && right <= room.width - gap && bottom <= room.height - gap;
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
