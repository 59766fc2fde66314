import { cores } from './thread-work.ts';

/** Matches `from` to `to - 1` of a seed. */
export interface MatchRange {
  readonly from: number;
  readonly to: number;
}

/** Ranges short enough for progress to move and long enough for message costs not to matter. */
export function* matchRanges(matches: number): Generator<MatchRange, void> {
  const length = Math.min(100, Math.max(1, Math.ceil(matches / (cores * 20))));
  for (let from = 0; from < matches; from += length) yield { from, to: Math.min(matches, from + length) };
}
