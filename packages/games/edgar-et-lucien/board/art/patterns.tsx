import { type PlateSize, patternId, unitOf } from '@manigance/ui/art/ink.ts';
import { type Enamel, enamels } from './enamels.ts';

const sizes = ['s', 'm', 'l'] as const;
const brass = [
  [0, '#fff4d2'],
  [0.35, '#f0cd7f'],
  [0.62, '#c8933f'],
  [1, '#7d5219'],
] as const;

const id = (name: string, size: PlateSize) => patternId('el', name, size);

/** The gradients that every plate of the game points at, once in the page. */
export function Patterns() {
  return (
    <svg class="art-defs" width="0" height="0" aria-hidden="true">
      <defs>
        {sizes.map((size) => (
          <PatternsOf key={size} size={size} />
        ))}
      </defs>
    </svg>
  );
}

function PatternsOf({ size }: { readonly size: PlateSize }) {
  // In the units of a glyph.
  const step = 4.4 * unitOf(size) * 3.25;
  return (
    <>
      <linearGradient id={id('brass', size)} gradientUnits="userSpaceOnUse" x1="30" y1="10" x2="210" y2="250">
        <Brass />
      </linearGradient>
      <linearGradient id={id('rim', size)} x1="0" y1="0" x2="1" y2="1">
        <Brass />
      </linearGradient>
      <linearGradient id={id('rail', size)} x1="0" y1="0" x2="0" y2="1">
        <Brass />
      </linearGradient>
      <pattern
        id={id('brush', size)}
        width="700"
        height={step}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-24) translate(-100 0)"
      >
        <path fill="#5a380e" opacity=".6" d={`M550 0L165 ${step * 0.2}L550 ${step * 0.4}z`} />
      </pattern>
      {(Object.keys(enamels) as Enamel[]).map((name) => (
        <radialGradient key={name} id={id(`glaze-${name}`, size)} cx=".3" cy=".15" r="1">
          <stop offset="0" stop-color={enamels[name].light} />
          <stop offset=".55" stop-color={enamels[name].field} />
          <stop offset="1" stop-color={enamels[name].deep} />
        </radialGradient>
      ))}
    </>
  );
}

function Brass() {
  return (
    <>
      {brass.map(([at, colour]) => (
        <stop key={at} offset={at} stop-color={colour} />
      ))}
    </>
  );
}
