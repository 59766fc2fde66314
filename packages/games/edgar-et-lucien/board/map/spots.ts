import type { Point } from '../../rules/geometry.ts';

/** Positions of the pawns around the middle of their box: one row, or two from five pawns on. */
export function spotsFor(count: number): { readonly scale: number; readonly at: readonly Point[] } {
  if (count <= 4) {
    const gap = count < 4 ? 4.9 : 3.9;
    return { scale: 1, at: rowOf(count, gap, 3.4) };
  }
  const back = Math.floor(count / 2);
  return { scale: 0.82, at: [...rowOf(back, 3.8, 1), ...rowOf(count - back, 3.8, 4.1)] };
}

function rowOf(count: number, gap: number, y: number): Point[] {
  return Array.from({ length: count }, (_, at): Point => [(at - (count - 1) / 2) * gap, y]);
}
