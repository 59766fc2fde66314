import type { TurningPoint } from '@manigance/bots/story';

/** The mark of a turning point on chart and list: moves are numbered, strokes of chance lettered, each in order. */
export function markOf(points: readonly Pick<TurningPoint, 'kind'>[], at: number): string {
  const kind = points[at]?.kind;
  const before = points.slice(0, at).filter((one) => one.kind === kind).length;
  return kind === 'move' ? `${before + 1}` : String.fromCharCode('A'.charCodeAt(0) + before);
}
