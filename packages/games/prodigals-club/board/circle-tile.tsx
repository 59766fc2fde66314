import { memo } from '@manigance/ui/memo.ts';
import type { CircleId, Side } from './from-game.ts';
import { MarkAt } from './glyph.tsx';
import { sidesOf } from './sides.ts';

/** Width of a circle tile. */
export const tileSize = 48;
const reach = 15;
const places = [
  [0, -reach],
  [reach, 0],
  [0, reach],
  [-reach, 0],
] as const;

/** A circle tile, centred on the origin. */
export function CircleArt({
  tile,
  rotation,
  met = [],
}: {
  readonly tile: CircleId;
  readonly rotation: number;
  /** Sides that touch another tile: their symbol is drawn between the two. */
  readonly met?: readonly boolean[];
}) {
  const half = tileSize / 2 - 1;
  return (
    <g class="pc-tile">
      <rect class="paper" x={-half} y={-half} width={half * 2} height={half * 2} rx="3" />
      <circle class="ring" r="6.5" />
      <circle class="core" r="3.5" />
      {sidesOf(tile, rotation).map((side: Side, at) => {
        const [x, y] = places[at] ?? [0, 0];
        if (side === 'none' || met[at] === true) return undefined;
        return (
          <MarkAt
            key={`${x} ${y}`}
            of={side === '?' ? 'wild' : side}
            at={[x, y]}
            size={side === '?' ? 10.5 : 13.5}
          />
        );
      })}
    </g>
  );
}

/** A tile outside a grid. */
export const CircleTile = memo(function CircleTile({
  tile,
  rotation,
}: {
  readonly tile: CircleId;
  readonly rotation: number;
}) {
  return (
    <svg
      class="pc-circle"
      viewBox={`${-tileSize / 2} ${-tileSize / 2} ${tileSize} ${tileSize}`}
      aria-hidden="true"
    >
      <CircleArt tile={tile} rotation={rotation} />
    </svg>
  );
});
