import { type PatternSize, patternId, unitOf } from '@manigance/ui/art/ink.ts';
import { PatternSheet } from '@manigance/ui/art/parts.tsx';
import { type Enamel, enamels } from './enamels.ts';

const brass = [
  [0, '#fff4d2'],
  [0.35, '#f0cd7f'],
  [0.62, '#c8933f'],
  [1, '#7d5219'],
] as const;

const id = (name: string, size: PatternSize) => patternId('el', name, size);

/** The patterns of all pictures. */
export function Patterns() {
  return <PatternSheet of={PatternsOf} />;
}

function PatternsOf({ size }: { readonly size: PatternSize }) {
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
