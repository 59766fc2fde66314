/** Parts of the busts: heads in profile, facing left, on 120 by 140, and shoulders. */

type Point = readonly [number, number];

const tenths = (n: number) => Math.round(n * 10) / 10;
const pair = ([x, y]: Point) => `${tenths(x)} ${tenths(y)}`;

/** A closed smooth line through points (Catmull-Rom, written as Béziers). */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${curves.join('')}z`;
}

/** A head: brow, nose (length and drop), lip, chin and jowl in units; `mouth: false` leaves the lips out. */
export function face({
  brow = 0,
  nose = 0,
  drop = 0,
  lip = 0,
  chin = 0,
  jowl = 0,
  mouth = true,
} = {}): string {
  const lips: readonly Point[] = mouth
    ? [
        [40, 75.2],
        [37.2 - lip, 77.6],
        [40.4, 79.6],
        [38 - lip * 0.8, 82],
        [41.4, 85.4],
      ]
    : [
        [41, 76],
        [40.5, 80],
        [41, 84.5],
      ];
  return smooth([
    [55, 30],
    [45, 36],
    [40.5, 45],
    [39.5 - brow, 51],
    [42, 56],
    [38.5 - nose * 0.4, 62],
    [33 - nose, 68 + drop],
    [35 - nose * 0.6, 71 + drop * 0.8],
    [41, 72.5],
    ...lips,
    [38.5 - chin, 91],
    [43 - chin * 0.5, 96.4],
    [54, 97 + jowl],
    [61, 101 + jowl],
    [62, 113],
    [62, 124],
    [86, 124],
    [81, 112],
    [83, 98],
    [90, 82],
    [94, 62],
    [88, 42],
    [74, 31],
  ]);
}

/** Path of a coat with lapels. */
export const coat = 'M12 142C14 124 36 118 56 111l8 8 24-10c8 8 26 8 30 33z';
/** Path of narrow shoulders. */
export const slightShoulders = 'M22 142c2-16 20-20 38-28l6 6 20-8c6 8 22 8 26 30z';
/** Path of broad shoulders. */
export const broadShoulders = 'M4 142c0-22 26-26 50-34l12 9 26-12c10 9 28 8 32 37z';
/** Lines of the lapels of a coat. */
export const lapels = 'M56 113l10 27M66 119l-2 21M88 110L72 140';
