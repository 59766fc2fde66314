import type { Moment } from '@manigance/bots/story';

/** The area of a chart in its own units, and the number of moves it spans. */
export interface ChartFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly moves: number;
}

/** Horizontal place of a move in a chart. */
export function xOf({ left, width, moves }: ChartFrame, move: number): number {
  return left + (width * move) / Math.max(1, moves);
}

/** Vertical place of a chance in a chart. */
export function yOf({ top, height }: ChartFrame, chance: number): number {
  return top + height * (1 - chance);
}

/** The line of one seat. */
export function lineOf(frame: ChartFrame, moments: readonly Moment[], seat: number): string {
  return moments
    .map(({ move, chances }, at) => {
      const [x, y] = [xOf(frame, move), yOf(frame, chances[seat] ?? 0)];
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** Positions as near as possible to those wanted, in order, at least `apart` from each other and not below `most`. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted
    .map((_, at) => at)
    .toSorted((one, other) => at(wanted, one) - at(wanted, other) || one - other);
  const placed = wanted.slice();
  let before = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    before = Math.max(at(wanted, index), before + apart);
    placed[index] = before;
  }
  let after = most + apart;
  for (const index of order.toReversed()) {
    after = Math.min(at(placed, index), after - apart);
    placed[index] = after;
  }
  return placed;
}

function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** The move after which a seat leads for good; 0 if it always does. */
export function leadFrom(moments: readonly Moment[], seat: number): number {
  const behind = moments.findLastIndex(({ chances }) => chances.some((one) => one > (chances[seat] ?? 0)));
  return moments[behind + 1]?.move ?? 0;
}

/** The moment before the end at which a seat's chance was largest. */
export function bestMoment(moments: readonly Moment[], seat: number): Moment | undefined {
  const before = moments.slice(0, -1);
  return before.toSorted((one, other) => (other.chances[seat] ?? 0) - (one.chances[seat] ?? 0))[0];
}

/** A number of moments spread over the match, always with the first, the last and these. */
export function sampled(moments: readonly Moment[], count: number, always: readonly number[]): Moment[] {
  const step = Math.max(1, (moments.length - 1) / count);
  const kept = new Set(
    Array.from({ length: count + 1 }, (_, at) => Math.min(moments.length - 1, Math.round(at * step))),
  );
  return moments.filter(({ move }, at) => kept.has(at) || always.includes(move));
}
