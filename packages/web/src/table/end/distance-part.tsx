import type { Seat, Vocabulary } from '@manigance/core';
import type { BoardProps } from '@manigance/ui/board-props.ts';
import type { EndParts } from '@manigance/ui/end-parts.ts';
import { Token } from '@manigance/ui/seats.tsx';
import { useId } from 'preact/hooks';

/** By how much the viewer missed victory, or won, in words and as a bar. */
export function DistancePart({
  parts,
  props,
  seat,
}: {
  readonly parts: EndParts<Vocabulary>;
  readonly props: BoardProps;
  readonly seat: Seat;
}) {
  const head = useId();
  const distance = parts.distance?.(props, seat);
  if (distance === undefined) return undefined;
  const { headline, detail, progress } = distance;
  const share = progress && Math.max(0, Math.min(1, progress.have / Math.max(1, progress.need)));
  return (
    <section class="end-me" aria-labelledby={head}>
      <p id={head} class="end-me-head">
        <Token seat={seat} /> {headline}
      </p>
      {detail !== undefined && <p>{detail}</p>}
      {progress !== undefined && (
        <>
          <p class="end-figure">
            {progress.figure} <small>{progress.of}</small>
          </p>
          <span class="end-bar" aria-hidden="true">
            <i style={{ width: `${(share ?? 0) * 100}%` }} />
          </span>
        </>
      )}
    </section>
  );
}
