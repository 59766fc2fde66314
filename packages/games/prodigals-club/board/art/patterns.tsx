import { Hatching } from '@manigance/ui/art/hatching.tsx';
import { type PatternSize, type PlateSize, patternId, topOf, unitOf } from '@manigance/ui/art/ink.ts';
import { PatternSheet } from '@manigance/ui/art/parts.tsx';

/** The page's own ink and paper, so that a cut is reversed at night. */
export const ink = 'var(--pc-ink)';
/** The paper of the page. */
export const paper = 'var(--pc-paper)';

/** How far the stipple reaches into a glyph. */
const reaches: Readonly<Record<PatternSize, number>> = { s: 150, m: 185, l: 250 };

const id = (name: string, size: PatternSize) => patternId('pc', name, size);
const tenths = (n: number) => Math.round(n * 10) / 10;

/** A field of swelling lines that die away at its edge. */
export function fieldOf(size: PlateSize): string {
  const step = 4.8 * unitOf(size);
  const top = topOf(size);
  const thick = step * 0.36;
  let lines = '';
  for (let y = top + 8, i = 0; y < 84; y += step, i++) {
    const half = 76 * Math.sqrt(Math.max(0, 1 - ((y - 46 - top / 2) / (48 - top / 2)) ** 2));
    const from = Math.round(80 - half * (0.86 + (0.14 * ((i * 7) % 5)) / 5));
    const to = Math.round(80 + half * (0.86 + (0.14 * ((i * 3) % 4)) / 4));
    const at = tenths(y);
    lines += `M${from} ${at}Q118 ${tenths(y - thick)} ${to} ${at}Q118 ${tenths(y + thick)} ${from} ${at}z`;
  }
  return lines;
}

/** The patterns of all pictures. */
export function Patterns() {
  return <PatternSheet of={PatternsOf} />;
}

function PatternsOf({ size }: { readonly size: PatternSize }) {
  return (
    <>
      <Stipple size={size} light="l" />
      <Stipple size={size} light="r" />
      <Hatch size={size} />
    </>
  );
}

function Stipple({ size, light }: { readonly size: PatternSize; readonly light: 'l' | 'r' }) {
  // In the units of a glyph.
  const step = 3.9 * unitOf(size) * 3.3;
  const reach = reaches[size];
  const dots = Array.from({ length: Math.ceil(reach / step) }, (_, i) => ({
    x: i * step,
    r: tenths(Math.max(0.06, 0.5 - (i * step) / (reach * 2.2)) * step * 0.62),
  }));
  return (
    <pattern
      id={id(`dot-${light}`, size)}
      width="700"
      height={step * 2}
      patternUnits="userSpaceOnUse"
      patternTransform={`${light === 'r' ? 'translate(256 0) scale(-1 1) ' : ''}rotate(-20) translate(-120 0)`}
    >
      <g fill={paper}>
        {dots.flatMap(({ x, r }) => [
          <circle key={x} cx={Math.round(x)} cy={Math.round(step * 0.5)} r={r} />,
          <circle key={x + 0.5} cx={Math.round(x + step / 2)} cy={Math.round(step * 1.5)} r={r} />,
        ])}
      </g>
    </pattern>
  );
}

function Hatch({ size }: { readonly size: PatternSize }) {
  const step = 3.3 * unitOf(size);
  return (
    <Hatching id={id('hatch', size)} size={step}>
      <path fill={ink} d={`M0 0h${step}v${1.15 * unitOf(size)}H0z`} />
    </Hatching>
  );
}
