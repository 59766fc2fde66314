import type { Borough } from './from-game.ts';
import { explains } from './guide/explains.ts';
import { outlines } from './outlines.ts';

/** The arms of a borough, in heraldic hatching so that they do not depend on colour. */
export function Shield({
  borough,
  class: extra = '',
}: {
  readonly borough: Borough;
  readonly class?: string;
}) {
  return (
    <svg class={`pc-i pc-shield ${extra}`} viewBox="0 0 24 24" aria-hidden="true" {...explains(borough)}>
      <Blazon borough={borough} />
    </svg>
  );
}

/** The arms inside another drawing, 24 units square. */
export function Blazon({ borough }: { readonly borough: Borough }) {
  return (
    <g class={`pc-blazon ${borough}`}>
      <path class="field" d={outlines.shield} />
      <path class="hatch" d={hatching[borough]} />
      <path class="edge" d={outlines.shield} />
    </g>
  );
}

/** Hatching: gules vertical, azure horizontal, vert diagonal, or dotted. */
const hatching: Readonly<Record<Borough, string>> = {
  mayfair: 'M7 3v16M11 3v18M15 3v17M19 3v13',
  belgravia: 'M3.5 6h17M3.5 10h17M4 14h16M7 18h10',
  chelsea: 'M4 4l15 14M4 10l10 10M10 3.500L21 13M16 3.500l5 4.5',
  bloomsbury:
    'M7 6h.1M12 6h.1M17 6h.1M9.5 9.500h.1M14.5 9.500h.1M7 13h.1M12 13h.1M17 13h.1M9.5 16.500h.1M14.5 16.500h.1M12 19.500h.1',
};
