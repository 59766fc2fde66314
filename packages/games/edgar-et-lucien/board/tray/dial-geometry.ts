/** Pure arithmetic of the dial: eight sectors, the first at the top, clockwise. */
export const sectors = 8;
const step = 360 / sectors;

/** The sector under a point, seen from the middle of the dial. */
export function sectorAt(x: number, y: number): number {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  return (Math.round(degrees / step) + sectors) % sectors;
}

/** Accumulated angle, in sectors, after turning the short way to a sector; it never wraps, so a hand never spins back. */
export function turnedTo(turns: number, sector: number): number {
  const way = (((sector - turns) % sectors) + sectors) % sectors;
  return turns + (way > sectors / 2 ? way - sectors : way);
}

/** How many sectors lie between two, by the shorter way. */
export function apart(one: number, other: number): number {
  const way = (((one - other) % sectors) + sectors) % sectors;
  return Math.min(way, sectors - way);
}

/** A sector of a ring, centred on the given one. */
export function sectorPath(sector: number, inner: number, outer: number, gap: number): string {
  const half = step / 2 - gap;
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const [from, to] = [sector * step - half, sector * step + half];
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
