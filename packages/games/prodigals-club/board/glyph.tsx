import { type Outline, outlines } from './outlines.ts';

/** A glyph in running text, hidden from screen readers: the label of its parent says it. */
export function Mark({ of, class: extra = '' }: { readonly of: Outline; readonly class?: string }) {
  return (
    <svg class={`pc-i ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[of]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

/** A glyph inside a drawing, centred on a point. */
export function MarkAt({
  of,
  at: [x, y],
  size,
  class: extra = '',
}: {
  readonly of: Outline;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly class?: string;
}) {
  const scale = size / 24;
  return (
    <path
      class={`pc-mark ${extra}`}
      d={outlines[of]}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
