import { explains } from './guide/explains.ts';
import type { SymbolId } from './guide/symbols.ts';
import { type Outline, outlines } from './outlines.ts';

/** Glyphs of buttons; the others are symbols and explain themselves. */
const ofButtons = ['check', 'rotate'] as const;
type OfButton = (typeof ofButtons)[number];

function explanation(of: Outline) {
  return ofButtons.includes(of as OfButton) ? {} : explains(of as Exclude<Outline, OfButton>);
}

/** A glyph in running text, hidden from screen readers: the label of its parent says it. */
export function Mark({
  of,
  as,
  class: extra = '',
}: {
  readonly of: Outline;
  /** The symbol it explains, if not itself. */
  readonly as?: SymbolId;
  readonly class?: string;
}) {
  return (
    <svg
      class={`pc-i ${extra}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(as === undefined ? explanation(of) : explains(as))}
    >
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
      {...explanation(of)}
      d={outlines[of]}
      fill-rule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
